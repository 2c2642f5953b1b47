-- Orders and their payments (docs/rules/payments.md#orders, docs/design/money.md#orders-and-banks).
create table payments_orders (
  order_id uuid primary key,
  family_id uuid not null,
  product_code text not null,
  kind text not null check (kind in ('individual', 'group', 'subscription')),
  lessons int not null check (lessons > 0),
  -- How long its lessons live from the payment on, as its family was told (ISO 8601), whatever the school says later.
  life text not null check (life ~ '^P[0-9]{1,3}[MD]$'),
  -- What holds when its money is asked back, as its family was told.
  gifts_first boolean not null default false,
  refund_fee_percent int not null default 0 check (refund_fee_percent between 0 and 100),
  refund_fee_amount bigint not null default 0 check (refund_fee_amount >= 0),
  bonus int not null default 0 check (bonus >= 0),
  amount bigint not null check (amount >= 0),
  currency text not null,
  promo_code text,
  discount bigint not null default 0 check (discount >= 0),
  -- Of the discount: what it costs less because two children of the family or more learned when it was made.
  sibling_percent int not null default 0 check (sibling_percent between 0 and 100),
  sibling_discount bigint not null default 0 check (sibling_discount between 0 and discount),
  state text not null default 'open' check (state in ('open', 'superseded', 'expired', 'paid', 'refunding', 'refunded')),
  captured bigint not null default 0,
  refunded bigint not null default 0,
  locale text not null,
  -- By whoever pays; of an order that a manager made, nobody has said it yet.
  terms_accepted_at timestamptz,
  made_by uuid,
  made_reason text,
  created_at timestamptz not null,
  closes_at timestamptz not null,
  paid_at timestamptz,
  -- Of a subscription: when its family agreed to be charged for the next periods, and which period this one renews.
  renew_consent_at timestamptz,
  renews_subscription_id uuid,
  renews_period int,
  -- The family agreed that the card it is paid by is kept for later payments: when, and who of it.
  keep_card_at timestamptz,
  keep_card_by uuid,
  -- The school made it for an automatic top-up: a fall of the balance is ordered once.
  top_up_run uuid unique,
  constraint kept_by_somebody check ((keep_card_at is null) = (keep_card_by is null)),
  constraint captured_exactly check (captured in (0, amount)),
  constraint refunded_at_most_captured check (refunded between 0 and captured),
  constraint paid_has_its_time check ((state in ('paid', 'refunding', 'refunded')) = (paid_at is not null)),
  constraint made_by_hand_has_its_reason check ((made_by is null) = (made_reason is null)),
  constraint terms_or_a_manager check (terms_accepted_at is not null or made_by is not null),
  -- The key of a renewal: a period is ordered once.
  constraint renewed_once unique (renews_subscription_id, renews_period),
  constraint renews_a_period check ((renews_subscription_id is null) = (renews_period is null)),
  constraint renewal_is_of_subscriptions check (kind = 'subscription' or (renews_subscription_id is null and renew_consent_at is null))
);
-- A renewal and a top-up wait beside the order that a family is busy with.
create unique index payments_orders_one_open on payments_orders (family_id) where state = 'open' and renews_subscription_id is null and top_up_run is null;
create index payments_orders_by_family on payments_orders (family_id, created_at);
create index payments_orders_to_close on payments_orders (closes_at) where state = 'open';
create index payments_orders_to_pay on payments_orders (currency, amount, created_at) where state in ('open', 'superseded', 'expired');
-- An order is spoken of by the last signs of its id: they are looked for from the end.
create index payments_orders_by_number on payments_orders (reverse(replace(order_id::text, '-', '')) text_pattern_ops);

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
  -- Charged by the school, without the person there: it has no checkout.
  off_session boolean not null default false,
  -- The saved card that is charged; without one the person is at a checkout.
  card_id uuid,
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
-- What is looked for every minute is found by an index, however much has been paid before.
create index payments_attempts_without_end on payments_attempts (created_at)
  where state in ('preparing', 'pending', 'processing', 'unknown');

-- Money that the staff took in itself: written down before it is applied, as a bank has its own list. A document is written
-- down once a year and way.
create table payments_manual (
  payment_id uuid primary key,
  order_id uuid not null references payments_orders,
  way text not null check (way in ('cash', 'transfer', 'terminal', 'invoice')),
  document text not null check (document <> ''),
  -- The document as it is compared: in small letters, without spaces.
  document_key text not null,
  day date not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  -- `waiting` for a second manager.
  state text not null check (state in ('waiting', 'booked', 'declined')),
  by_account uuid not null,
  at timestamptz not null
);
create unique index payments_manual_one_document on payments_manual (way, document_key, extract(year from day)) where state <> 'declined';
create index payments_manual_by_time on payments_manual (way, at);
create index payments_manual_of_order on payments_manual (order_id);

-- Invoices: a number a year without a gap, since the counter's row is changed in the transaction that writes the invoice.
create table payments_invoice_numbers (year int primary key, last int not null check (last > 0));
create table payments_invoices (
  order_id uuid primary key references payments_orders,
  year int not null,
  n int not null check (n > 0),
  due date not null,
  at timestamptz not null,
  reminded_at timestamptz,
  unique (year, n)
);
create index payments_invoices_to_remind on payments_invoices (due) where reminded_at is null;

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
-- Comparing with the providers reads the payments of the last days, not all there ever were.
create index payments_payments_by_time on payments_payments (provider, at);
-- An order is also spoken of by what the bank calls its payment.
create index payments_payments_by_ref on payments_payments (payment_ref);

-- What families paid before the school kept its books here, by another program's books: told as history, and part of no figure that
-- is compared with our own. A line of the old books stands here once.
create table payments_past (
  payment_id uuid primary key,
  family_id uuid not null,
  day date not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  -- What it was for, as the old books say; null where they do not.
  about text,
  document text,
  by_account uuid not null,
  at timestamptz not null
);
create index payments_past_of_family on payments_past (family_id, day desc);

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

-- An owner tries a bank with money of their own: it buys nothing, and goes back by itself.
create table payments_proofs (
  proof_id uuid primary key,
  provider text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  by_account uuid not null,
  at timestamptz not null,
  -- The checkout, once the bank has opened it.
  provider_ref text,
  -- When the bank first told of it by itself.
  told_at timestamptz,
  -- The money that came.
  payment_ref text,
  unique (provider, provider_ref),
  foreign key (provider, payment_ref) references payments_payments
);
create index payments_proofs_by_time on payments_proofs (provider, at desc);
-- Each minute the bank is asked about those that nothing came of yet.
create index payments_proofs_open on payments_proofs (at) where payment_ref is null and provider_ref is not null;

-- Managers open the payment for families that have not had their trial yet, or take that back (docs/rules/payments.md#who-may-pay). The
-- newest row of a family holds; the others say how it came to that.
create table payments_openings (
  opening_id bigint generated always as identity primary key,
  family_id uuid not null,
  open boolean not null,
  reason text not null check (reason <> ''),
  account_id uuid not null,
  at timestamptz not null
);
create index payments_openings_by_family on payments_openings (family_id, opening_id desc);

create function payments_frozen() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '23001';
end $$;
create trigger frozen before update or delete on payments_payments for each row execute function payments_frozen();
create trigger frozen_whole before truncate on payments_payments for each statement execute function payments_frozen();
create trigger frozen before update or delete on payments_put_right for each row execute function payments_frozen();
create trigger frozen_whole before truncate on payments_put_right for each statement execute function payments_frozen();
create trigger frozen before update or delete on payments_openings for each row execute function platform_words_may_go('reason');
create trigger frozen_whole before truncate on payments_openings for each statement execute function payments_frozen();

-- News of providers, each kept once before it is acknowledged. What could not be applied is tried again, ever more seldom,
-- until it is applied or put aside.
create table payments_inbox (
  provider text not null,
  event_id text not null,
  body jsonb not null,
  received_at timestamptz not null,
  done_at timestamptz,
  tries int not null default 0,
  next_try_at timestamptz,
  last_fault text,
  put_aside_at timestamptz,
  primary key (provider, event_id),
  constraint put_aside_is_done check (put_aside_at is null or done_at is not null)
);
create index payments_inbox_waiting on payments_inbox (next_try_at) where done_at is null;
create index payments_inbox_tried_in_vain on payments_inbox (received_at) where done_at is null and tries > 0;

-- What the school has asked of bePaid, written before it is asked: bePaid forgets the name of a request after a day, and
-- a checkout has none, so that asking again finds the first answer here.
create sequence payments_bepaid_account_numbers start 100001;
create table payments_bepaid_requests (
  key uuid primary key,
  what text not null check (what in ('card', 'erip', 'charge')),
  amount bigint not null check (amount > 0),
  currency text not null,
  description text not null,
  return_path text not null,
  locale text not null,
  -- What the person types in ERIP; each request has its own, because a newer one of the same number ends the older.
  account_number bigint not null default nextval('payments_bepaid_account_numbers'),
  asked_at timestamptz not null,
  -- Until when it can be paid in ERIP.
  payable_until timestamptz,
  -- Null until bePaid has answered.
  ref text unique,
  url text,
  -- How to find it in ERIP, as bePaid says it.
  erip jsonb
);
create table payments_bepaid_refunds (
  key text primary key,
  payment_ref text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  asked_at timestamptz not null,
  refund_ref text unique
);
create index payments_bepaid_refunds_by_payment on payments_bepaid_refunds (payment_ref);
