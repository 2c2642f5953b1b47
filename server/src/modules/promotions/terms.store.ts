import type { Promotion, PromotionCode, PromotionTerms } from '@school/contract/promotions/terms-shapes';

import { datedColumns, type DatedRow, type Colleague, withdrawal } from '#platform/dated-rows';
import { type Db, sql } from '#platform/db';

import type { Terms } from './rules/terms.ts';

/** Terms with their story. */
export interface TermsRecord extends Terms, DatedRow {
  promotion: PromotionCode;
}

const columns = sql`promotion, is_on as "isOn", lessons, friend_lessons as "friendLessons", hours, ${datedColumns}`;

export type TermsStore = ReturnType<typeof createTerms>;

/** Terms of gifts and of the referral promotion, and what came of them. */
export function createTerms(db: Db) {
  return {
    /** Of one promotion; the newest begin first. */
    of: (promotion: PromotionCode) =>
      db.all(sql<TermsRecord>`
        select ${columns} from promotions_terms where promotion = ${promotion} order by valid_from desc, withdrawn_at nulls first`),
    all: () => db.all(sql<TermsRecord>`select ${columns} from promotions_terms order by valid_from desc, withdrawn_at nulls first`),
    /** False when terms begin at this very instant already. */
    async set(
      promotion: PromotionCode,
      it: PromotionTerms & { validFrom: Temporal.Instant; reason: string },
      by: Colleague,
      now: Temporal.Instant,
    ): Promise<boolean> {
      return (
        (await db.run(sql`
          insert into promotions_terms (promotion, valid_from, is_on, lessons, friend_lessons, hours, set_at, set_by, set_by_name, reason)
          values (${promotion}, ${it.validFrom}, ${it.isOn}, ${it.lessons}, ${it.friendLessons}, ${it.hours}, ${now}, ${by.accountId},
            ${by.name}, ${it.reason})
          on conflict do nothing`)) === 1
      );
    },
    withdraw: (promotion: PromotionCode, it: { validFrom: Temporal.Instant; reason: string }, by: Colleague, now: Temporal.Instant) =>
      db.run(sql`
        update promotions_terms
        set ${withdrawal(by, it.reason, now)}
        where promotion = ${promotion} and valid_from = ${it.validFrom} and withdrawn_at is null`),

    /** What came of each promotion since an instant; one without a row had nothing. */
    figures: (since: Temporal.Instant, now: Temporal.Instant) =>
      db.all(sql<Promotion['figures'] & { promotion: PromotionCode }>`
        select promotion, sum(offered)::int as offered, sum(open)::int as open, sum(given)::int as given, sum(lessons)::int as lessons
        from (
          select gift_code as promotion, count(*) as offered, 0 as open, 0 as given, 0 as lessons
          from promotions_offers where offered_at >= ${since} group by 1
          union all
          select o.gift_code, 0, count(*), 0, 0 from promotions_offers o
          where o.until_at >= ${now}
            and not exists (select from promotions_given_gifts g where g.family_id = o.family_id and g.gift_code = o.gift_code)
          group by 1
          union all
          select gift_code, 0, 0, count(*), sum(f.lessons) from promotions_given_gifts g
          join promotions_frozen_gifts f using (order_id, gift_code) where g.given_at >= ${since} group by 1
          union all
          select 'survey', 0, 0, count(*), coalesce(sum(lessons), 0) from promotions_surveys where given_at >= ${since}
          union all
          select 'referral', count(*), count(*) filter (where rewarded_at is null), 0, 0
          from promotions_referrals where invited_at >= ${since}
          union all
          select 'referral', 0, 0, count(*), coalesce(sum(lessons - coalesce(taken_back, 0)), 0)
          from promotions_referrals where rewarded_at >= ${since}
        ) part group by promotion`),
  };
}
