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

-- By which way out of the school a code has come back: mail, SMS. It proves the way as it was set up then, and no other.
create table school_proofs (
  channel text primary key check (channel in ('mail', 'sms')),
  -- The code that is on its way, as a hash, with the way it took and the tries that are left.
  code_hash bytea not null,
  code_way bytea not null,
  tries_left int not null,
  ends_at timestamptz not null,
  proved_way bytea,
  proved_at timestamptz
);
