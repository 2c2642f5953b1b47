-- Days on which a teacher is away: rows of their own beside the weekly hours, so that coming back early opens them again.
create table scheduling_absences (
  absence_id uuid primary key,
  teacher_id uuid not null references scheduling_teachers,
  kind text not null check (kind in ('holiday', 'illness')),
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  from_minute int not null check (from_minute between 0 and 1410 and from_minute % 30 = 0),
  note text not null,
  actor_id uuid,
  role text not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  constraint absences_apart exclude using gist
    (teacher_id with =, daterange(from_day, to_day, '[]') with &&) where (ended_at is null)
);
create index scheduling_absences_teacher on scheduling_absences (teacher_id, to_day);

-- What became of the lessons an absence touched; without a teacher the lesson was cancelled.
create table scheduling_absence_lessons (
  absence_id uuid not null references scheduling_absences,
  lesson_id uuid not null references scheduling_lessons,
  given_to uuid references scheduling_teachers,
  primary key (absence_id, lesson_id)
);

-- Lessons to which the teacher did not come in time: told once, and what was decided.
create table scheduling_late_lessons (
  lesson_id uuid primary key references scheduling_lessons,
  noticed_at timestamptz not null,
  decision text check (decision in ('replaced', 'returned')),
  decided_at timestamptz,
  check ((decision is null) = (decided_at is null))
);

-- A kid that did not come: free of charge, debited, or not to be counted because the teacher was late.
alter table scheduling_participants add column skip text check (skip in ('free', 'debited', 'excused'));
create index scheduling_participants_skips on scheduling_participants (kid_uid, lower(during)) where skip = 'free';
