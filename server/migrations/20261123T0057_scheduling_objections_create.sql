-- A family says that a mark of its lesson is not true. Until a manager has decided, nobody is paid for the lesson.
create table scheduling_objections (
  objection_id uuid primary key,
  lesson_id uuid not null references scheduling_lessons,
  family_id uuid not null,
  account_id uuid,
  text text not null,
  raised_at timestamptz not null,
  outcome text check (outcome in ('upheld', 'rejected')),
  answer text,
  -- Units that came back to the family with the decision.
  units int not null default 0,
  decided_at timestamptz,
  decided_by uuid,
  unique (lesson_id, family_id),
  check ((outcome is null) = (decided_at is null) and (outcome is null) = (answer is null))
);
create index scheduling_objections_open on scheduling_objections (raised_at) where outcome is null;

-- What came back to a kid of a lesson that did not take place, or that it missed.
alter table scheduling_participants add column unit_back boolean not null default false, add column bonus smallint not null default 0;
