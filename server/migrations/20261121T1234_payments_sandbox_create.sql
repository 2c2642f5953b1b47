-- The books of the sandbox bank. It stands for a bank outside: the school never reads these tables, it asks the
-- bank through the provider port and hears of it by webhooks.
create table payments_sandbox_checkouts (
  ref text primary key,
  -- The school's own key of the attempt: asked twice with it, the bank opens one checkout.
  merchant_key text not null unique,
  amount bigint not null check (amount > 0),
  currency text not null,
  description text not null,
  return_url text not null,
  locale text not null,
  state text not null default 'open' check (state in ('open', 'processing', 'succeeded', 'declined', 'failed')),
  -- A payment that takes its time is settled then.
  settles_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  constraint processing_settles check ((state = 'processing') = (settles_at is not null))
);
create index payments_sandbox_checkouts_to_settle on payments_sandbox_checkouts (settles_at) where settles_at is not null;
create index payments_sandbox_checkouts_by_change on payments_sandbox_checkouts (changed_at);

create table payments_sandbox_webhooks (
  event_id text primary key,
  ref text not null references payments_sandbox_checkouts,
  body text not null,
  tries int not null default 0,
  next_at timestamptz,
  created_at timestamptz not null
);
create index payments_sandbox_webhooks_to_send on payments_sandbox_webhooks (next_at) where next_at is not null;

create table payments_sandbox_refunds (
  merchant_key text primary key,
  ref text not null references payments_sandbox_checkouts,
  amount bigint not null check (amount > 0),
  at timestamptz not null
);
