-- Who can sign in. A kid has no account: it is a profile of its family (docs/rules/people.md#roles).
create table identity_accounts (
  account_id uuid primary key,
  -- The family of a parent; the family a support account may look at; the own id of a teacher or manager.
  customer_id uuid not null,
  role text not null check (role in ('parent', 'teacher', 'manager', 'support')),
  email citext unique,
  phone text unique,
  password_hash text not null,
  -- Asked on the way back from a kid session while child mode is on.
  pin_hash text,
  locale text not null check (locale in ('ru-RU', 'en-US')),
  created_at timestamptz not null,
  check (email is not null or phone is not null)
);
create unique index identity_accounts_by_customer on identity_accounts (customer_id) where role <> 'support';

-- Sessions, known by the hash of their token. A kid session keeps the parent's one parked: alive, but of no use
-- until the parent is back.
create table identity_sessions (
  session_id uuid primary key,
  account_id uuid not null references identity_accounts on delete cascade,
  role text not null check (role in ('parent', 'kid', 'teacher', 'manager', 'support')),
  kid_uid uuid,
  parked_id uuid references identity_sessions on delete cascade,
  is_parked boolean not null default false,
  token_hash bytea not null unique,
  provider text,
  device text not null,
  pin_tries int not null default 0,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  ends_at timestamptz not null,
  check ((role = 'kid') = (kid_uid is not null and parked_id is not null))
);
create index identity_sessions_by_account on identity_sessions (account_id);
create index identity_sessions_by_parked on identity_sessions (parked_id);
