-- A lesson may have many kids, or none yet: a group has a process of its own, without a family, to which its lessons
-- belong; each kid in the group has a process too, named in its place in the lesson.
alter table scheduling_processes
  add column group_id uuid,
  alter column family_id drop not null,
  alter column kid_uid drop not null,
  add constraint whose check (
    (family_id is null) = (kid_uid is null) and (family_id is not null or type = 'group') and (group_id is not null) = (type = 'group'));
drop index scheduling_one_learning;
create unique index scheduling_one_learning on scheduling_processes (kid_uid, course_code)
  where type = 'learning' and (stored_state is null or stored_state = 'paused');
create unique index scheduling_one_place on scheduling_processes (kid_uid, group_id)
  where type = 'group' and kid_uid is not null and (stored_state is null or stored_state = 'paused');
create unique index scheduling_group_itself on scheduling_processes (group_id)
  where type = 'group' and kid_uid is null and stored_state is null;

alter table scheduling_participants add column process_id uuid references scheduling_processes;
create index scheduling_participants_process on scheduling_participants (process_id) where process_id is not null;

-- The schedule of a group belongs to no family.
alter table scheduling_series
  alter column family_id drop not null,
  alter column kid_uid drop not null,
  add constraint whose check ((kind = 'individual') = (family_id is not null and kid_uid is not null));

create index scheduling_lessons_moved on scheduling_lessons (moved_from) where moved_from is not null;

-- When its teacher entered a lesson, and what a colleague who is away left to know.
alter table scheduling_lessons
  add column teacher_here_at timestamptz,
  add column handover_note text;
