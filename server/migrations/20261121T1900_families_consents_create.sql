-- What the parent of a family allows, purpose by purpose: every decision is a row that stays, the newest one holds.
-- `version` is that of the words it was said to; changed words are asked anew.
create table families_consents (
  consent_id uuid primary key,
  family_id uuid not null references families_families,
  purpose text not null check (purpose in ('voice-recordings')),
  version int not null check (version > 0),
  given boolean not null,
  by_account uuid not null,
  decided_at timestamptz not null,
  number bigint generated always as identity
);
create index families_consents_newest on families_consents (family_id, purpose, number desc);

create function families_frozen() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '23001';
end $$;
create trigger frozen before update or delete on families_consents for each row execute function families_frozen();
create trigger frozen_whole before truncate on families_consents for each statement execute function families_frozen();
