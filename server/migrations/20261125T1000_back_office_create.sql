-- What colleagues write about families: kept as it was written.
create table back_office_notes (
  note_id uuid primary key,
  family_id uuid not null,
  by_account uuid not null,
  text text not null,
  at timestamptz not null
);
create index back_office_notes_by_family on back_office_notes (family_id, at desc);

create function back_office_notes_stay() returns trigger language plpgsql as $$
begin
  raise exception 'notes about families are kept as they were written';
end $$;
create trigger back_office_notes_stay before update or delete on back_office_notes
  for each row execute function platform_words_may_go('text');
create trigger back_office_notes_stay_whole before truncate on back_office_notes
  for each statement execute function back_office_notes_stay();

-- Which families a colleague has looked at on a day of the school's zone, and how many: more than a budget raises an alarm.
create table back_office_family_reads (
  account_id uuid not null,
  day date not null,
  family_id uuid not null,
  primary key (account_id, day, family_id)
);
create table back_office_read_days (
  account_id uuid not null,
  day date not null,
  families int not null,
  primary key (account_id, day)
);
