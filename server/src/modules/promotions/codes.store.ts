import type { PromoCodeRequest } from '@school/contract/promotions/shapes';

import type { Colleague } from '#platform/dated-rows';
import { type Db, sql } from '#platform/db';

import type { CodeTerms } from './rules/promo-code.ts';

export interface CodeRecord extends CodeTerms {
  code: string;
  note: string;
  createdAt: Temporal.Instant;
  createdBy: string | null;
  createdByName: string | null;
  stoppedBy: string | null;
  stoppedByName: string | null;
  stoppedReason: string | null;
}

/** Which codes a list shows. */
export interface CodesAsked {
  search?: string | undefined;
  state?: 'active' | 'planned' | 'ended' | undefined;
  type?: CodeTerms['type'] | undefined;
  /** The place in the list after which to go on. */
  after?: { at: string; id: string } | undefined;
  limit: number;
}

const columns = sql`
  code, type, percent, amounts, lessons, for_kind as "forKind", product_code as "productCode", starts_at as "startsAt", ends_at as "endsAt",
  stopped_at as "stoppedAt", uses_max as "usesMax", uses_per_family as "usesPerFamily", used, note, created_at as "createdAt",
  created_by as "createdBy", created_by_name as "createdByName", stopped_by as "stoppedBy", stopped_by_name as "stoppedByName",
  stopped_reason as "stoppedReason"`;

export type Codes = ReturnType<typeof createCodes>;

/** Promo codes of the school. */
export function createCodes(db: Db) {
  return {
    find: (code: string) => db.one(sql<CodeRecord>`select ${columns} from promotions_codes where code = ${code}`),

    /** False when there is such a code already. */
    async add(request: PromoCodeRequest, by: Colleague, now: Temporal.Instant): Promise<boolean> {
      const amounts = request.amounts === null ? null : JSON.stringify(request.amounts);
      return (
        (await db.run(sql`
          insert into promotions_codes (code, type, percent, amounts, lessons, for_kind, product_code, starts_at, ends_at, uses_max,
            uses_per_family, note, created_by, created_by_name, created_at)
          values (${request.code}, ${request.type}, ${request.percent}, ${amounts}::jsonb, ${request.lessons}, ${request.forKind}, ${request.productCode},
            ${request.startsAt}, ${request.endsAt}, ${request.usesMax}, ${request.usesPerFamily}, ${request.note}, ${by.accountId}, ${by.name}, ${now})
          on conflict do nothing`)) === 1
      );
    },

    /** The first one who stops a code stays on the record. */
    stop: (code: string, reason: string, by: Colleague, now: Temporal.Instant) =>
      db.run(sql`
        update promotions_codes
        set stopped_at = ${now}, stopped_by = ${by.accountId}, stopped_by_name = ${by.name}, stopped_reason = ${reason}
        where code = ${code} and stopped_at is null`),

    /** Takes one use; false when none is left. */
    async use(code: string): Promise<boolean> {
      return (
        (await db.run(sql`
          update promotions_codes set used = used + 1 where code = ${code} and (uses_max is null or used < uses_max)`)) === 1
      );
    },

    giveUseBack: (code: string) => db.run(sql`update promotions_codes set used = used - 1 where code = ${code}`),

    list: ({ search, state, type, after, limit }: CodesAsked, now: Temporal.Instant) =>
      db.all(sql<CodeRecord>`
        select ${columns} from promotions_codes
        where (${search ?? null}::text is null or code like ${pattern(search ?? '').toUpperCase()} or note ilike ${pattern(search ?? '')})
          and (${type ?? null}::text is null or type = ${type ?? null})
          and (${after?.at ?? null}::timestamptz is null
            or created_at < ${after?.at ?? null} or (created_at = ${after?.at ?? null} and code > ${after?.id ?? null}))
          and (${state ?? null}::text is null or ${state ?? null} = case
            when stopped_at is not null or used >= uses_max or ends_at < ${now} then 'ended'
            when starts_at > ${now} then 'planned' else 'active' end)
        order by created_at desc, code limit ${limit}`),
  };
}

const pattern = (search: string): string => `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`;
