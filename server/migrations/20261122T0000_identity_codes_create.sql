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

-- SMS codes by range of numbers, within a day from the first: a range whose codes are hardly ever typed in is
-- somebody earning on our SMS.
create table identity_sms_prefixes (
  prefix text primary key,
  sent int not null,
  used int not null,
  ends_at timestamptz not null
);
