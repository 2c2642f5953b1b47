-- A lesson touches a wallet, its lot and an entry, and each of them asks at commit whether they agree: the same question
-- of the same, final state. It is answered once a wallet and commit: the answer holds for one command of the client, so
-- that whoever made the triggers immediate is asked again at every statement.
create or replace function ledger_assert_wallet() returns trigger language plpgsql as $$
declare
  w ledger_wallets;
  units int;
  kept int;
  asked text;
begin
  select * into w from ledger_wallets where family_id = new.family_id and kind = new.kind;
  asked := concat_ws('/', pg_current_xact_id(), statement_timestamp(), new.family_id, new.kind, w.seq, w.current, w.held);
  if current_setting('ledger.agreed', true) = asked then return null; end if;
  select coalesce(sum(remaining), 0), coalesce(sum(held), 0) into units, kept
    from ledger_lots where family_id = new.family_id and kind = new.kind and remaining > 0;
  if units <> w.current or kept <> w.held then
    raise exception 'wallet %/% has % (% held) but its lots have % (% held)', w.family_id, w.kind, w.current, w.held, units, kept
      using errcode = '23514';
  end if;
  if w.seq > 0 and not exists (
    select 1 from ledger_entries e where e.family_id = w.family_id and e.kind = w.kind and e.seq = w.seq and e.after = w.current
  ) then
    raise exception 'wallet %/% and its newest entry differ', w.family_id, w.kind using errcode = '23514';
  end if;
  perform set_config('ledger.agreed', asked, true);
  return null;
end $$;
