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
