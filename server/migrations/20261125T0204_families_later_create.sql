-- Who wants a letter when a child is old enough for its first lesson (docs/rules/families.md#too-young-yet): the address and the month of
-- birth alone, gone with that letter, or by the link of the first one.
create table families_later (
  email citext not null,
  birth_year int not null,
  birth_month int not null check (birth_month between 1 and 12),
  locale text not null check (locale in ('ru-RU', 'en-US')),
  -- Of the link by which it is taken back.
  token_hash bytea not null unique,
  asked_at timestamptz not null,
  primary key (email, birth_year, birth_month)
);
create index families_later_by_birth on families_later (birth_year, birth_month);
