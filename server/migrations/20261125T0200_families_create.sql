-- Families: the parent's own fields. Contacts, password and language are with the account (identity).
create table families_families (
  family_id uuid primary key,
  account_id uuid not null unique,
  first_name text not null,
  last_name text not null default '',
  -- A face: the name of a kept picture, or `animal:fox` for a drawn one; null is the face that everybody has at first.
  avatar text,
  timezone text not null,
  currency text not null default 'BYN' check (currency in ('BYN', 'RUB', 'USD', 'EUR', 'KZT')),
  -- What was chosen at registration is kept (docs/rules/accounts.md#registration).
  initial_subject text not null,
  choosed_group text,
  priority text not null default 'forceIntroLesson' check (priority in ('forceIntroLesson', 'offerIntroLesson')),
  -- The code a family registered with, whatever it was: it is offered at the first payment.
  promo_code text,
  theme text not null default 'system' check (theme in ('system', 'light', 'dark')),
  child_mode boolean not null default false,
  sounds boolean not null default true,
  -- May the kids choose their own faces?
  kid_faces boolean not null default false,
  -- The tour of the school is for new parents, once an account.
  tour_seen boolean not null default false,
  -- What a family is found by, in one row and one index: names of the parent and of the kids, e-mail, digits of the phone, in small
  -- Latin letters (rules/found-by.ts writes it). Half a phone number among 200,000 families is then one look into the index.
  found text not null default '',
  -- Whence it came, and, of one that the school has added itself, whether its parent has yet to come in.
  source text not null default 'site',
  awaits_parent boolean not null default false,
  created_at timestamptz not null,
  -- The place of a family whose data were erased.
  erased_at timestamptz
);
create index families_families_by_time on families_families (created_at desc, family_id desc);
create index families_families_by_found on families_families using gin (found gin_trgm_ops);

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
  -- The place of a child whose data were erased.
  erased_at timestamptz
);
create unique index families_kids_one_name on families_kids (family_id, first_name) where erased_at is null;

-- What the parent of a family allows, purpose by purpose, for one child, or for itself (kid_uid null): every decision is a
-- row that stays, the newest one holds. `version` is that of the words it was said to; changed words are asked anew.
create table families_consents (
  consent_id uuid primary key,
  family_id uuid not null references families_families,
  kid_uid uuid,
  purpose text not null check (purpose in ('service', 'lesson-recordings', 'voice-recordings', 'third-parties', 'marketing')),
  version int not null check (version > 0),
  -- The text of the school that was read (pages_versions); null: the one that comes with the product.
  words bigint,
  given boolean not null,
  by_account uuid not null,
  decided_at timestamptz not null,
  number bigint generated always as identity
);
create index families_consents_of_kid on families_consents (family_id, purpose, kid_uid, number desc);

-- Children whom a colleague wrote down: how their parent was asked, and when it agreed itself.
create table families_asked (
  kid_uid uuid primary key references families_kids,
  family_id uuid not null references families_families,
  how text not null check (how in ('call', 'met', 'written')),
  by_account uuid not null,
  asked_at timestamptz not null,
  agreed_at timestamptz
);
create index families_asked_waiting on families_asked (family_id) where agreed_at is null;

create function families_frozen() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '23001';
end $$;
create trigger frozen before update or delete on families_consents for each row execute function families_frozen();
create trigger frozen_whole before truncate on families_consents for each statement execute function families_frozen();
