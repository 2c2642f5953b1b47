-- Acts of managers with money and lessons (docs/rules/back-office.md#approvals). Each is kept for ever with
-- who asked, why, and who agreed; what it will do lies in `payload` until then.
create table approvals (
  approval_id uuid primary key,
  -- Names the act for ever: asked again with it, nothing more is asked.
  key text not null unique,
  act text not null check (act in ('grant', 'writeOff', 'refund', 'remedy', 'payment', 'openingBalances')),
  family_id uuid,
  family_name text,
  units int check (units > 0),
  amount bigint check (amount >= 0),
  currency text,
  payload jsonb not null,
  -- Why one person was not enough: what was summed, and the limit. Empty where one was.
  over_limit jsonb,
  reason text not null check (reason <> ''),
  state text not null check (state in ('waiting', 'approved', 'declined', 'withdrawn')),
  asked_by uuid not null,
  asked_name text not null,
  asked_at timestamptz not null,
  -- Empty also where one person was enough.
  decided_by uuid,
  decided_name text,
  decided_at timestamptz,
  answer text,
  constraint decided_has_its_time check ((state = 'waiting') = (decided_at is null)),
  constraint decided_by_somebody_with_a_name check ((decided_by is null) = (decided_name is null)),
  constraint two_people check (decided_by <> asked_by or state <> 'approved'),
  constraint amount_has_currency check ((amount is null) = (currency is null))
);
create index approvals_waiting on approvals (asked_at, approval_id) where state = 'waiting';
create index approvals_decided on approvals (decided_at desc, approval_id desc) where state <> 'waiting';
create index approvals_by_family on approvals (family_id, asked_at) where family_id is not null;
-- What was moved alone is summed over 30 days.
create index approvals_alone_by_manager on approvals (asked_by, asked_at) where state = 'approved' and decided_by is null;
create index approvals_alone_by_family on approvals (family_id, asked_at) where state = 'approved' and decided_by is null;
