-- The acts that every lesson goes through, each as one function: one round trip instead of a dozen
-- (docs/design/money.md#the-hot-path). Each takes the family's lock first; in READ COMMITTED every statement after it sees
-- what the one before us has committed. What is asked and answered is told in reserve-unit.ts, post-unit.ts and give-back-unit.ts.

create function ledger_lock_family(p_family uuid) returns void language plpgsql as $$
begin
  perform from ledger_families where family_id = p_family for no key update;
  if not found then
    insert into ledger_families (family_id) values (p_family) on conflict do nothing;
    perform from ledger_families where family_id = p_family for no key update;
  end if;
end $$;

-- Takes the next units out of a lot, with their entry and the money behind them. The value is that of rules/unit-value.
create function ledger_take(
  p_op bigint, p_family uuid, p_lot uuid, p_units int, p_from_held int, p_type text, p_money_to text, p_lesson uuid, p_at timestamptz
) returns void language plpgsql as $$
declare
  l ledger_lots;
  w ledger_wallets;
  number bigint;
  gone int;
  worth bigint;
begin
  update ledger_lots set remaining = remaining - p_units, held = held - p_from_held
    where family_id = p_family and lot_id = p_lot returning * into strict l;
  gone := l.granted - l.remaining;
  worth := l.value * gone / l.granted - l.value * (gone - p_units) / l.granted;
  update ledger_wallets set current = current - p_units, held = held - p_from_held, seq = seq + 1
    where family_id = p_family and kind = l.kind returning * into strict w;
  update ledger_families set seq = seq + 1 where family_id = p_family returning seq into strict number;
  insert into ledger_entries (family_id, kind, seq, family_seq, op_id, lot_id, type, delta, after, value, lesson_id, at)
    values (p_family, l.kind, w.seq, number, p_op, p_lot, p_type, -p_units, w.current, worth, p_lesson, p_at);
  if worth > 0 then
    insert into ledger_postings (op_id, n, debit, credit, amount, currency, at)
      values (p_op, 1, 'deferred', p_money_to, worth, l.currency, p_at);
  end if;
end $$;

-- Answers held, insufficient or already.
create function ledger_reserve(
  p_family uuid, p_kind text, p_lesson uuid, p_kid uuid, p_starts timestamptz, p_hold uuid, p_at timestamptz
) returns text language plpgsql as $$
declare
  lot uuid;
begin
  perform ledger_lock_family(p_family);
  perform from ledger_holds where family_id = p_family and lesson_id = p_lesson and kid_uid = p_kid and state <> 'voided';
  if found then return 'already'; end if;
  -- The order of use, and an index that stands in it: remaining > 0 is said once more because the index says it.
  select lot_id into lot from ledger_lots
    where family_id = p_family and kind = p_kind and remaining > 0 and remaining > held and expires_at >= greatest(p_starts, p_at)
    order by expires_at, created_at, spent_after, lot_id limit 1;
  if not found then return 'insufficient'; end if;
  update ledger_lots set held = held + 1 where family_id = p_family and lot_id = lot;
  update ledger_wallets set held = held + 1 where family_id = p_family and kind = p_kind;
  insert into ledger_holds (family_id, hold_id, kind, lesson_id, kid_uid, lot_id, starts_at, created_at)
    values (p_family, p_hold, p_kind, p_lesson, p_kid, lot, p_starts, p_at);
  return 'held';
end $$;

-- Answers posted, already or no_hold. Without p_kid all places of the family in the lesson.
create function ledger_post(p_family uuid, p_lesson uuid, p_kid uuid, p_as text, p_request text, p_at timestamptz)
returns text language plpgsql as $$
declare
  h ledger_holds;
  op bigint;
  posted int := 0;
begin
  perform ledger_lock_family(p_family);
  for h in
    select * from ledger_holds
    where family_id = p_family and lesson_id = p_lesson and (p_kid is null or kid_uid = p_kid) and state <> 'voided' and state = 'held'
    order by hold_id
  loop
    insert into ledger_ops (scope, key, what, request, result, at)
      values ('family:' || p_family, 'post:' || h.hold_id, 'post', p_request, 'posted', p_at) returning op_id into op;
    perform ledger_take(op, p_family, h.lot_id, 1, 1, p_as, 'revenue', p_lesson, p_at);
    update ledger_holds set state = 'posted', resolved_at = p_at where family_id = p_family and hold_id = h.hold_id;
    posted := posted + 1;
  end loop;
  if posted > 0 then return 'posted'; end if;
  perform from ledger_holds
    where family_id = p_family and lesson_id = p_lesson and (p_kid is null or kid_uid = p_kid) and state <> 'voided';
  return case when found then 'already' else 'no_hold' end;
end $$;

-- Answers given_back, nothing or spent. A unit whose year ended while it was held lives no longer: it expires at once.
create function ledger_give_back(p_family uuid, p_lesson uuid, p_kid uuid, p_at timestamptz)
returns text language plpgsql as $$
declare
  h ledger_holds;
  ends timestamptz;
  op bigint;
  given int := 0;
begin
  perform ledger_lock_family(p_family);
  for h in
    select * from ledger_holds
    where family_id = p_family and lesson_id = p_lesson and (p_kid is null or kid_uid = p_kid) and state <> 'voided' and state = 'held'
    order by hold_id
  loop
    update ledger_lots set held = held - 1 where family_id = p_family and lot_id = h.lot_id returning expires_at into strict ends;
    update ledger_wallets set held = held - 1 where family_id = p_family and kind = h.kind;
    update ledger_holds set state = 'voided', resolved_at = p_at where family_id = p_family and hold_id = h.hold_id;
    given := given + 1;
    if ends < p_at then
      insert into ledger_ops (scope, key, what, request, result, at)
        values ('family:' || p_family, 'void:' || h.hold_id, 'expire', '{}', 'expired', p_at) returning op_id into op;
      perform ledger_take(op, p_family, h.lot_id, 1, 0, 'expired', 'breakage', null, p_at);
    end if;
  end loop;
  if given > 0 then return 'given_back'; end if;
  perform from ledger_holds
    where family_id = p_family and lesson_id = p_lesson and (p_kid is null or kid_uid = p_kid) and state <> 'voided';
  return case when found then 'spent' else 'nothing' end;
end $$;

-- A unit that a lesson has spent goes back to its lot, with its worth and its last day: a family objected and was right.
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
