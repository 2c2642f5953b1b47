-- Receipts: for money that a family paid, and for money that it got back. Numbers of a year have no gap, since the counter's row is changed in
-- the transaction in which the money is booked (docs/decisions/0314).
create table payments_receipt_numbers (year int primary key, last int not null check (last > 0));
create table payments_receipts (
  receipt_id uuid primary key,
  year int not null,
  n int not null check (n > 0),
  family_id uuid not null,
  order_id uuid not null references payments_orders,
  what text not null check (what in ('paid', 'returned')),
  -- What it is the receipt of: the order that was paid, or the refund. It has one.
  ref uuid not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  at timestamptz not null,
  unique (year, n),
  unique (what, ref)
);
create index payments_receipts_of_family on payments_receipts (family_id, receipt_id desc);
create trigger frozen before update or delete on payments_receipts for each row execute function payments_frozen();
create trigger frozen_whole before truncate on payments_receipts for each statement execute function payments_frozen();
