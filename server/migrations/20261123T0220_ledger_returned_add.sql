-- A unit that a lesson has spent goes back to its lot, with its worth and its last day: a family objected and was right.
alter table ledger_entries drop constraint ledger_entries_type_check;
alter table ledger_entries add constraint ledger_entries_type_check check (type in (
  'paid', 'bonus', 'added', 'process', 'withdrawing', 'refund', 'debt', 'overdue', 'exchange', 'expired', 'nonAttendance', 'fastPayment',
  'returned'));
alter table ledger_entries drop constraint sign_by_type;
alter table ledger_entries add constraint sign_by_type check (
  case when type in ('paid', 'bonus', 'added', 'fastPayment', 'returned') then delta > 0
       when type = 'exchange' then delta <> 0
       else delta < 0 end);

-- Answers returned, expired (its last day is over: nothing is changed) or nothing. The worth is that of rules/unit-value.
create function ledger_return(p_family uuid, p_lesson uuid, p_kid uuid, p_at timestamptz) returns text language plpgsql as $$
declare
  h ledger_holds;
  l ledger_lots;
  w ledger_wallets;
  number bigint;
  gone int;
  worth bigint;
  op bigint;
begin
  perform ledger_lock_family(p_family);
  select * into h from ledger_holds
    where family_id = p_family and lesson_id = p_lesson and kid_uid = p_kid and state = 'posted';
  if not found then return 'nothing'; end if;
  select * into strict l from ledger_lots where family_id = p_family and lot_id = h.lot_id;
  if l.expires_at < p_at then return 'expired'; end if;
  insert into ledger_ops (scope, key, what, request, result, at)
    values ('family:' || p_family, 'return:' || h.hold_id, 'return', '{}', 'returned', p_at) returning op_id into op;
  update ledger_lots set remaining = remaining + 1 where family_id = p_family and lot_id = h.lot_id returning * into strict l;
  gone := l.granted - l.remaining;
  worth := l.value * (gone + 1) / l.granted - l.value * gone / l.granted;
  update ledger_wallets set current = current + 1, seq = seq + 1 where family_id = p_family and kind = l.kind returning * into strict w;
  update ledger_families set seq = seq + 1 where family_id = p_family returning seq into strict number;
  insert into ledger_entries (family_id, kind, seq, family_seq, op_id, lot_id, type, delta, after, value, lesson_id, at)
    values (p_family, l.kind, w.seq, number, op, h.lot_id, 'returned', 1, w.current, worth, p_lesson, p_at);
  if worth > 0 then
    insert into ledger_postings (op_id, n, debit, credit, amount, currency, at)
      values (op, 1, 'revenue', 'deferred', worth, l.currency, p_at);
  end if;
  update ledger_holds set state = 'voided', resolved_at = p_at where family_id = p_family and hold_id = h.hold_id;
  return 'returned';
end $$;
