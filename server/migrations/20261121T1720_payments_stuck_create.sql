-- Money and lessons that got stuck on their way (docs/rules/payments.md#stuck), and the nightly look at the books.

-- News of a provider that could not be applied is tried again, ever more seldom, until it is applied or put aside.
alter table payments_inbox
  add column tries int not null default 0,
  add column next_try_at timestamptz,
  add column last_fault text,
  add column put_aside_at timestamptz,
  add constraint put_aside_is_done check (put_aside_at is null or done_at is not null);
update payments_inbox set next_try_at = received_at where done_at is null;
create index payments_inbox_waiting on payments_inbox (next_try_at) where done_at is null;

-- Where a provider's own list and our books differ. Gone when a later comparing finds them equal, or by a cure.
create table payments_breaks (
  break_id uuid primary key,
  provider text not null,
  payment_ref text not null,
  -- not_applied: the provider has money that we could not take in; amount: another amount; missing: it knows nothing of it.
  what text not null check (what in ('not_applied', 'amount', 'missing')),
  order_id uuid references payments_orders,
  -- What the provider says, and what our books say.
  theirs bigint,
  theirs_currency text,
  ours bigint,
  ours_currency text,
  checkout_ref text,
  fault text,
  found_at timestamptz not null,
  seen_at timestamptz not null,
  ended_at timestamptz
);
create unique index payments_breaks_open on payments_breaks (provider, payment_ref, what) where ended_at is null;

-- Unapplied money that a manager put right otherwise than by sending it back: it paid an order after all, or it stays.
create table payments_put_right (
  provider text not null,
  payment_ref text not null,
  became text not null check (became in ('applied', 'kept')),
  order_id uuid references payments_orders,
  amount bigint not null check (amount > 0),
  currency text not null,
  at timestamptz not null,
  primary key (provider, payment_ref),
  foreign key (provider, payment_ref) references payments_payments,
  constraint applied_has_its_order check ((became = 'applied') = (order_id is not null))
);
create unique index payments_put_right_one_order on payments_put_right (order_id) where became = 'applied';
create trigger frozen before update or delete on payments_put_right for each row execute function payments_frozen();
create trigger frozen_whole before truncate on payments_put_right for each statement execute function payments_frozen();

-- One row a thing that is stuck, from when it is found until it moves again.
create table payments_stuck_cases (
  case_id uuid primary key,
  kind text not null check (kind in ('notApplied', 'unapplied', 'pending', 'refund', 'deadLetter', 'break', 'noUnit', 'noLesson')),
  -- What is stuck: a payment, an attempt, a refund, an event of a provider, a kid's place in a lesson.
  subject text not null,
  family_id uuid,
  order_id uuid,
  amount bigint check (amount >= 0),
  currency text,
  units int check (units > 0),
  unit_kind text check (unit_kind in ('gold', 'silver')),
  -- What the page tells of it, by kind.
  facts jsonb not null,
  -- By what managers find it: names and numbers, in small letters.
  words text not null,
  since timestamptz not null,
  found_at timestamptz not null,
  closed_at timestamptz,
  closed_by text check (closed_by in ('cure', 'itself')),
  -- Written off: it is not found again, although nothing about it has changed.
  settled boolean not null default false,
  constraint closed_by_something check ((closed_at is null) = (closed_by is null)),
  constraint money_has_currency check ((amount is null) = (currency is null)),
  constraint units_have_kind check ((units is null) = (unit_kind is null)),
  constraint settled_by_a_cure check (not settled or closed_by = 'cure')
);
create unique index payments_stuck_one_open on payments_stuck_cases (kind, subject) where closed_at is null;
create index payments_stuck_open on payments_stuck_cases (since, case_id) where closed_at is null;
create index payments_stuck_closed on payments_stuck_cases (closed_at desc, case_id desc) where closed_at is not null;
create index payments_stuck_settled on payments_stuck_cases (kind, subject) where settled;

-- What managers did about a case, for ever: who, why, who agreed, and what came of it.
create table payments_stuck_deeds (
  deed_id uuid primary key,
  case_id uuid not null references payments_stuck_cases,
  -- Names the deed for ever: asked again with it, nothing more is done.
  key text not null unique,
  cure text not null check (cure in ('retry', 'apply', 'refund', 'giveUp', 'writeOff', 'charge', 'giveBack')),
  order_id uuid references payments_orders,
  reason text not null check (reason <> ''),
  by_account uuid not null,
  by_name text not null,
  at timestamptz not null,
  approval_id uuid,
  approved_by uuid,
  -- waiting: a second manager has to agree; passed: the trouble was over before; failed: tried, and it did not work.
  state text not null check (state in ('waiting', 'trying', 'done', 'declined', 'passed', 'failed')),
  ended_at timestamptz,
  answer text,
  constraint ended_has_its_time check ((state in ('waiting', 'trying')) = (ended_at is null))
);
create index payments_stuck_deeds_case on payments_stuck_deeds (case_id, at);
create unique index payments_stuck_deeds_one_waiting on payments_stuck_deeds (case_id) where state = 'waiting';

-- The nightly look at all promises of the books, and what it found.
create table payments_book_checks (
  check_id uuid primary key,
  at timestamptz not null,
  took_ms int not null,
  checked int not null,
  -- [{code, says, bad}] of those that do not hold.
  broken jsonb not null
);
create index payments_book_checks_by_time on payments_book_checks (at desc);
