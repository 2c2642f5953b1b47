-- Teachers and their hours, what is learned by whom, weekly schedules, lessons and what they belong to. The tables of lessons
-- carry the name `scheduling_`, whichever module keeps them (docs/decisions/0084).

-- Who teaches, and when (docs/design/scheduling.md#teachers-hours). Wall times with their zone, never instants; midnight's end is 1440.
create table scheduling_teachers (
  teacher_id uuid primary key,
  name text not null,
  -- A picture and a short video among the files, as a manager has agreed to them.
  avatar text,
  video text,
  about jsonb not null,
  -- The year since when she teaches, here or elsewhere.
  teaches_since int,
  subjects text[] not null check (cardinality(subjects) > 0),
  languages text[] not null check (cardinality(languages) > 0),
  age_from int not null,
  age_to int not null check (age_to >= age_from),
  zone text not null,
  teaches_now boolean not null default true,
  calendar_version bigint not null,
  created_at timestamptz not null
);

-- Every change of a calendar takes a number of its own, also one that is rolled back: a copy kept in memory
-- under a number can never be mistaken for another state.
create sequence scheduling_calendar_versions;

create table scheduling_availability_rules (
  rule_id uuid primary key,
  teacher_id uuid not null references scheduling_teachers,
  weekday int not null check (weekday between 1 and 7),
  from_minute int not null check (from_minute between 0 and 1410 and from_minute % 30 = 0),
  to_minute int not null check (to_minute between 30 and 1440 and to_minute % 30 = 0),
  valid daterange not null default daterange(null, null),
  check (from_minute < to_minute),
  constraint availability_apart exclude using gist
    (teacher_id with =, weekday with =, int4range(from_minute, to_minute) with &&, valid with &&)
);

-- An exception replaces its day: one row without times closes it, rows with times are its only hours.
create table scheduling_availability_exceptions (
  exception_id uuid primary key,
  teacher_id uuid not null references scheduling_teachers,
  day date not null,
  from_minute int check (from_minute between 0 and 1410 and from_minute % 30 = 0),
  to_minute int check (to_minute between 30 and 1440 and to_minute % 30 = 0),
  reason text,
  check ((from_minute is null) = (to_minute is null) and (from_minute is null or from_minute < to_minute)),
  constraint exceptions_apart exclude using gist
    (teacher_id with =, day with =, int4range(coalesce(from_minute, 0), coalesce(to_minute, 1440)) with &&)
);

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

-- Nobody books on or past this day of the school's zone; every night moves it on after filling the day before it.
create table scheduling_horizon (
  only_row boolean primary key default true check (only_row),
  bookable_until date not null
);

-- One kid learning one subject. Its state is derived; only what nobody can derive is stored. A group has a process of its own,
-- without a family, to which its lessons belong; each kid in the group has a process too, named in its place in the lesson.
create table scheduling_processes (
  process_id uuid primary key,
  family_id uuid,
  kid_uid uuid,
  type text not null check (type in ('intro', 'learning', 'group')),
  subject text not null,
  course_code text,
  level text,
  teacher_id uuid references scheduling_teachers,
  group_id uuid,
  -- A kid's process in a group may be a trial visit: one lesson, and no places in those that come later.
  is_visit boolean not null default false,
  came_from uuid references scheduling_processes,
  stored_state text check (stored_state in ('paused', 'finished', 'canceled')),
  learning_started_at timestamptz,
  created_at timestamptz not null,
  -- Of a child whose data were erased: its families are shown it no longer.
  erased_at timestamptz,
  check (type = 'intro' or course_code is not null),
  constraint whose check (
    (family_id is null) = (kid_uid is null) and (family_id is not null or type = 'group') and (group_id is not null) = (type = 'group')),
  constraint visits_are_of_groups check (not is_visit or (type = 'group' and kid_uid is not null))
);
create index scheduling_processes_family on scheduling_processes (family_id);
create index scheduling_processes_kid on scheduling_processes (kid_uid);
-- The school may give a kid another trial of a subject after one that took place: the process of that one is finished,
-- and only one that is not over may stand.
create unique index scheduling_one_intro on scheduling_processes (kid_uid, subject) where type = 'intro' and stored_state is null;
create unique index scheduling_one_learning on scheduling_processes (kid_uid, course_code)
  where type = 'learning' and (stored_state is null or stored_state = 'paused');
create unique index scheduling_one_place on scheduling_processes (kid_uid, group_id)
  where type = 'group' and kid_uid is not null and (stored_state is null or stored_state = 'paused');
create unique index scheduling_group_itself on scheduling_processes (group_id)
  where type = 'group' and kid_uid is null and stored_state is null;
-- What a group's kids are looked up by, when lessons of a new day are made.
create index scheduling_kids_of_group on scheduling_processes (group_id) where type = 'group' and kid_uid is not null;

-- A weekly schedule as it was asked for; its lessons are rows up to materialised_until. That of a group belongs to no family.
create table scheduling_series (
  series_id uuid primary key,
  process_id uuid not null references scheduling_processes,
  family_id uuid,
  kid_uid uuid,
  teacher_id uuid not null references scheduling_teachers,
  kind text not null check (kind in ('individual', 'group')),
  minutes int not null check (minutes between 15 and 120 and minutes % 5 = 0),
  status text not null check (status in ('held', 'active', 'ended')),
  hold_until timestamptz,
  -- The times of an unpaid schedule are kept longer once, while a payment is under way.
  kept_longer_at timestamptz,
  materialised_until date not null,
  created_at timestamptz not null,
  unique (series_id, kind),
  check ((status = 'held') = (hold_until is not null)),
  constraint whose check ((kind = 'individual') = (family_id is not null and kid_uid is not null))
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

-- Stretches of days, in the schedule's zone, in which a weekly schedule has no lessons; the weekly places stand after
-- it (docs/rules/schedule.md#pauses). A pause is over by itself; `ended_at` is set when the family came back earlier.
create table scheduling_pauses (
  pause_id uuid primary key,
  series_id uuid not null references scheduling_series,
  from_day date not null,
  until_day date not null,
  reason text not null,
  asked_at timestamptz not null,
  ended_at timestamptz,
  check (from_day < until_day),
  constraint pauses_apart exclude using gist (series_id with =, daterange(from_day, until_day) with &&) where (ended_at is null)
);
