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
