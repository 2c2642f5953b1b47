-- How far the school is open (docs/rules/opening.md): the newest row says it. A school without one is open: it had its people before
-- anybody asked.
create table school_states (
  number bigint generated always as identity primary key,
  state text not null check (state in ('setup', 'staff-only', 'open', 'closed-to-new')),
  since timestamptz not null
);

-- Who wants a letter when new families are taken: the address alone, gone with that letter.
create table school_waiting (
  email citext primary key,
  locale text not null check (locale in ('ru-RU', 'en-US')),
  asked_at timestamptz not null
);

-- By which way out of the school a code has come back: mail, SMS, the bot in Telegram. It proves the way as it was set up then, and no other.
create table school_proofs (
  channel text primary key check (channel in ('mail', 'sms', 'telegram')),
  -- The code that is on its way, as a hash, with the way it took and the tries that are left.
  code_hash bytea not null,
  code_way bytea not null,
  tries_left int not null,
  ends_at timestamptz not null,
  proved_way bytea,
  proved_at timestamptz
);

-- Passwords of mail and SMS, the token of the bot, keys of banks, as an owner entered them: sealed with a key that is not in the database, never read back.
create table school_secrets (
  kind text primary key check (kind in ('mail', 'sms', 'telegram', 'stripe', 'bepaid')),
  sealed bytea not null,
  -- The last signs, by which the owner knows it.
  hint text not null,
  set_by uuid not null,
  set_by_name text not null,
  set_at timestamptz not null
);
