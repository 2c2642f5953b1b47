-- Staff: who they are, what each of them may do, who may no longer sign in, and the second factor of their sign-in.
-- Support is no account of its own any more: a colleague with the right enters a family's account for an hour.
alter table identity_accounts
  add column name text,
  add column rights text[],
  add column blocked_at timestamptz,
  add column blocked_reason text;
delete from identity_sessions where role = 'support';
alter table identity_accounts drop constraint identity_accounts_role_check;
drop index identity_accounts_by_customer;
update identity_accounts set rights = '{people,money,content,staff,audit,support,admin}' where role = 'manager';
update identity_accounts set role = 'manager', rights = '{support}', customer_id = gen_random_uuid() where role = 'support';
alter table identity_accounts
  add constraint identity_accounts_role_check check (role in ('parent', 'teacher', 'manager')),
  add constraint identity_rights_are_the_managers check ((rights is not null) = (role = 'manager'));
create unique index identity_accounts_by_customer on identity_accounts (customer_id);

-- A support session: the family it is in, the colleague's own session behind it, and until when it may change something.
alter table identity_sessions
  add column customer_id uuid,
  add column may_change_until timestamptz;
alter table identity_sessions drop constraint identity_sessions_check;
alter table identity_sessions
  add constraint identity_kid_session_names_the_kid check ((role = 'kid') = (kid_uid is not null)),
  add constraint identity_session_inside_has_one_behind check ((role in ('kid', 'support')) = (parked_id is not null)),
  add constraint identity_support_session_names_the_family check ((role = 'support') = (customer_id is not null)),
  add constraint identity_support_alone_is_let_change check (may_change_until is null or role = 'support');

-- The second factor (TOTP). The secret is encrypted; of every code its step of 30 seconds is kept, so that none counts twice.
create table identity_second_factors (
  account_id uuid primary key references identity_accounts on delete cascade,
  secret bytea not null,
  begun_at timestamptz not null,
  -- Empty until a first code has shown that the app has it.
  confirmed_at timestamptz,
  last_step bigint
);
-- Codes for the day the phone is lost: each once, kept as hashes.
create table identity_recovery_codes (
  account_id uuid not null references identity_second_factors on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);
