import type { Invariant } from '#modules/ledger';

/** The credit of a key with its lot: `o.key`, `o.scope`, `l.granted`, `l.lot_id`. */
const credits = (prefix: string) => `(select o.key, o.scope, l.granted, l.lot_id from ledger_ops o
  join ledger_lots l on l.lot_id::text = o.result and 'family:' || l.family_id = o.scope
  where o.what = 'credit' and o.key like '${prefix}:%')`;

/** What gifts, promo codes, friends and surveys promise of the books (docs/design/money.md#invariants). */
export const promotionInvariants: readonly Invariant[] = [
  {
    code: 'I27',
    says: 'a promo code counts its uses, and has no more than it may',
    sql: `select count(*) as bad from promotions_codes c
      left join (select counted_code as code, count(*) as n from promotions_redemptions
                 where state in ('reserved', 'consumed') and counted_code is not null group by 1) r using (code)
      where c.used <> coalesce(r.n, 0) or c.used > c.uses_max`,
  },
  {
    code: 'I28',
    says: 'who invited a friend is thanked once, with what was promised, when the friend has paid; no more is taken back than is told',
    sql: `select count(*) as bad from (select *, 'referral:' || friend_family_id as key from promotions_referrals where rewarded_at is not null) r
      full join (select c.key, min(c.scope) as scope, count(*) as n, sum(c.granted) as lessons, sum(d.units) as taken
                 from ${credits('referral')} c
                 left join (select lot_id, -sum(delta) as units from ledger_entries where type = 'debt' group by 1) d using (lot_id)
                 group by 1) o using (key)
      where r.inviter_family_id is null or o.n is distinct from 1 or o.lessons is distinct from r.lessons
        or o.scope <> 'family:' || r.inviter_family_id or coalesce(o.taken, 0) <> coalesce(r.taken_back, 0)`,
  },
  {
    code: 'I46',
    says: 'a survey is thanked for once, with what was promised',
    sql: `select count(*) as bad from (
        select 'family:' || family_id as scope, 'survey:' || survey_id as key, lessons from promotions_surveys) s
      full join ${credits('survey')} c using (scope, key)
      where c.granted is distinct from s.lessons`,
  },
  {
    code: 'I47',
    says: 'gifts for buying soon do not add up: a family was given one at most',
    sql: `select count(*) as bad from (
        select family_id from promotions_given_gifts where gift_code in ('afterOnboarding', 'afterIntro')
        group by 1 having count(*) > 1) f`,
  },
];
