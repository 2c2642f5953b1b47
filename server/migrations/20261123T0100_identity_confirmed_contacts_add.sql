-- A contact opens an account, and is written to, only after a code that went there has come back. Contacts that stand here
-- already have been written to all along: they count as confirmed.
alter table identity_accounts
  add column email_confirmed_at timestamptz,
  add column phone_confirmed_at timestamptz;
update identity_accounts
set email_confirmed_at = case when email is not null then created_at end,
  phone_confirmed_at = case when phone is not null then created_at end;
alter table identity_accounts
  add constraint identity_only_what_is_there_is_confirmed
    check ((email is not null or email_confirmed_at is null) and (phone is not null or phone_confirmed_at is null));

-- Nobody has a confirmed contact of somebody else, nor the one that an account nobody has confirmed stands on. What is merely
-- written beside a confirmed contact keeps its owner from nothing.
alter table identity_accounts drop constraint identity_accounts_email_key, drop constraint identity_accounts_phone_key;
create unique index identity_accounts_by_email on identity_accounts (email)
  where email_confirmed_at is not null or phone_confirmed_at is null;
create unique index identity_accounts_by_phone on identity_accounts (phone)
  where phone_confirmed_at is not null or email_confirmed_at is null;
