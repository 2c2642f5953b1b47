-- Lessons and what they belong to. The rows are the truth: two exclusion constraints keep every teacher and every
-- kid in one lesson at a time, whatever the code above them does (docs/design/scheduling.md#taking-a-time).
create domain scheduling_slot as tstzrange check (
  not isempty(value) and lower_inc(value) and not upper_inc(value) and not lower_inf(value) and not upper_inf(value));

-- One kid learning one subject. Its state is derived; only what nobody can derive is stored.
create table scheduling_processes (
  process_id uuid primary key,
  family_id uuid not null,
  kid_uid uuid not null,
  type text not null check (type in ('intro', 'learning', 'group')),
  subject text not null,
  course_code text,
  level text,
  teacher_id uuid references scheduling_teachers,
  came_from uuid references scheduling_processes,
  stored_state text check (stored_state in ('paused', 'finished', 'canceled')),
  learning_started_at timestamptz,
  created_at timestamptz not null,
  check (type = 'intro' or course_code is not null)
);
create index scheduling_processes_family on scheduling_processes (family_id);
create unique index scheduling_one_intro on scheduling_processes (kid_uid, subject)
  where type = 'intro' and stored_state is distinct from 'canceled';
create unique index scheduling_one_learning on scheduling_processes (kid_uid, course_code)
  where type <> 'intro' and (stored_state is null or stored_state = 'paused');

-- A weekly schedule as it was wished; its lessons are rows up to materialised_until.
create table scheduling_series (
  series_id uuid primary key,
  process_id uuid not null references scheduling_processes,
  family_id uuid not null,
  kid_uid uuid not null,
  teacher_id uuid not null references scheduling_teachers,
  kind text not null check (kind in ('individual', 'group')),
  minutes int not null check (minutes in (25, 50)),
  status text not null check (status in ('held', 'active', 'ended')),
  hold_until timestamptz,
  materialised_until date not null,
  created_at timestamptz not null,
  unique (series_id, kind),
  check ((status = 'held') = (hold_until is not null))
);
create unique index scheduling_one_schedule on scheduling_series (process_id) where status in ('held', 'active');
create unique index scheduling_one_unpaid_schedule on scheduling_series (family_id) where status = 'held';
create index scheduling_series_held on scheduling_series (hold_until) where status = 'held';

create table scheduling_series_days (
  series_id uuid not null,
  kind text not null,
  slot_no int not null,
  weekday int not null check (weekday between 1 and 7),
  start_minute int not null check (start_minute between 0 and 1410 and start_minute % 30 = 0),
  zone text not null,
  primary key (series_id, slot_no),
  unique (series_id, weekday),
  foreign key (series_id, kind) references scheduling_series (series_id, kind) on delete cascade,
  check (slot_no between 1 and case kind when 'group' then 1 else 3 end)
);

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
  moved_from uuid references scheduling_lessons,
  root_id uuid references scheduling_lessons,
  hop int not null default 0,
  reason text,
  created_at timestamptz not null,
  check ((status = 'held') = (hold_until is not null)),
  check (upper(during) - lower(during) in (interval '25 min', interval '50 min')),
  check ((moved_from is null) = (hop = 0)),
  check (status not in ('canceled', 'transferred') or reason is not null),
  constraint trial_moves_once check (kind <> 'trial' or hop <= 1),
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

-- The composite key keeps a kid's copy of the time and of its being active equal to the lesson's.
create table scheduling_participants (
  lesson_id uuid not null,
  kid_uid uuid not null,
  family_id uuid not null,
  during tstzrange not null,
  active boolean not null,
  funded boolean not null default false,
  left_at timestamptz,
  primary key (lesson_id, kid_uid),
  foreign key (lesson_id, during, active) references scheduling_lessons (lesson_id, during, active)
    on update cascade on delete cascade,
  constraint kid_busy exclude using gist (kid_uid with =, during with &&) where (active and left_at is null)
);
create index scheduling_participants_family on scheduling_participants (family_id, lower(during));

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
  at timestamptz not null,
  from_status text,
  to_status text not null,
  reason text
);
create index scheduling_lesson_events_lesson on scheduling_lesson_events (lesson_id);
create function scheduling_only_added() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are only added', tg_table_name;
end $$;
create trigger only_added before update or delete on scheduling_lesson_events
  for each statement execute function scheduling_only_added();
