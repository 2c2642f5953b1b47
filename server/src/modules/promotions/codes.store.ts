import type { PromoWish } from '@school/contract/promotions/shapes';

import { type Db, sql } from '#platform/db';

import type { CodeTerms } from './rules/promo-code.ts';

export interface CodeRecord extends CodeTerms {
  code: string;
  note: string;
  createdAt: Temporal.Instant;
}

/** Which codes a list shows. */
export interface CodesAsked {
  search?: string | undefined;
  state?: 'active' | 'planned' | 'ended' | undefined;
  type?: CodeTerms['type'] | undefined;
  before?: Temporal.Instant | undefined;
  limit: number;
}

const columns = sql`
  code, type, percent, amounts, lessons, for_kind as "forKind", product_code as "productCode", starts_at as "startsAt", ends_at as "endsAt",
  stopped_at as "stoppedAt", uses_max as "usesMax", uses_per_family as "usesPerFamily", used, note, created_at as "createdAt"`;

export type Codes = ReturnType<typeof createCodes>;

/** Promo codes of the school. */
export function createCodes(db: Db) {
  return {
    find: (code: string) => db.one(sql<CodeRecord>`select ${columns} from promotions_codes where code = ${code}`),

    /** False when there is such a code already. */
    async add(wish: PromoWish & { code: string }, createdBy: string, now: Temporal.Instant): Promise<boolean> {
      const amounts = wish.amounts === null ? null : JSON.stringify(wish.amounts);
      return (
        (await db.run(sql`
          insert into promotions_codes (code, type, percent, amounts, lessons, for_kind, product_code, starts_at, ends_at, uses_max,
            uses_per_family, note, created_by, created_at)
          values (${wish.code}, ${wish.type}, ${wish.percent}, ${amounts}::jsonb, ${wish.lessons}, ${wish.forKind}, ${wish.productCode},
            ${wish.startsAt}, ${wish.endsAt}, ${wish.usesMax}, ${wish.usesPerFamily}, ${wish.note}, ${createdBy}, ${now})
          on conflict do nothing`)) === 1
      );
    },

    /** True when it could still be used until now. */
    async stop(code: string, now: Temporal.Instant): Promise<boolean> {
      return (await db.run(sql`update promotions_codes set stopped_at = coalesce(stopped_at, ${now}) where code = ${code}`)) === 1;
    },

    /** Takes one use; false when none is left. */
    async use(code: string): Promise<boolean> {
      return (
        (await db.run(sql`
          update promotions_codes set used = used + 1 where code = ${code} and (uses_max is null or used < uses_max)`)) === 1
      );
    },

    giveUseBack: (code: string) => db.run(sql`update promotions_codes set used = used - 1 where code = ${code}`),

    list: ({ search, state, type, before, limit }: CodesAsked, now: Temporal.Instant) =>
      db.all(sql<CodeRecord>`
        select ${columns} from promotions_codes
        where (${search ?? null}::text is null or code like ${pattern(search ?? '').toUpperCase()} or note ilike ${pattern(search ?? '')})
          and (${type ?? null}::text is null or type = ${type ?? null})
          and (${before?.toString() ?? null}::timestamptz is null or created_at < ${before?.toString() ?? null})
          and (${state ?? null}::text is null or ${state ?? null} = case
            when stopped_at is not null or used >= uses_max or ends_at < ${now} then 'ended'
            when starts_at > ${now} then 'planned' else 'active' end)
        order by created_at desc, code limit ${limit}`),
  };
}

const pattern = (search: string): string => `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`;
