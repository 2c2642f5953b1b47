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

-- The lessons that a pause called off: those come back with an early return, and no others.
create table scheduling_paused_lessons (
  pause_id uuid not null references scheduling_pauses,
  lesson_id uuid not null references scheduling_lessons,
  primary key (pause_id, lesson_id)
);
