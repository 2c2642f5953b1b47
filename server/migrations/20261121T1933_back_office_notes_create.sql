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
create trigger back_office_notes_stay before update or delete or truncate on back_office_notes
  for each statement execute function back_office_notes_stay();
