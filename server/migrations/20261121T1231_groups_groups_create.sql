-- Club groups: one weekly time in the school's zone, 3 to 8 places. `taken` is counted under the row's lock, and
-- the check keeps it within the places whoever counts.
create table groups_groups (
  group_id uuid primary key,
  course_code text not null,
  title jsonb not null,
  level text not null,
  age_from int not null,
  age_to int not null check (age_to >= age_from),
  teacher_id uuid not null,
  weekday int not null check (weekday between 1 and 7),
  start_minute int not null check (start_minute between 0 and 1410 and start_minute % 30 = 0),
  minutes int not null check (minutes in (25, 50)),
  capacity int not null check (capacity between 3 and 8),
  taken int not null default 0 check (taken between 0 and capacity),
  created_at timestamptz not null,
  closed_at timestamptz
);
create unique index groups_groups_one_time on groups_groups (teacher_id, weekday, start_minute) where closed_at is null;
