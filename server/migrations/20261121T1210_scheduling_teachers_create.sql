-- Who teaches, and when (docs/design/scheduling.md#teachers-hours). Wall times with their zone, never instants; midnight's end is 1440.
create table scheduling_teachers (
  teacher_id uuid primary key,
  name text not null,
  avatar text,
  about jsonb not null,
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

-- Nobody books on or past this day of the school's zone; every night moves it on after filling the day before it.
create table scheduling_horizon (
  only_row boolean primary key default true check (only_row),
  bookable_until date not null
);
