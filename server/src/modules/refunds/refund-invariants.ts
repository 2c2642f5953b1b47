import type { Invariant } from '#modules/ledger';

/** What refunds promise beside the books of the payments: they read the ledger's tables as those do (docs/design/money.md#invariants). */
export const refundInvariants: readonly Invariant[] = [
  {
    code: 'I30',
    says: 'what families are owed of refunds is what has been agreed and is not back yet, in each currency',
    sql: `select count(*) as bad from (
        select currency, sum(amount) as amount from (
          select currency, sum(amount) as amount from refunds_transfers where why = 'customer' and state <> 'done' group by 1
          union all
          select currency, sum(case when debit = 'refund_payable' then amount else -amount end)
          from ledger_postings where 'refund_payable' in (debit, credit) group by 1
        ) part group by 1
      ) total where amount <> 0`,
  },
  {
    code: 'I31',
    says: 'a refund, the lessons set aside for it and its money are at the same point, in the same amount',
    sql: `select count(*) as bad from refunds_refunds r
      full join (select refund_id, min(state) as state, max(state) as other, sum(units) as units, sum(value) as value
                 from ledger_set_asides group by 1) a using (refund_id)
      full join (select * from refunds_transfers where why = 'customer') t using (refund_id)
      where r.refund_id is null or a.refund_id is null or a.state <> a.other
        or (a.units, a.value) is distinct from (r.units + r.bonus, r.amount + r.fee)
        or a.state <> case when r.state in ('asked', 'approved') then 'held' when r.state in ('declined', 'withdrawn') then 'voided' else 'posted' end
        or (t.refund_id is null) <> (a.state <> 'posted')
        or (t.refund_id is not null and ((t.order_id, t.amount, t.currency) is distinct from (r.order_id, r.amount, r.currency)
          or r.state <> case when t.state = 'sent' then 'sending' else t.state end))`,
  },
];
