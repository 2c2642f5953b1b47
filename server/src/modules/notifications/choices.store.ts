import type { NotificationChannel, NotificationTopic } from '@school/contract/notifications/limits';
import type { QuietHours } from '@school/contract/notifications/shapes';

import { type Db, sql } from '#platform/db';

type Channels = Record<NotificationTopic, NotificationChannel[]>;

/** How somebody is told: as it has chosen, and where it has not, as the school does by itself. */
export interface Choices {
  channels: Channels;
  quiet: QuietHours | null;
}

/** What the school does by itself now. */
export interface UsualChoices {
  channels: () => Channels;
  quiet: () => QuietHours;
}

interface Row {
  channels: Partial<Channels>;
  ringsAlways: boolean;
  from: number | null;
  to: number | null;
}

/** Channels and quiet hours by person. */
export function createChoices(db: Db, usual: UsualChoices) {
  const quietIn = ({ ringsAlways, from, to }: Omit<Row, 'channels'>): QuietHours | null => {
    if (ringsAlways) return null;
    return from === null || to === null ? usual.quiet() : { from, to };
  };
  return {
    async of(customerId: string): Promise<Choices> {
      const row = await db.one(sql<Row>`
        select channels, rings_always as "ringsAlways", quiet_from as "from", quiet_to as "to"
        from notifications_settings where customer_id = ${customerId}`);
      return { channels: { ...usual.channels(), ...row?.channels }, quiet: row ? quietIn(row) : usual.quiet() };
    },
    /** Quiet hours of many at once. */
    async quietOf(customerIds: readonly string[]): Promise<Map<string, QuietHours | null>> {
      const rows = await db.all(sql<Omit<Row, 'channels'> & { customerId: string }>`
        select customer_id as "customerId", rings_always as "ringsAlways", quiet_from as "from", quiet_to as "to"
        from notifications_settings where customer_id = any(${[...customerIds]}::uuid[])`);
      const chosen = new Map(rows.map((row) => [row.customerId, quietIn(row)]));
      return new Map(customerIds.map((id) => [id, chosen.has(id) ? (chosen.get(id) ?? null) : usual.quiet()]));
    },
    /** Changes what is named; two changes at once both hold. Hours that nobody has chosen stay the school's. */
    async change(
      customerId: string,
      { channels, quiet }: { channels: Partial<Channels>; quiet?: QuietHours | null },
      now: Temporal.Instant,
    ): Promise<void> {
      await db.run(sql`
        insert into notifications_settings as s (customer_id, channels, rings_always, quiet_from, quiet_to, changed_at)
        values (${customerId}, ${JSON.stringify(channels)}::jsonb, ${quiet === null}, ${quiet?.from ?? null}, ${quiet?.to ?? null}, ${now})
        on conflict (customer_id) do update set
          channels = s.channels || excluded.channels,
          rings_always = ${quiet === undefined ? sql`s.rings_always` : sql`excluded.rings_always`},
          quiet_from = ${quiet ? sql`excluded.quiet_from` : sql`s.quiet_from`},
          quiet_to = ${quiet ? sql`excluded.quiet_to` : sql`s.quiet_to`},
          changed_at = excluded.changed_at`);
    },
  };
}

export type ChoiceStore = ReturnType<typeof createChoices>;
