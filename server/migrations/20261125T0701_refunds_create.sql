-- Refunds that families ask for (docs/rules/payments.md#refunds), from the request until the money is back.
create table refunds_refunds (
  refund_id uuid primary key,
  family_id uuid not null,
  -- As the parent was called then: managers find a refund by it.
  family_name text not null,
  order_id uuid not null references payments_orders,
  units int not null check (units > 0),
  bonus int not null check (bonus >= 0),
  -- What was quoted is what is sent, to the minor unit.
  amount bigint not null check (amount > 0),
  -- What the school keeps by the terms of the order: the worth of the lessons is both together.
  fee bigint not null default 0 check (fee >= 0),
  -- What it would have kept and did not, and why: the school thought better of it before it decided.
  fee_waived bigint not null default 0 check (fee_waived >= 0),
  waived_why text,
  currency text not null,
  state text not null default 'asked' check (state in ('asked', 'approved', 'sending', 'failed', 'done', 'declined', 'withdrawn')),
  reason text not null check (reason <> ''),
  answer text,
  -- How often a manager has agreed: each time a second one is asked anew.
  round int not null default 0,
  asked_at timestamptz not null,
  changed_at timestamptz not null,
  constraint waived_with_words check (fee_waived = 0 or (fee = 0 and waived_why is not null)),
  constraint declined_with_words check (state <> 'declined' or answer is not null)
);
create unique index refunds_refunds_one_undecided on refunds_refunds (order_id) where state in ('asked', 'approved');
-- What the school has kept of earlier refunds of an order.
create index refunds_refunds_by_order on refunds_refunds (order_id);
create index refunds_refunds_by_family on refunds_refunds (family_id, asked_at desc);
-- What the bank could not carry out waits for a manager, as what nobody has decided does.
create index refunds_refunds_waiting on refunds_refunds (asked_at, refund_id) where state in ('asked', 'approved', 'failed');
create index refunds_refunds_sending on refunds_refunds (asked_at, refund_id) where state = 'sending';
create index refunds_refunds_over on refunds_refunds (changed_at desc, refund_id desc) where state in ('done', 'declined', 'withdrawn');

-- What became of a refund, step by step, and which manager did it.
create table refunds_steps (
  refund_id uuid not null references refunds_refunds,
  n int not null,
  state text not null,
  at timestamptz not null,
  by_account uuid,
  by_name text,
  note text,
  primary key (refund_id, n)
);
create trigger frozen before update or delete on refunds_steps
  for each row execute function platform_words_may_go('by_name', 'note');
create trigger frozen_whole before truncate on refunds_steps for each statement execute function payments_frozen();

-- Money on its way back: of a refund (the same id), or money that bought nothing. `queued` waits for a manager,
-- `sending` is to be given to the bank, `sent` is with the bank, `canceled` was put right otherwise.
create table refunds_transfers (
  refund_id uuid primary key,
  order_id uuid references payments_orders,
  provider text not null,
  payment_ref text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  why text not null check (why in ('duplicate', 'mismatch', 'orphan', 'customer')),
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'done', 'failed', 'canceled')),
  at timestamptz not null,
  changed_at timestamptz not null,
  -- After a failure it is asked for anew under a key of its own.
  attempt int not null default 1 check (attempt > 0),
  tries int not null default 0,
  -- When the bank is asked next; null when there is nothing to ask.
  next_at timestamptz,
  refund_ref text,
  -- The account it was paid from, once it has been: that of its provider, or `clearing:byhand`.
  paid_from text,
  -- How often its money has left or come back: each is booked under a key of its own.
  moves int not null default 0,
  last_fault text,
  foreign key (provider, payment_ref) references payments_payments,
  constraint paid_when_done check ((state = 'done') = (paid_from is not null)),
  constraint asked_while_on_its_way check (state not in ('sending', 'sent') or next_at is not null)
);
create unique index refunds_transfers_one_unapplied on refunds_transfers (provider, payment_ref) where why <> 'customer';
create unique index refunds_transfers_by_ref on refunds_transfers (provider, refund_ref) where refund_ref is not null;
create index refunds_transfers_due on refunds_transfers (next_at) where next_at is not null;
create index refunds_transfers_of_order on refunds_transfers (order_id) where order_id is not null;
create index refunds_transfers_not_over on refunds_transfers (state, changed_at)
  where state in ('queued', 'sending', 'sent', 'failed');

-- Money that a provider has sent back without having been asked by the school: somebody did it at the provider's own desk.
create table refunds_elsewhere (
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
create index refunds_elsewhere_sent on refunds_elsewhere (seen_at) where state = 'succeeded';
