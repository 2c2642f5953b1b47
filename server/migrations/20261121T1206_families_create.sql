-- Families: the parent's own fields. Contacts, password and language are with the account (identity).
create table families_families (
  family_id uuid primary key,
  account_id uuid not null unique,
  first_name text not null,
  last_name text not null default '',
  timezone text not null,
  currency text not null default 'BYN' check (currency in ('BYN', 'RUB', 'USD', 'EUR', 'KZT')),
  -- What was chosen at registration is kept (docs/rules/accounts.md#registration).
  initial_subject text not null,
  choosed_group text,
  priority text not null default 'forceIntroLesson' check (priority in ('forceIntroLesson', 'offerIntroLesson')),
  theme text not null default 'system' check (theme in ('system', 'light', 'dark')),
  child_mode boolean not null default false,
  sounds boolean not null default true,
  created_at timestamptz not null
);
create index families_families_by_time on families_families (created_at desc, family_id desc);

create table families_kids (
  kid_uid uuid primary key,
  family_id uuid not null references families_families,
  -- citext: «Маша» and «маша» are one name in a family (docs/rules/families.md#kids).
  first_name citext not null,
  last_name text not null default '',
  birth_year int not null,
  birth_month int not null check (birth_month between 1 and 12),
  languages text[] not null check (cardinality(languages) > 0),
  avatar text,
  created_at timestamptz not null,
  unique (family_id, first_name)
);
