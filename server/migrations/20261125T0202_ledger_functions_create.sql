-- The acts that every lesson goes through, each as one function: one round trip instead of a dozen
-- (docs/design/money.md#the-hot-path). Each takes the family's lock first; in READ COMMITTED every statement after it sees
-- what the one before us has committed. What is asked and answered is told in reserve-unit.ts, post-unit.ts and give-back-unit.ts.
-- What touches several rows is one statement where it can be: to begin one costs more than what it does. Who calls a function by an
-- assignment saves a statement, so those that are called by others answer with something.

create function ledger_lock_family(p_family uuid) returns boolean language plpgsql as $$
begin
  perform from ledger_families where family_id = p_family for no key update;
  if not found then
    insert into ledger_families (family_id) values (p_family) on conflict do nothing;
    perform from ledger_families where family_id = p_family for no key update;
  end if;
  return true;
end $$;

-- An act: takes the next units out of a lot, with their entry and the money behind them. The value is that of rules/unit-value.
-- Answers with what they are worth.
create function ledger_take(
  p_family uuid, p_lot uuid, p_units int, p_from_held int, p_type text, p_money_to text, p_lesson uuid,
  p_key text, p_what text, p_request text, p_result text, p_at timestamptz
) returns bigint language plpgsql as $$
declare
  taken bigint;
begin
  with op as (
    insert into ledger_ops (scope, key, what, request, result, at)
    values ('family:' || p_family, p_key, p_what, p_request, p_result, p_at) returning op_id
  ), lot as (
    update ledger_lots set remaining = remaining - p_units, held = held - p_from_held
    where family_id = p_family and lot_id = p_lot returning kind, value, granted, granted - remaining as gone, currency
  ), taken as (
    select op_id, kind, currency, value * gone / granted - value * (gone - p_units) / granted as worth from op, lot
  ), wallet as (
    update ledger_wallets w set current = current - p_units, held = held - p_from_held, seq = seq + 1
    from lot where w.family_id = p_family and w.kind = lot.kind returning w.current, w.seq
  ), family as (
    update ledger_families set seq = seq + 1 where family_id = p_family returning seq
  ), entry as (
    insert into ledger_entries (family_id, kind, seq, family_seq, op_id, lot_id, type, delta, after, value, lesson_id, at)
    select p_family, kind, wallet.seq, family.seq, op_id, p_lot, p_type, -p_units, wallet.current, worth, p_lesson, p_at
    from taken, wallet, family
  ), money as (
    insert into ledger_postings (op_id, n, debit, credit, amount, currency, at)
    select op_id, 1, 'deferred', p_money_to, worth, currency, p_at from taken where worth > 0
  )
  select worth into strict taken from taken, wallet, family;
  return taken;
end $$;

-- Answers held, insufficient or already.
create function ledger_reserve(
  p_family uuid, p_kind text, p_lesson uuid, p_kid uuid, p_starts timestamptz, p_hold uuid, p_at timestamptz
) returns text language plpgsql as $$
declare
  is_locked boolean := ledger_lock_family(p_family);
begin
  -- The order of use, and an index that stands in it: remaining > 0 is said once more because the index says it.
  with lot as (
    select lot_id from ledger_lots
    where family_id = p_family and kind = p_kind and remaining > 0 and remaining > held and expires_at >= greatest(p_starts, p_at)
      and not exists (
        select from ledger_holds where family_id = p_family and lesson_id = p_lesson and kid_uid = p_kid and state <> 'voided')
    order by expires_at, created_at, spent_after, lot_id limit 1
  ), in_lot as (
    update ledger_lots l set held = held + 1 from lot where l.family_id = p_family and l.lot_id = lot.lot_id
  ), in_wallet as (
    update ledger_wallets set held = held + 1 from lot where family_id = p_family and kind = p_kind
  )
  insert into ledger_holds (family_id, hold_id, kind, lesson_id, kid_uid, lot_id, starts_at, created_at)
    select p_family, p_hold, p_kind, p_lesson, p_kid, lot_id, p_starts, p_at from lot;
  if found then return 'held'; end if;
  perform from ledger_holds where family_id = p_family and lesson_id = p_lesson and kid_uid = p_kid and state <> 'voided';
  return case when found then 'already' else 'insufficient' end;
end $$;

-- Answers posted, already or no_hold. Without p_kid all places of the family in the lesson.
create function ledger_post(p_family uuid, p_lesson uuid, p_kid uuid, p_as text, p_request text, p_at timestamptz)
returns text language plpgsql as $$
declare
  is_locked boolean := ledger_lock_family(p_family);
  h record;
  worth bigint;
  answer text := 'no_hold';
begin
  -- Asked for as the index of live holds has them, never for the held alone: the index of those is the whole school's.
  for h in
    select hold_id, lot_id, state from ledger_holds
    where family_id = p_family and lesson_id = p_lesson and (p_kid is null or kid_uid = p_kid) and state <> 'voided'
    order by hold_id
  loop
    if h.state = 'held' then
      worth := ledger_take(p_family, h.lot_id, 1, 1, p_as, 'revenue', p_lesson, 'post:' || h.hold_id, 'post', p_request, 'posted', p_at);
      update ledger_holds set state = 'posted', resolved_at = p_at where family_id = p_family and hold_id = h.hold_id;
      answer := 'posted';
    elsif answer = 'no_hold' then
      answer := 'already';
    end if;
  end loop;
  return answer;
end $$;

-- Answers given_back, nothing or spent. A unit whose year ended while it was held lives no longer: it expires at once.
create function ledger_give_back(p_family uuid, p_lesson uuid, p_kid uuid, p_at timestamptz)
returns text language plpgsql as $$
declare
  is_locked boolean := ledger_lock_family(p_family);
  h record;
  ends timestamptz;
  worth bigint;
  answer text := 'nothing';
begin
  for h in
    select hold_id, kind, lot_id, state from ledger_holds
    where family_id = p_family and lesson_id = p_lesson and (p_kid is null or kid_uid = p_kid) and state <> 'voided'
    order by hold_id
  loop
    if h.state = 'held' then
      with wallet as (
        update ledger_wallets set held = held - 1 where family_id = p_family and kind = h.kind
      ), hold as (
        update ledger_holds set state = 'voided', resolved_at = p_at where family_id = p_family and hold_id = h.hold_id
      )
      update ledger_lots set held = held - 1 where family_id = p_family and lot_id = h.lot_id returning expires_at into strict ends;
      if ends < p_at then
        worth := ledger_take(p_family, h.lot_id, 1, 0, 'expired', 'breakage', null, 'void:' || h.hold_id, 'expire', '{}', 'expired', p_at);
      end if;
      answer := 'given_back';
    elsif answer = 'nothing' then
      answer := 'spent';
    end if;
  end loop;
  return answer;
end $$;

-- A unit that a lesson has spent goes back to its lot, with its worth and its last day: a family objected and was right.
-- Answers returned, expired (its last day is over: nothing is changed) or nothing. The worth is that of rules/unit-value.
create function ledger_return(p_family uuid, p_lesson uuid, p_kid uuid, p_at timestamptz) returns text language plpgsql as $$
declare
  is_locked boolean := ledger_lock_family(p_family);
  h record;
  l record;
  w record;
  number bigint;
  gone int;
  worth bigint;
  op bigint;
begin
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
