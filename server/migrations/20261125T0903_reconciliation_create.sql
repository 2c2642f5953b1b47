-- Money and lessons that got stuck on their way (docs/rules/payments.md#reconciliation), and the nightly look at the books.

-- Where a provider's own list and our books differ. Gone when a later comparing finds them equal, or by a remedy.
create table reconciliation_discrepancies (
  discrepancy_id uuid primary key,
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
create unique index reconciliation_discrepancies_open on reconciliation_discrepancies (provider, payment_ref, what) where ended_at is null;

-- One row a thing that is stuck, from when it is found until it moves again.
create table reconciliation_cases (
  case_id uuid primary key,
  kind text not null check (kind in ('notApplied', 'unapplied', 'pending', 'refund', 'deadLetter', 'discrepancy', 'noUnit', 'noLesson')),
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
  closed_by text check (closed_by in ('remedy', 'itself')),
  -- Written off: it is not found again, although nothing about it has changed.
  settled boolean not null default false,
  constraint closed_by_something check ((closed_at is null) = (closed_by is null)),
  constraint money_has_currency check ((amount is null) = (currency is null)),
  constraint units_have_kind check ((units is null) = (unit_kind is null)),
  constraint settled_by_a_remedy check (not settled or closed_by = 'remedy')
);
create unique index reconciliation_cases_one_open on reconciliation_cases (kind, subject) where closed_at is null;
create index reconciliation_cases_open on reconciliation_cases (since, case_id) where closed_at is null;
create index reconciliation_cases_closed on reconciliation_cases (closed_at desc, case_id desc) where closed_at is not null;
create index reconciliation_cases_by_subject on reconciliation_cases (kind, subject);

-- What managers did about a case, for ever: who, why, who agreed, and what came of it.
create table reconciliation_remedies (
  attempt_id uuid primary key,
  case_id uuid not null references reconciliation_cases,
  -- Names the attempt for ever: asked again with it, nothing more is done.
  key text not null unique,
  -- `byHand`: a refund that the bank cannot carry out may be paid another way.
  remedy text not null check (remedy in ('retry', 'apply', 'refund', 'giveUp', 'writeOff', 'charge', 'giveBack', 'byHand')),
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
create index reconciliation_remedies_case on reconciliation_remedies (case_id, at);
create unique index reconciliation_remedies_one_waiting on reconciliation_remedies (case_id) where state = 'waiting';
create index reconciliation_remedies_trying on reconciliation_remedies (at) where state = 'trying';

-- The nightly look at all promises of the books, and what it found.
create table reconciliation_book_checks (
  check_id uuid primary key,
  at timestamptz not null,
  took_ms int not null,
  checked int not null,
  -- [{code, says, bad}] of those that do not hold.
  broken jsonb not null
);
create index reconciliation_book_checks_by_time on reconciliation_book_checks (at desc);
