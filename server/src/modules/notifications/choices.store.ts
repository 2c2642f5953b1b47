import { type NotificationChannel, notificationLimits, type NotificationTopic } from '@school/contract/notifications/limits';
import type { QuietHours } from '@school/contract/notifications/shapes';

import { type Db, sql } from '#platform/db';

/** What somebody has chosen; topics that are not named are told as the school does by itself. */
export interface Choices {
  channels: Partial<Record<NotificationTopic, NotificationChannel[]>>;
  quiet: QuietHours | null;
}

interface Row {
  channels: Choices['channels'];
  ringsAlways: boolean;
  from: number;
  to: number;
}

/** Channels and quiet hours by person. */
export const createChoices = (db: Db) => ({
  async of(customerId: string): Promise<Choices> {
    const row = await db.one(sql<Row>`
      select channels, rings_always as "ringsAlways", quiet_from as "from", quiet_to as "to"
      from notifications_settings where customer_id = ${customerId}`);
    if (!row) return { channels: {}, quiet: notificationLimits.quiet };
    return { channels: row.channels, quiet: row.ringsAlways ? null : { from: row.from, to: row.to } };
  },
  /** Quiet hours of many at once, of those who have chosen them. */
  async quietOf(customerIds: readonly string[]): Promise<Map<string, QuietHours | null>> {
    const rows = await db.all(sql<Omit<Row, 'channels'> & { customerId: string }>`
      select customer_id as "customerId", rings_always as "ringsAlways", quiet_from as "from", quiet_to as "to"
      from notifications_settings where customer_id = any(${[...customerIds]}::uuid[])`);
    return new Map(rows.map(({ customerId, ringsAlways, from, to }) => [customerId, ringsAlways ? null : { from, to }]));
  },
  /** Changes what is named; two changes at once both hold. */
  async change(customerId: string, { channels, quiet }: Partial<Choices>, now: Temporal.Instant): Promise<void> {
    const hours = quiet ?? notificationLimits.quiet;
    await db.run(sql`
      insert into notifications_settings as s (customer_id, channels, rings_always, quiet_from, quiet_to, changed_at)
      values (${customerId}, ${JSON.stringify(channels ?? {})}::jsonb, ${quiet === null}, ${hours.from}, ${hours.to}, ${now})
      on conflict (customer_id) do update set
        channels = s.channels || excluded.channels,
        rings_always = ${quiet === undefined ? sql`s.rings_always` : sql`excluded.rings_always`},
        quiet_from = ${quiet ? sql`excluded.quiet_from` : sql`s.quiet_from`},
        quiet_to = ${quiet ? sql`excluded.quiet_to` : sql`s.quiet_to`},
        changed_at = excluded.changed_at`);
  },
});

export type ChoiceStore = ReturnType<typeof createChoices>;

/** The channels of a topic: as chosen, or as the school does by itself. */
export const channelsOf = ({ channels }: Choices, topic: NotificationTopic): readonly NotificationChannel[] =>
  channels[topic] ?? notificationLimits.channels[topic];
