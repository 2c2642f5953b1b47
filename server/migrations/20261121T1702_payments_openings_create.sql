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
create trigger frozen before update or delete on payments_openings for each row execute function payments_frozen();
create trigger frozen_whole before truncate on payments_openings for each statement execute function payments_frozen();
