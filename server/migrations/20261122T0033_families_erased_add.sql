-- The place of a child, or of a family, whose data were erased.
alter table families_families add column erased_at timestamptz;
alter table families_kids add column erased_at timestamptz;
alter table families_kids drop constraint families_kids_family_id_first_name_key;
create unique index families_kids_one_name on families_kids (family_id, first_name) where erased_at is null;
-- Of a child whose data were erased: its families are shown it no longer.
alter table scheduling_processes add column erased_at timestamptz;
