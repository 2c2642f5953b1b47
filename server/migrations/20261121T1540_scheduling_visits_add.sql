-- A kid's process in a group may be a trial visit: one lesson, and no places in those that come later.
alter table scheduling_processes
  add column is_visit boolean not null default false,
  add constraint visits_are_of_groups check (not is_visit or (type = 'group' and kid_uid is not null));

-- What a group's kids are looked up by, when lessons of a new day are made.
create index scheduling_kids_of_group on scheduling_processes (group_id) where type = 'group' and kid_uid is not null;
