-- Lessons and what they belong to. The rows are the truth: two exclusion constraints keep every teacher and every
-- kid in one lesson at a time, whatever the code above them does (docs/design/scheduling.md#taking-a-time).
create domain scheduling_slot as tstzrange check (
  not isempty(value) and lower_inc(value) and not upper_inc(value) and not lower_inf(value) and not upper_inf(value));

create table scheduling_lessons (
  lesson_id uuid primary key,
  process_id uuid references scheduling_processes,
  series_id uuid references scheduling_series,
  teacher_id uuid references scheduling_teachers,
  planned_teacher_id uuid references scheduling_teachers,
  kind text not null check (kind in ('trial', 'individual', 'group', 'virtual')),
  during scheduling_slot not null,
  status text not null check (status in
    ('held', 'scheduled', 'inProgress', 'conducted', 'nonAttendance', 'expired', 'canceled', 'transferred')),
  active boolean generated always as (status in ('held', 'scheduled', 'inProgress', 'conducted', 'nonAttendance')) stored,
  hold_until timestamptz,
  -- A move is a new row: the one before it, the first of them all, and how many moves lie between (docs/decisions/0016).
  moved_from uuid references scheduling_lessons,
  root_id uuid references scheduling_lessons,
  hop int not null default 0,
  -- What a family was told when it was made stands, whatever the school says later (docs/decisions/0150): it may change it
  -- until so many hours before, enter it so early, is waited for and waits so long, and gets so much where nobody comes.
  change_hours smallint not null check (change_hours >= 0),
  enter_minutes smallint not null check (enter_minutes >= 0),
  absent_minutes smallint not null check (absent_minutes > 0),
  teacher_wait_minutes smallint not null check (teacher_wait_minutes > 0),
  late_bonus smallint not null check (late_bonus >= 0),
  free_skips smallint not null check (free_skips >= 0),
  free_skip_days smallint not null check (free_skip_days > 0),
  trial_moves smallint not null check (trial_moves >= 0),
  -- Without a unit it is let go so many hours before it begins.
  release_hours smallint not null check (release_hours > 0),
  reason text,
  -- When its teacher entered it, and what a colleague who is away left to know.
  teacher_here_at timestamptz,
  handover_note text,
  created_at timestamptz not null,
  check ((status = 'held') = (hold_until is not null)),
  check (upper(during) - lower(during) between interval '15 min' and interval '120 min' and extract(epoch from upper(during) - lower(during)) % 300 = 0),
  check ((moved_from is null) = (hop = 0)),
  check (status not in ('canceled', 'transferred') or reason is not null),
  -- The school moves also a trial that its family may not, and that is a move.
  constraint trial_moves check (kind <> 'trial' or hop <= greatest(trial_moves, 1)),
  check (teacher_id is not null or kind = 'virtual'),
  unique (lesson_id, during, active),
  constraint teacher_busy exclude using gist
    (teacher_id with =, tstzrange(lower(during), upper(during)) with &&) where (active)
);
-- A trial that was missed may be booked again.
create unique index scheduling_one_trial on scheduling_lessons (process_id)
  where kind = 'trial' and status in ('held', 'scheduled', 'inProgress', 'conducted');
create index scheduling_lessons_process on scheduling_lessons (process_id);
create index scheduling_lessons_series on scheduling_lessons (series_id) where series_id is not null;
create index scheduling_lessons_teacher on scheduling_lessons (teacher_id, lower(during));
create index scheduling_lessons_held on scheduling_lessons (hold_until) where status = 'held';
create index scheduling_lessons_moved on scheduling_lessons (moved_from) where moved_from is not null;
-- A calendar knows a lesson and all its moves as one.
create index scheduling_lessons_root on scheduling_lessons (root_id) where root_id is not null;
-- Lessons that took place or were missed, by their time: looked through for units that were never spent.
create index scheduling_lessons_closed on scheduling_lessons (lower(during)) where status in ('conducted', 'nonAttendance');
-- Lessons ahead of everybody, in order of time: for the notices before a lesson.
create index scheduling_lessons_standing on scheduling_lessons (lower(during)) where status in ('scheduled', 'inProgress');

-- Kids in lessons: many, or none yet. The composite key keeps a kid's copy of the time and of its being active equal to the lesson's.
create table scheduling_participants (
  lesson_id uuid not null,
  kid_uid uuid not null,
  family_id uuid not null,
  process_id uuid references scheduling_processes,
  during tstzrange not null,
  active boolean not null,
  funded boolean not null default false,
  -- The family was told that no unit is left for this place in a lesson.
  unfunded_told_at timestamptz,
  left_at timestamptz,
  -- A kid that did not come: free of charge, debited, or not to be counted because the teacher was late.
  skip text check (skip in ('free', 'debited', 'excused')),
  -- What came back to a kid of a lesson that did not take place, or that it missed.
  unit_back boolean not null default false,
  bonus smallint not null default 0,
  primary key (lesson_id, kid_uid),
  foreign key (lesson_id, during, active) references scheduling_lessons (lesson_id, during, active)
    on update cascade on delete cascade,
  constraint kid_busy exclude using gist (kid_uid with =, during with &&) where (active and left_at is null)
);
create index scheduling_participants_family on scheduling_participants (family_id, lower(during));
create index scheduling_participants_process on scheduling_participants (process_id) where process_id is not null;
create index scheduling_participants_unfunded on scheduling_participants (lower(during))
  where active and not funded and left_at is null;
create index scheduling_participants_skips on scheduling_participants (kid_uid, lower(during)) where skip = 'free';

-- The lessons that a pause called off: those come back with an early return, and no others.
create table scheduling_paused_lessons (
  pause_id uuid not null references scheduling_pauses,
  lesson_id uuid not null references scheduling_lessons,
  primary key (pause_id, lesson_id)
);

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

-- What a teacher marked of a lesson. For some minutes it may be undone, and nothing follows from it; then it is settled,
-- and the lesson changes. A mark is never edited: it ends settled, or undone.
create table scheduling_marks (
  mark_id uuid primary key,
  lesson_id uuid not null references scheduling_lessons,
  teacher_id uuid not null,
  account_id uuid,
  outcome text not null check (outcome in ('conducted', 'nonAttendance', 'notHeld')),
  absent uuid[] not null default '{}',
  -- Why the lesson was marked long before its end.
  reason text,
  -- Kids whose unit was reserved for the mark alone: undone, it goes back.
  reserved uuid[] not null default '{}',
  marked_at timestamptz not null,
  settled_at timestamptz,
  undone_at timestamptz,
  check (settled_at is null or undone_at is null)
);
create unique index scheduling_marks_open on scheduling_marks (lesson_id) where settled_at is null and undone_at is null;
create index scheduling_marks_due on scheduling_marks (marked_at) where settled_at is null and undone_at is null;
create index scheduling_marks_of_lesson on scheduling_marks (lesson_id);

-- What managers should see of a marked lesson: it was marked early, nobody saw the teacher enter it,
-- or teacher and child were together for too small a part of it.
create table scheduling_lesson_flags (
  lesson_id uuid not null references scheduling_lessons,
  kind text not null check (kind in ('early', 'withoutPresence', 'heldShort')),
  reason text,
  at timestamptz not null,
  seen_at timestamptz,
  seen_by uuid,
  primary key (lesson_id, kind)
);
create index scheduling_lesson_flags_open on scheduling_lesson_flags (at) where seen_at is null;

create table scheduling_trial_reports (
  lesson_id uuid primary key references scheduling_lessons,
  process_id uuid not null references scheduling_processes,
  learning_process_id uuid references scheduling_processes,
  outcome text not null check (outcome in ('recommended', 'notYet')),
  course_code text,
  level text,
  text text not null,
  reported_at timestamptz not null,
  check ((outcome = 'recommended') = (course_code is not null and learning_process_id is not null))
);

-- What happened to a lesson, for ever: rows are only added.
create table scheduling_lesson_events (
  id bigint generated always as identity primary key,
  lesson_id uuid not null references scheduling_lessons,
  actor_id uuid,
  role text not null,
  -- At whose request a manager called a lesson off: what a family asked for is not told as the school's doing.
  asked_by text check (asked_by in ('family', 'school')),
  at timestamptz not null,
  from_status text,
  to_status text not null,
  reason text
);
create index scheduling_lesson_events_lesson on scheduling_lesson_events (lesson_id);
create trigger only_added before update or delete on scheduling_lesson_events
  for each row execute function platform_words_may_go('reason');
