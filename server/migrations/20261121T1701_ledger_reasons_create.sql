-- Why a manager changed a balance, and who answers for it: beside the act, written once like the act itself.
create table ledger_reasons (
  op_id bigint primary key references ledger_ops,
  -- In the words of the manager; the family reads it in its history.
  reason text not null check (reason <> ''),
  account_id uuid not null,
  -- The second manager, where one was needed.
  approved_by uuid check (approved_by <> account_id)
);
create trigger frozen before update or delete on ledger_reasons for each row execute function ledger_frozen();
create trigger frozen_whole before truncate on ledger_reasons for each statement execute function ledger_frozen();
