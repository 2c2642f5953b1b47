-- The balance of lessons (docs/rules/balance.md#units, docs/design/money.md#units): units in wallets and lots, reservations in two
-- phases, and the money behind the units as double entry. Family first in every key; the family's row is the lock.
--
-- What a column alone may hold is said by its type, which PostgreSQL reads once a connection. A check of a table it reads anew at every
-- statement that writes to the table, whatever column is changed: those that are left are few and short, since every lesson writes here.
create domain ledger_kind as text check (value in ('gold', 'silver'));
create domain ledger_source as text check (value in ('paid', 'bonus', 'added', 'fastPayment', 'exchange'));
-- In minor units of its currency.
create domain ledger_worth as bigint check (value >= 0);
-- Of what is set aside for a lesson or a refund: held, then posted (used) or voided (the family's again).
create domain ledger_state as text check (value in ('held', 'posted', 'voided'));
-- `returned`: a unit that a lesson had spent goes back to its lot, since a family objected and was right.
create domain ledger_entry_type as text check (value in (
  'paid', 'bonus', 'added', 'process', 'withdrawing', 'refund', 'debt', 'overdue', 'exchange', 'expired', 'nonAttendance', 'fastPayment',
  'returned'));
create domain ledger_account as text constraint known_accounts check (
  value ~ '^(clearing|cash|bank):[a-z]+$' or value in ('deferred', 'revenue', 'breakage', 'refund_payable', 'unapplied'));

create table ledger_families (
  family_id uuid primary key,
  -- Number of the family's newest entry: history is read and paged by it.
  seq bigint not null default 0
) with (fillfactor = 70);

-- One row for each idempotent act, kept for ever, with what was asked and what came of it.
create table ledger_ops (
  op_id bigint generated always as identity primary key,
  scope text not null,
  key text not null,
  what text not null,
  request text not null,
  result text,
  at timestamptz not null,
  unique (scope, key)
);

create table ledger_wallets (
  family_id uuid not null references ledger_families,
  kind ledger_kind not null,
  current int not null default 0,
  held int not null default 0,
  seq bigint not null default 0,
  primary key (family_id, kind),
  -- So a family never owes a lesson.
  constraint held_is_covered check (held >= 0 and held <= current)
) with (fillfactor = 70);

create table ledger_lots (
  family_id uuid not null,
  lot_id uuid not null,
  kind text not null,
  source ledger_source not null,
  -- Units of a subscription live one period and are shown apart.
  subscription boolean not null default false,
  order_id uuid,
  -- An exchanged lot: the one it was made of, and the one it comes from in the end, at whose price one goes back.
  parent_id uuid,
  root_id uuid,
  granted int not null check (granted > 0),
  remaining int not null,
  held int not null default 0,
  value ledger_worth not null default 0,
  -- What its units cost before any discount, which is the price that units of its kind are bought at.
  list_value ledger_worth,
  currency text,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  -- Paid units go before the bonus units of the same order, unless it was bought while the school said otherwise.
  spent_first boolean not null default false,
  spent_after smallint not null,
  primary key (family_id, lot_id),
  foreign key (family_id, kind) references ledger_wallets,
  foreign key (family_id, parent_id) references ledger_lots,
  foreign key (family_id, root_id) references ledger_lots,
  constraint lot_range check (held >= 0 and held <= remaining and remaining <= granted),
  constraint value_only_where_paid check (value = 0 or source = any ('{paid,exchange}')),
  constraint value_has_currency check (value = 0 or currency is not null),
  constraint exchanged_has_its_root check ((source = 'exchange') = (root_id is not null))
) with (fillfactor = 70);
create function ledger_rank_lot() returns trigger language plpgsql as $$
begin
  new.spent_after := case when new.spent_first then -1 when new.source in ('paid', 'exchange') then 0 else 1 end;
  return new;
end $$;
-- No generated column: PostgreSQL would read how it is made at every lesson, too.
create trigger ranked before insert or update of source, spent_first, spent_after on ledger_lots
  for each row execute function ledger_rank_lot();
create index ledger_lots_fifo on ledger_lots (family_id, kind, expires_at, created_at, spent_after, lot_id) where remaining > 0;
create index ledger_lots_by_order on ledger_lots (order_id) where order_id is not null;
create index ledger_lots_to_expire on ledger_lots (expires_at) where remaining > 0;

-- Reservations of lessons: held in a lot, then posted (spent) or voided (the family's again).
create table ledger_holds (
  family_id uuid not null,
  hold_id uuid not null,
  kind text not null,
  lesson_id uuid not null,
  kid_uid uuid not null,
  lot_id uuid not null,
  starts_at timestamptz not null,
  state ledger_state not null default 'held',
  created_at timestamptz not null,
  resolved_at timestamptz,
  primary key (family_id, hold_id),
  foreign key (family_id, lot_id) references ledger_lots,
  constraint resolved_when_not_held check ((state = 'held') = (resolved_at is null))
);
create unique index ledger_holds_one_live on ledger_holds (family_id, lesson_id, kid_uid) where state <> 'voided';
create index ledger_holds_by_lot on ledger_holds (family_id, lot_id) where state = 'held';
create index ledger_holds_waiting on ledger_holds (created_at) where state = 'held';

-- Units that a family wants its money back for: nobody can use them while the refund is being decided. They are
-- held in their lots as those of lessons are, then posted (given back for money) or voided (the family's again).
create table ledger_set_asides (
  family_id uuid not null,
  refund_id uuid not null,
  lot_id uuid not null,
  units int not null check (units > 0),
  -- What the family was quoted for them, in minor units of the lot's currency.
  value ledger_worth not null,
  state ledger_state not null default 'held',
  created_at timestamptz not null,
  resolved_at timestamptz,
  primary key (family_id, refund_id, lot_id),
  foreign key (family_id, lot_id) references ledger_lots,
  constraint resolved_when_not_held check ((state = 'held') = (resolved_at is null))
);
create index ledger_set_asides_by_lot on ledger_set_asides (family_id, lot_id) where state = 'held';

create table ledger_entries (
  family_id uuid not null,
  kind text not null,
  -- Number of the entry in its wallet, and in the family.
  seq bigint not null,
  family_seq bigint not null,
  op_id bigint not null references ledger_ops,
  lot_id uuid not null,
  type ledger_entry_type not null,
  delta int not null,
  after int not null check (after >= 0),
  -- Worth of the units in minor units of the lot's currency.
  value ledger_worth not null default 0,
  lesson_id uuid,
  at timestamptz not null,
  primary key (family_id, kind, seq),
  unique (family_id, family_seq),
  foreign key (family_id, kind) references ledger_wallets,
  foreign key (family_id, lot_id) references ledger_lots,
  constraint sign_by_type check (
    delta <> 0 and (type = 'exchange' or (delta > 0) = (type = any ('{paid,bonus,added,fastPayment,returned}'))))
);
create index ledger_entries_by_lot on ledger_entries (family_id, lot_id);
create index ledger_entries_by_op on ledger_entries (op_id);
-- Written in the order of time: the figures of a day read that day.
create index ledger_entries_by_time on ledger_entries using brin (at);

-- Money: each posting takes from one account and gives to another, so the books always balance.
create table ledger_postings (
  op_id bigint not null references ledger_ops,
  n smallint not null,
  debit ledger_account not null,
  credit ledger_account not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  at timestamptz not null,
  primary key (op_id, n),
  constraint two_accounts check (debit <> credit)
);
create index ledger_postings_by_time on ledger_postings using brin (at);

-- Why a manager changed a balance, and who answers for it: beside the act, written once like the act itself.
create table ledger_reasons (
  op_id bigint primary key references ledger_ops,
  -- In the words of the manager; the family reads it in its history.
  reason text not null check (reason <> ''),
  account_id uuid not null,
  -- The second manager, where one was needed.
  approved_by uuid check (approved_by <> account_id)
);

-- History is written once: nobody edits or deletes it, whatever their rights on the table are.
create function ledger_frozen() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '23001';
end $$;
create trigger frozen before update or delete on ledger_entries for each row execute function ledger_frozen();
create trigger frozen_whole before truncate on ledger_entries for each statement execute function ledger_frozen();
create trigger frozen before update or delete on ledger_postings for each row execute function ledger_frozen();
create trigger frozen_whole before truncate on ledger_postings for each statement execute function ledger_frozen();
create trigger frozen before update or delete on ledger_reasons for each row execute function platform_words_may_go('reason');
create trigger frozen_whole before truncate on ledger_reasons for each statement execute function ledger_frozen();

-- At commit, for every wallet that was touched: it equals its lots, and its newest entry says the same.
-- Entries are only added, which never makes that wrong: they need not ask. A lesson touches a wallet and its lot, and both
-- of them ask at commit whether they agree: the same question of the same, final state. It is answered once a wallet and commit: the answer holds for one command of the client, so
-- that whoever made the triggers immediate is asked again at every statement.
create function ledger_assert_wallet() returns trigger language plpgsql as $$
declare
  w record;
  found_there record;
  asked text;
begin
  select * into w from ledger_wallets where family_id = new.family_id and kind = new.kind;
  asked := concat_ws('/', pg_current_xact_id(), statement_timestamp(), new.family_id, new.kind, w.seq, w.current, w.held);
  if current_setting('ledger.agreed', true) = asked then return null; end if;
  select coalesce(sum(remaining), 0) as units, coalesce(sum(held), 0) as kept,
    (select after from ledger_entries e where e.family_id = new.family_id and e.kind = new.kind and e.seq = w.seq) as told
    into found_there from ledger_lots where family_id = new.family_id and kind = new.kind and remaining > 0;
  if found_there.units <> w.current or found_there.kept <> w.held then
    raise exception 'wallet %/% has % (% held) but its lots have % (% held)', w.family_id, w.kind, w.current, w.held,
      found_there.units, found_there.kept using errcode = '23514';
  end if;
  if w.seq > 0 and found_there.told is distinct from w.current then
    raise exception 'wallet %/% and its newest entry differ', w.family_id, w.kind using errcode = '23514';
  end if;
  asked := set_config('ledger.agreed', asked, true);
  return null;
end $$;
create constraint trigger wallet_agrees after insert or update on ledger_wallets
  deferrable initially deferred for each row execute function ledger_assert_wallet();
create constraint trigger wallet_agrees after insert or update on ledger_lots
  deferrable initially deferred for each row execute function ledger_assert_wallet();
