-- The books of the sandbox bank. It stands for a bank outside: the school never reads these tables, it asks the
-- bank through the provider port and hears of it by webhooks.

-- Cards that are kept and charged later without the person.
create table sandbox_cards (
  token text primary key,
  brand text not null,
  last_four text not null,
  expires text not null,
  charges text not null check (charges in ('pass', 'slow', 'decline', 'confirm')),
  created_at timestamptz not null,
  -- The school has asked that it is kept no longer: it is charged no more.
  forgotten_at timestamptz
);

create table sandbox_checkouts (
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
  -- What can be tried: a checkout that is paid twice, one whose news never arrive, refunds that take their time or fail at first.
  captures int not null default 1 check (captures in (1, 2)),
  tells boolean not null default true,
  refunds text not null default 'pass' check (refunds in ('pass', 'slow', 'fail-first')),
  keeps_card boolean not null default false,
  card_token text references sandbox_cards,
  constraint processing_settles check ((state = 'processing') = (settles_at is not null))
);
create index sandbox_checkouts_to_settle on sandbox_checkouts (settles_at) where settles_at is not null;
create index sandbox_checkouts_by_change on sandbox_checkouts (changed_at);

create table sandbox_webhooks (
  event_id text primary key,
  ref text not null references sandbox_checkouts,
  body text not null,
  tries int not null default 0,
  next_at timestamptz,
  created_at timestamptz not null
);
create index sandbox_webhooks_to_send on sandbox_webhooks (next_at) where next_at is not null;

-- A refund takes its own way: it has a name, it may take its time, it may fail.
create table sandbox_refunds (
  merchant_key text primary key,
  ref text not null references sandbox_checkouts,
  payment_ref text not null,
  refund_ref text not null unique,
  amount bigint not null check (amount > 0),
  state text not null default 'succeeded' check (state in ('pending', 'succeeded', 'failed')),
  -- While it is pending: when it is settled, and how it ends.
  settles_at timestamptz,
  ends text check (ends in ('succeeded', 'failed')),
  at timestamptz not null,
  changed_at timestamptz not null,
  constraint pending_ends check ((state = 'pending') = (settles_at is not null) and (state = 'pending') = (ends is not null))
);
create index sandbox_refunds_to_settle on sandbox_refunds (settles_at) where settles_at is not null;
create index sandbox_refunds_by_payment on sandbox_refunds (payment_ref);
create index sandbox_refunds_by_change on sandbox_refunds (changed_at);
