-- Orders and their payments (docs/rules/payments.md#orders, docs/design/money.md#orders-and-banks).
create table payments_orders (
  order_id uuid primary key,
  family_id uuid not null,
  product_code text not null,
  kind text not null check (kind in ('individual', 'group', 'subscription')),
  lessons int not null check (lessons > 0),
  bonus int not null default 0 check (bonus >= 0),
  amount bigint not null check (amount >= 0),
  currency text not null,
  state text not null default 'open' check (state in ('open', 'superseded', 'expired', 'paid', 'refunding', 'refunded')),
  captured bigint not null default 0,
  refunded bigint not null default 0,
  locale text not null,
  terms_accepted_at timestamptz not null,
  created_at timestamptz not null,
  closes_at timestamptz not null,
  paid_at timestamptz,
  constraint captured_exactly check (captured in (0, amount)),
  constraint refunded_at_most_captured check (refunded between 0 and captured),
  constraint paid_has_its_time check ((state in ('paid', 'refunding', 'refunded')) = (paid_at is not null))
);
create unique index payments_orders_one_open on payments_orders (family_id) where state = 'open';
create index payments_orders_by_family on payments_orders (family_id, created_at);
create index payments_orders_to_close on payments_orders (closes_at) where state = 'open';

-- One try to pay an order. The row is written before the provider is asked, so a crash between loses nothing.
create table payments_attempts (
  attempt_id uuid primary key,
  order_id uuid not null references payments_orders,
  number int not null,
  provider text not null,
  method text not null,
  state text not null default 'preparing' check (state in ('preparing', 'pending', 'processing', 'unknown', 'failed', 'succeeded')),
  provider_ref text,
  checkout_url text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  polls int not null default 0,
  -- When the provider is asked next; null when there is nothing more to ask.
  poll_at timestamptz,
  last_fault text,
  unique (order_id, number),
  unique (provider, provider_ref),
  constraint opened_has_its_place check (state in ('preparing', 'failed') or provider_ref is not null)
);
create unique index payments_attempts_one_live on payments_attempts (order_id) where state in ('preparing', 'pending', 'processing');
create index payments_attempts_to_poll on payments_attempts (poll_at) where poll_at is not null;

-- Money that came, each payment of a provider once, with what was done with it.
create table payments_payments (
  provider text not null,
  payment_ref text not null,
  order_id uuid references payments_orders,
  amount bigint not null check (amount > 0),
  currency text not null,
  outcome text not null check (outcome in ('applied', 'duplicate', 'mismatch', 'orphan')),
  at timestamptz not null,
  primary key (provider, payment_ref),
  constraint orphan_has_no_order check ((outcome = 'orphan') = (order_id is null))
);
create unique index payments_payments_one_applied on payments_payments (order_id) where outcome = 'applied';

create table payments_refund_requests (
  refund_id uuid primary key,
  order_id uuid references payments_orders,
  provider text not null,
  payment_ref text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  why text not null check (why in ('duplicate', 'mismatch', 'orphan', 'customer')),
  state text not null default 'queued' check (state in ('queued', 'sent', 'done', 'failed')),
  at timestamptz not null,
  foreign key (provider, payment_ref) references payments_payments
);
create unique index payments_refund_requests_one_unapplied on payments_refund_requests (provider, payment_ref) where why <> 'customer';

-- News of providers, each kept once before it is acknowledged.
create table payments_inbox (
  provider text not null,
  event_id text not null,
  body jsonb not null,
  received_at timestamptz not null,
  done_at timestamptz,
  primary key (provider, event_id)
);

create function payments_frozen() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '23001';
end $$;
create trigger frozen before update or delete on payments_payments for each row execute function payments_frozen();
create trigger frozen_whole before truncate on payments_payments for each statement execute function payments_frozen();
