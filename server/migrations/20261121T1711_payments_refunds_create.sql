-- Refunds that families ask for (docs/rules/payments.md#refunds), from the request until the money is back.
create table payments_refunds (
  refund_id uuid primary key,
  family_id uuid not null,
  -- As the parent was called then: managers find a refund by it.
  family_name text not null,
  order_id uuid not null references payments_orders,
  units int not null check (units > 0),
  bonus int not null check (bonus >= 0),
  -- What was quoted is what is sent, to the minor unit.
  amount bigint not null check (amount > 0),
  currency text not null,
  state text not null default 'asked' check (state in ('asked', 'approved', 'sending', 'failed', 'done', 'declined', 'withdrawn')),
  reason text not null check (reason <> ''),
  answer text,
  -- How often a manager has agreed: each time a second one is asked anew.
  round int not null default 0,
  asked_at timestamptz not null,
  changed_at timestamptz not null,
  constraint declined_with_words check (state <> 'declined' or answer is not null)
);
create unique index payments_refunds_one_undecided on payments_refunds (order_id) where state in ('asked', 'approved');
create index payments_refunds_by_family on payments_refunds (family_id, asked_at desc);
create index payments_refunds_waiting on payments_refunds (asked_at, refund_id) where state in ('asked', 'approved');
create index payments_refunds_sending on payments_refunds (asked_at, refund_id) where state in ('sending', 'failed');
create index payments_refunds_over on payments_refunds (changed_at desc, refund_id desc) where state in ('done', 'declined', 'withdrawn');

-- What became of a refund, step by step, and which manager did it.
create table payments_refund_steps (
  refund_id uuid not null references payments_refunds,
  n int not null,
  state text not null,
  at timestamptz not null,
  by_account uuid,
  by_name text,
  note text,
  primary key (refund_id, n)
);
create trigger frozen before update or delete on payments_refund_steps for each row execute function payments_frozen();
create trigger frozen_whole before truncate on payments_refund_steps for each statement execute function payments_frozen();

-- Money on its way back: of a refund (the same id), or money that bought nothing. `queued` waits for a manager,
-- `sending` is to be given to the bank, `sent` is with the bank, `canceled` was put right otherwise.
alter table payments_refund_requests
  drop constraint payments_refund_requests_state_check,
  add constraint payments_refund_requests_state_check check (state in ('queued', 'sending', 'sent', 'done', 'failed', 'canceled')),
  -- After a failure it is asked for anew under a key of its own.
  add column attempt int not null default 1 check (attempt > 0),
  add column tries int not null default 0,
  -- When the bank is asked next; null when there is nothing to ask.
  add column next_at timestamptz,
  add column refund_ref text,
  -- The account it was paid from, once it has been: `clearing:` and the provider, or `clearing:byhand`.
  add column paid_from text,
  -- How often its money has left or come back: each is booked under a key of its own.
  add column moves int not null default 0,
  add column last_fault text,
  add column changed_at timestamptz,
  add constraint paid_when_done check ((state = 'done') = (paid_from is not null)),
  add constraint asked_while_on_its_way check (state not in ('sending', 'sent') or next_at is not null);
update payments_refund_requests set changed_at = at;
alter table payments_refund_requests alter column changed_at set not null;
create unique index payments_refund_requests_by_ref on payments_refund_requests (provider, refund_ref) where refund_ref is not null;
create index payments_refund_requests_due on payments_refund_requests (next_at) where next_at is not null;
create index payments_refund_requests_of_order on payments_refund_requests (order_id) where order_id is not null;

-- Money that a provider has sent back without having been asked by the school: somebody did it at the provider's own desk.
create table payments_refunds_elsewhere (
  provider text not null,
  refund_ref text not null,
  payment_ref text not null,
  key text not null,
  amount bigint not null,
  currency text not null,
  state text not null,
  seen_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (provider, refund_ref)
);
