/** One thing that must be true of the books at any moment; `sql` selects the count of rows that break it, as `bad`. */
export interface Invariant {
  code: string;
  says: string;
  sql: string;
}

/** Worth of the units left in lot `l`: the formula of rules/unit-value, in SQL. */
const valueLeft = '(l.value - l.value * (l.granted - l.remaining) / l.granted)';

/**
 * What the ledger promises about its own books (docs/design/money.md#invariants), set-based. They run after every money test, in
 * the nightly check and by `npm run invariants`. Those that also need the orders stand with the payments.
 */
export const ledgerInvariants: readonly Invariant[] = [
  {
    code: 'I01',
    says: 'a wallet holds the sum of its entries',
    sql: `select count(*) as bad from ledger_wallets w
      left join (select family_id, kind, sum(delta) as units from ledger_entries group by 1, 2) e using (family_id, kind)
      where w.current <> coalesce(e.units, 0)`,
  },
  {
    code: 'I02',
    says: 'a wallet and what it holds back are the sums of its lots',
    sql: `select count(*) as bad from ledger_wallets w
      left join (select family_id, kind, sum(remaining) as units, sum(held) as held from ledger_lots group by 1, 2) l using (family_id, kind)
      where (w.current, w.held) is distinct from (coalesce(l.units, 0), coalesce(l.held, 0))`,
  },
  {
    code: 'I03',
    says: 'nothing is below zero, and no more is held than there is',
    sql: `select (select count(*) from ledger_wallets where current < 0 or held < 0 or held > current)
      + (select count(*) from ledger_lots where remaining < 0 or held < 0 or held > remaining or remaining > granted) as bad`,
  },
  {
    code: 'I04',
    says: 'entries are numbered without a gap, in the wallet and in the family',
    sql: `select (select count(*) from ledger_wallets w
        left join (select family_id, kind, count(*) as n, max(seq) as last from ledger_entries group by 1, 2) e using (family_id, kind)
        where w.seq <> coalesce(e.n, 0) or w.seq <> coalesce(e.last, 0))
      + (select count(*) from ledger_families f
        left join (select family_id, count(*) as n from ledger_entries group by 1) e using (family_id)
        where f.seq <> coalesce(e.n, 0)) as bad`,
  },
  {
    code: 'I05',
    says: 'every entry tells the right balance after it',
    sql: `select count(*) as bad from (
        select after, sum(delta) over (partition by family_id, kind order by seq) as running from ledger_entries) e
      where after <> running`,
  },
  {
    code: 'I06',
    says: 'what is left in a lot is the sum of its entries',
    sql: `select count(*) as bad from ledger_lots l
      left join (select family_id, lot_id, sum(delta) as units from ledger_entries group by 1, 2) e using (family_id, lot_id)
      where l.remaining is distinct from e.units`,
  },
  {
    code: 'I07',
    says: 'what is held in a lot is the number of its live holds and the units set aside for refunds',
    sql: `select count(*) as bad from ledger_lots l
      left join (select family_id, lot_id, count(*) as n from ledger_holds where state = 'held' group by 1, 2) h using (family_id, lot_id)
      left join (select family_id, lot_id, sum(units) as n from ledger_set_asides where state = 'held' group by 1, 2) a using (family_id, lot_id)
      where l.held <> coalesce(h.n, 0) + coalesce(a.n, 0)`,
  },
  {
    code: 'I12',
    says: 'the money owed in lessons is the value left in lots, in each currency',
    sql: `select count(*) as bad from (
        select currency, sum(amount) as amount from (
          select currency, sum(case when credit = 'deferred' then amount else -amount end) as amount
          from ledger_postings where 'deferred' in (debit, credit) group by 1
          union all
          select l.currency, -sum(${valueLeft}) from ledger_lots l where l.value > 0 group by 1
        ) part group by 1
      ) total where amount <> 0`,
  },
  {
    code: 'I16',
    says: 'an exchange neither makes nor loses worth, and at a rate no units',
    sql: `select count(*) as bad from (
        select op_id, sum(-delta) filter (where delta < 0) as took, sum(delta) filter (where delta > 0) as gave,
               sum(sign(delta) * value) as worth
        from ledger_entries where type = 'exchange' group by 1) e join ledger_ops o using (op_id)
      where (o.what, worth) is distinct from ('exchange', 0) or coalesce(took, 0) = 0 or coalesce(gave, 0) = 0
        or took * (o.result::jsonb #>> '{rate,give}')::int <> gave * (o.result::jsonb #>> '{rate,take}')::int`,
  },
  {
    code: 'I17',
    says: 'an exchanged lot keeps its last day, its order, its currency and where it comes from, and is of the other kind',
    sql: `select count(*) as bad from ledger_lots l
      left join ledger_lots p on p.family_id = l.family_id and p.lot_id = l.parent_id
      where (l.source = 'exchange') <> (l.parent_id is not null)
        or l.source = 'exchange' and (l.kind = p.kind or l.subscription
          or (l.expires_at, l.order_id, l.currency, l.root_id)
            is distinct from (p.expires_at, p.order_id, p.currency, coalesce(p.root_id, p.lot_id)))`,
  },
  {
    code: 'I18',
    says: 'one kid’s place in a lesson is charged once',
    sql: `select count(*) as bad from (
        select 1 from ledger_holds where state = 'posted' group by family_id, lesson_id, kid_uid having count(*) > 1) h`,
  },
  {
    code: 'I19',
    says: 'every spent hold has its entry, and every charge that was not taken back its hold',
    sql: `select count(*) as bad from (
        select family_id, lesson_id, count(*) as n from ledger_holds where state = 'posted' group by 1, 2) h
      full join (
        select family_id, lesson_id, -sum(delta) as n from ledger_entries where type in ('process', 'nonAttendance', 'returned') group by 1, 2) e
      using (family_id, lesson_id) where coalesce(h.n, 0) <> coalesce(e.n, 0)`,
  },
  {
    code: 'I21',
    says: 'every act that began has ended',
    sql: `select count(*) as bad from ledger_ops where result is null`,
  },
  {
    code: 'I22',
    says: 'a lesson is reserved from units that still live at its start',
    sql: `select count(*) as bad from ledger_holds h
      join ledger_lots l using (family_id, lot_id) where l.expires_at < h.starts_at`,
  },
  {
    code: 'I23',
    says: 'one key has one effect: every credit made one lot',
    sql: `select count(*) as bad from ledger_ops o
      full join (select op_id, count(*) as n from ledger_entries where type in ('paid', 'bonus', 'added', 'fastPayment') group by 1) e using (op_id)
      where (o.what = 'credit' or e.n is not null) and (o.what is distinct from 'credit' or e.n is distinct from 1)`,
  },
  {
    code: 'I29',
    says: 'units given up for a refund have left their lot once, and nothing else has left for one',
    sql: `select count(*) as bad from (
        select family_id, refund_id, lot_id, units from ledger_set_asides where state = 'posted') a
      full join (
        select e.family_id, substr(o.key, 8)::uuid as refund_id, e.lot_id, -sum(e.delta) as units
        from ledger_entries e join ledger_ops o using (op_id) where o.what = 'refund' group by 1, 2, 3) e
      using (family_id, refund_id, lot_id) where a.units is distinct from e.units`,
  },
  {
    code: 'I34',
    says: 'what a manager took away has its reason and its manager',
    sql: `select count(*) as bad from (select distinct op_id from ledger_entries where type in ('withdrawing', 'overdue')) e
      full join ledger_reasons r using (op_id) join ledger_ops o using (op_id)
      where r.op_id is null or e.op_id is null and o.what <> 'credit'`,
  },
];
