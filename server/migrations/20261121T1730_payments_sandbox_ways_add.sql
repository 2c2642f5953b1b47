-- What else can be tried at the sandbox bank: a checkout that is paid twice, one whose news never arrive, refunds that
-- take their time or fail at first, cards that are kept and charged later without the person.
create table payments_sandbox_cards (
  token text primary key,
  shown text not null,
  charges text not null check (charges in ('pass', 'slow', 'decline')),
  created_at timestamptz not null
);
alter table payments_sandbox_checkouts
  add column captures int not null default 1 check (captures in (1, 2)),
  add column tells boolean not null default true,
  add column refunds text not null default 'pass' check (refunds in ('pass', 'slow', 'fail-first')),
  add column keeps_card boolean not null default false,
  add column card_token text references payments_sandbox_cards;
alter table payments_sandbox_refunds
  add column payment_ref text,
  add column ends text check (ends in ('succeeded', 'failed'));
update payments_sandbox_refunds set payment_ref = 'pay_' || ref;
alter table payments_sandbox_refunds
  alter column payment_ref set not null,
  add constraint pending_ends check ((state = 'pending') = (settles_at is not null) and (state = 'pending') = (ends is not null));
create index payments_sandbox_refunds_by_payment on payments_sandbox_refunds (payment_ref);
create index payments_sandbox_refunds_to_settle on payments_sandbox_refunds (settles_at) where settles_at is not null;
