import { type Invariant, ledgerInvariants } from '#modules/ledger';
import { accountsByHand } from '#modules/payments';
import { refundInvariants } from '#modules/refunds';
import { cardInvariants } from '#modules/saved-cards';
import { subscriptionInvariants } from '#modules/subscriptions';

import { promotionInvariants } from './promotion-invariants.ts';

const paid = `('paid', 'refunding', 'refunded')`;
const valueLeft = '(l.value - l.value * (l.granted - l.remaining) / l.granted)';
/** Where the money of a provider lies, as the books call it. */
const account = `case provider ${Object.entries(accountsByHand)
  .map(([way, lies]) => `when '${way}' then '${lies}'`)
  .join(' ')} else 'clearing:' || provider end`;
/** Money that paid an order: when it came, or later, because a manager found out what it was for. */
const applied = `select order_id, amount, currency from payments_payments where outcome = 'applied'
  union all select order_id, amount, currency from payments_put_right where became = 'applied'`;

/**
 * What the payments promise (docs/design/money.md#invariants). This audit is the one place that reads the ledger's tables beside
 * our own: that the two sets of books agree cannot be seen from one of them. (I20, one notice a paid order, rests on
 * the deliveries of the platform, which are deleted when heard; its test stands with the orders.)
 */
const ownInvariants: readonly Invariant[] = [
  {
    code: 'I08',
    says: 'a paid order has one paid entry, an unpaid one has none',
    sql: `select count(*) as bad from payments_orders o
      left join (select l.order_id, count(*) as n from ledger_entries e join ledger_lots l using (family_id, lot_id)
                 where e.type = 'paid' group by 1) e using (order_id)
      where (o.state in ${paid})::int <> coalesce(e.n, 0)`,
  },
  {
    code: 'I09',
    says: 'what an order captured is the money applied to it',
    sql: `select count(*) as bad from payments_orders o
      left join (select order_id, sum(amount) as amount from (${applied}) p group by 1) p using (order_id)
      where o.captured <> coalesce(p.amount, 0)`,
  },
  {
    code: 'I10',
    says: 'money that was not applied stands in unapplied until it is sent back or put right otherwise, in each currency',
    sql: `select count(*) as bad from (
        select currency, sum(amount) as amount from (
          select currency, sum(amount) as amount from payments_payments where outcome <> 'applied' group by 1
          union all
          select currency, -sum(amount) from refunds_transfers where why <> 'customer' and state = 'done' group by 1
          union all
          select currency, -sum(amount) from payments_put_right group by 1
          union all
          select currency, sum(case when debit = 'unapplied' then amount else -amount end)
          from ledger_postings where 'unapplied' in (debit, credit) group by 1
        ) part group by 1
      ) total where amount <> 0`,
  },
  {
    code: 'I11',
    says: 'money that was not applied is asked to be sent back exactly once, to the kopeck, and not sent when it is put right otherwise',
    sql: `select count(*) as bad from payments_payments p
      left join (select provider, payment_ref, count(*) as n, sum(amount) as amount, bool_or(state = 'canceled') as canceled
                 from refunds_transfers where why <> 'customer' group by 1, 2) r using (provider, payment_ref)
      left join payments_put_right k using (provider, payment_ref)
      where coalesce(r.n, 0) <> (p.outcome <> 'applied')::int
        or coalesce(r.amount, 0) <> case when p.outcome = 'applied' then 0 else p.amount end
        or coalesce(r.canceled, false) <> (k.became is not null)`,
  },
  {
    code: 'I13',
    says: 'no order gives back more than it captured, and what it gives back was asked for',
    sql: `select count(*) as bad from payments_orders o
      left join (select order_id, sum(amount) as amount from refunds_transfers where why = 'customer' group by 1) r using (order_id)
      where o.refunded > o.captured or o.refunded <> coalesce(r.amount, 0)`,
  },
  {
    code: 'I14',
    says: 'what each provider owes the school is the sum of its payments less what it has sent back',
    sql: `select count(*) as bad from (
        select account, currency, sum(amount) as amount from (
          select ${account} as account, currency, sum(amount) as amount from payments_payments group by 1, 2
          union all
          select paid_from, currency, -sum(amount) from refunds_transfers where state = 'done' group by 1, 2
          union all
          select debit, currency, -sum(amount) from ledger_postings where debit ~ '^(clearing|cash|bank):' group by 1, 2
          union all
          select credit, currency, sum(amount) from ledger_postings where credit ~ '^(clearing|cash|bank):' group by 1, 2
        ) part group by 1, 2
      ) total where amount <> 0`,
  },
  {
    code: 'I15',
    says: 'what an order captured is what its lessons have used up and what is left in them',
    sql: `select count(*) as bad from payments_orders o
      left join (select l.order_id, sum(${valueLeft}) as value from ledger_lots l group by 1) rest using (order_id)
      left join (select l.order_id, sum(-sign(e.delta) * e.value) as value from ledger_entries e join ledger_lots l using (family_id, lot_id)
                 where e.delta < 0 and e.type <> 'exchange' or e.type = 'returned' group by 1) used using (order_id)
      where o.state in ${paid} and o.captured <> coalesce(rest.value, 0) + coalesce(used.value, 0)`,
  },
  {
    code: 'I24',
    says: 'money is applied in the amount and the currency of its order',
    sql: `select count(*) as bad from (${applied}) p join payments_orders o using (order_id)
      where (p.amount, p.currency) is distinct from (o.amount, o.currency)`,
  },
  {
    code: 'I25',
    says: 'an order credits the lessons it was for, and the gifts it was promised',
    sql: `select count(*) as bad from payments_orders o
      left join (select order_id, sum(granted) filter (where source = 'paid') as lessons,
                        sum(granted) filter (where source in ('bonus', 'fastPayment')) as bonus
                 from ledger_lots where order_id is not null group by 1) l using (order_id)
      left join (select order_id, sum(f.lessons) as gifts from promotions_given_gifts g
                 join promotions_frozen_gifts f using (order_id, gift_code) group by 1) g using (order_id)
      left join (select order_id, lessons as promo from promotions_redemptions where state in ('consumed', 'late')) r using (order_id)
      where coalesce(l.lessons, 0) <> case when o.state in ${paid} then o.lessons else 0 end
        or coalesce(l.bonus, 0) <> case when o.state in ${paid} then o.bonus else 0 end
        or coalesce(l.bonus, 0) <> coalesce(g.gifts, 0) + coalesce(r.promo, 0)`,
  },
];

/** All invariants of the books, the ledger's own first. */
export const moneyInvariants: readonly Invariant[] = [
  ...ledgerInvariants,
  ...ownInvariants,
  ...refundInvariants,
  ...promotionInvariants,
  ...subscriptionInvariants,
  ...cardInvariants,
];
