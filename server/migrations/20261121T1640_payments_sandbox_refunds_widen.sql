-- A refund of the sandbox bank takes its own way: it has a name, it may take its time, it may fail.
alter table payments_sandbox_refunds
  add column refund_ref text,
  add column state text not null default 'succeeded' check (state in ('pending', 'succeeded', 'failed')),
  add column settles_at timestamptz,
  add column changed_at timestamptz;
update payments_sandbox_refunds set refund_ref = 'rf_' || md5(merchant_key), changed_at = at;
alter table payments_sandbox_refunds
  alter column refund_ref set not null,
  alter column changed_at set not null,
  add unique (refund_ref);
create index payments_sandbox_refunds_by_change on payments_sandbox_refunds (changed_at);
