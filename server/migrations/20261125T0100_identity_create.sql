-- Who can sign in, and by what. A kid has no account: it is a profile of its family (docs/rules/people.md#roles).
create table identity_accounts (
  account_id uuid primary key,
  -- The family of a parent; the own id of a teacher or manager.
  customer_id uuid not null,
  role text not null check (role in ('parent', 'teacher', 'manager')),
  email citext,
  phone text,
  -- A contact opens an account, and is written to, only after a code that went there has come back.
  email_confirmed_at timestamptz,
  phone_confirmed_at timestamptz,
  password_hash text not null,
  -- Asked on the way back from a kid session while child mode is on.
  pin_hash text,
  locale text not null check (locale in ('ru-RU', 'en-US')),
  created_at timestamptz not null,
  -- Of the staff: how they are called, what a manager may do, who may no longer sign in.
  name text,
  rights text[],
  blocked_at timestamptz,
  blocked_reason text,
  -- Of an adult whom a parent has invited: into which family, and what it may do there (docs/rules/adults.md#rights).
  family_id uuid,
  adult text check (adult in ('sees', 'arranges', 'pays')),
  -- By whose clock it reads; null: by the family's.
  zone text,
  check (email is not null or phone is not null),
  constraint identity_rights_are_the_managers check ((rights is not null) = (role = 'manager')),
  constraint identity_adults_are_of_a_family check ((adult is null) = (family_id is null) and (adult is null or role = 'parent')),
  constraint identity_only_what_is_there_is_confirmed
    check ((email is not null or email_confirmed_at is null) and (phone is not null or phone_confirmed_at is null))
);
create unique index identity_accounts_by_customer on identity_accounts (customer_id);
create index identity_accounts_by_family on identity_accounts (family_id) where family_id is not null;
-- Nobody has a confirmed contact of somebody else, nor the one that an account nobody has confirmed stands on. What is merely
-- written beside a confirmed contact keeps its owner from nothing.
create unique index identity_accounts_by_email on identity_accounts (email)
  where email_confirmed_at is not null or phone_confirmed_at is null;
create unique index identity_accounts_by_phone on identity_accounts (phone)
  where phone_confirmed_at is not null or email_confirmed_at is null;

-- Sessions, known by the hash of their token. A kid session keeps the parent's one parked: alive, but of no use
-- until the parent is back.
create table identity_sessions (
  session_id uuid primary key,
  account_id uuid not null references identity_accounts on delete cascade,
  role text not null check (role in ('parent', 'kid', 'teacher', 'manager', 'support')),
  kid_uid uuid,
  -- Of a kid that came by a code shown on another device: the only lesson whose room it lets into, and nothing else.
  only_room uuid,
  -- Of support: the family it is in, and until when it may change something. The colleague's own session is parked behind it.
  customer_id uuid,
  may_change_until timestamptz,
  parked_id uuid references identity_sessions on delete cascade,
  is_parked boolean not null default false,
  token_hash bytea not null unique,
  provider text,
  device text not null,
  pin_tries int not null default 0,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  ends_at timestamptz not null,
  constraint identity_kid_session_names_the_kid check ((role = 'kid') = (kid_uid is not null)),
  constraint identity_kid_alone_is_let_into_one_room check (only_room is null or role = 'kid'),
  constraint identity_support_session_names_the_family check ((role = 'support') = (customer_id is not null)),
  constraint identity_support_alone_is_let_change check (may_change_until is null or role = 'support'),
  -- A kid who came by its pictures has no session of a parent behind it: from there nobody goes back, one signs in.
  constraint identity_support_session_has_one_behind check (role <> 'support' or parked_id is not null),
  constraint identity_own_session_has_none_behind check (role in ('kid', 'support') or parked_id is null)
);
create index identity_sessions_by_account on identity_sessions (account_id);
create index identity_sessions_by_parked on identity_sessions (parked_id);

-- One-time secrets: ID tokens, live tickets, codes, reset links, sign-in tokens of later pages. One living secret for
-- each purpose and subject; a try is counted and the secret used up by one statement.
create table identity_secrets (
  secret_id uuid primary key,
  purpose text not null,
  subject text not null,
  secret_hash bytea not null,
  payload jsonb not null,
  attempts int not null default 0,
  attempts_max int not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  unique (purpose, subject)
);
create index identity_secrets_by_expiry on identity_secrets (expires_at);

-- SMS codes by range of numbers, within a day from the first: a range whose codes are hardly ever typed in is
-- somebody earning on our SMS.
create table identity_sms_prefixes (
  prefix text primary key,
  sent int not null,
  used int not null,
  ends_at timestamptz not null
);

-- Devices that somebody has signed in on: known by the hash of a cookie, each with its own budget of wrong passwords, so
-- that strangers who try an account's password do not lock its owner out.
create table identity_devices (
  token_hash bytea not null,
  account_id uuid not null references identity_accounts on delete cascade,
  known_since timestamptz not null,
  last_used_at timestamptz not null,
  primary key (token_hash, account_id)
);
create index identity_devices_by_account on identity_devices (account_id);
create index identity_devices_by_use on identity_devices (last_used_at);

-- Signing in by pictures: the three pictures of a kid, hashed with the pepper; wrong tries until a grown-up helps.
create table identity_picture_keys (
  kid_uid uuid primary key,
  account_id uuid not null references identity_accounts on delete cascade,
  key_hash bytea not null,
  tries int not null default 0,
  set_at timestamptz not null
);
create index identity_picture_keys_by_account on identity_picture_keys (account_id);

-- Devices on which the children of a family are shown before anybody has signed in: allowed by the parent, known by the
-- cookie of the device. A device that is forgotten, after another password, shows them no longer.
create table identity_picture_devices (
  device_id uuid primary key,
  token_hash bytea not null,
  account_id uuid not null,
  device text not null,
  allowed_at timestamptz not null,
  last_used_at timestamptz,
  unique (token_hash, account_id),
  foreign key (token_hash, account_id) references identity_devices on delete cascade
);
create index identity_picture_devices_by_account on identity_picture_devices (account_id);

-- Who a family is elsewhere: at VK, Yandex, Google, Apple. Linked by somebody who was signed in, never found by an
-- e-mail (docs/rules/accounts.md#signed-in-elsewhere). One person there opens one account here, and an account has one person of each.
create table identity_social_links (
  provider text not null check (provider in ('vk', 'yandex', 'google', 'apple', 'local')),
  subject text not null,
  account_id uuid not null references identity_accounts on delete cascade,
  -- How the provider calls the person, for the settings page alone.
  shown text not null,
  linked_at timestamptz not null,
  last_used_at timestamptz,
  primary key (provider, subject),
  unique (account_id, provider)
);

-- The second factor of the staff (TOTP). The secret is encrypted; of every code its step of 30 seconds is kept, so that none
-- counts twice.
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

-- The link of the terminal by which a school gets its first owner, or an owner who has lost the way in comes back: one at a
-- time, the newest. Its token is kept as a hash (docs/rules/accounts.md#first-owner).
create table identity_setup (
  id smallint primary key default 1 check (id = 1),
  token_hash bytea not null,
  -- Whom it lets in again; empty for the one who is to become the first owner.
  account_id uuid references identity_accounts on delete cascade,
  ends_at timestamptz not null,
  used_at timestamptz
);

-- A change of owners that is under way (docs/rules/people.md#owners): it comes by itself, unless one of the owners takes it back.
create table identity_owner_changes (
  account_id uuid primary key references identity_accounts on delete cascade,
  -- Whether the colleague becomes an owner, or is one no longer.
  becomes boolean not null,
  asked_by uuid not null,
  asked_by_name text not null,
  due_at timestamptz not null
);
create index identity_owner_changes_due on identity_owner_changes (due_at);

-- A school that has an owner always has one who can sign in.
create function identity_owner_stays() returns trigger language plpgsql as $$
begin
  if 'owner' = any(old.rights) and old.blocked_at is null
     and (tg_op = 'DELETE' or not 'owner' = any(new.rights) or new.blocked_at is not null)
     and not exists (select from identity_accounts where account_id <> old.account_id and 'owner' = any(rights) and blocked_at is null)
  then raise exception 'a school always has an owner' using errcode = '23001'; end if;
  return coalesce(new, old);
end $$;
create trigger owner_stays before update of rights, blocked_at or delete on identity_accounts for each row
  when (old.role = 'manager') execute function identity_owner_stays();
