-- What a teacher writes after a lesson, for itself and for whoever teaches the kid next.
create table scheduling_lesson_notes (
  lesson_id uuid primary key references scheduling_lessons,
  teacher_id uuid not null references scheduling_teachers,
  result text not null check (result in ('great', 'good', 'hard')),
  tags text[] not null,
  text text not null,
  written_at timestamptz not null
);

-- Phrases that a teacher keeps for its notes.
create table scheduling_note_templates (
  template_id uuid primary key,
  teacher_id uuid not null references scheduling_teachers,
  text text not null,
  created_at timestamptz not null,
  unique (teacher_id, text)
);

-- A teacher has said that it will be late for a lesson, by how much; a longer time may be said later.
create table scheduling_running_late (
  lesson_id uuid not null references scheduling_lessons,
  minutes int not null check (minutes > 0),
  teacher_id uuid not null references scheduling_teachers,
  told_at timestamptz not null,
  primary key (lesson_id, minutes)
);

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

-- What a teacher is paid for a lesson, from a day of its zone on until the next row. The past never changes: rows are
-- only added, and of several for one day the last one counts.
create table scheduling_pay_rates (
  rate_id uuid primary key,
  teacher_id uuid not null references scheduling_teachers,
  valid_from date not null,
  currency text not null,
  trial int not null check (trial >= 0),
  short int not null check (short >= 0),
  long int not null check (long >= 0),
  "group" int not null check ("group" >= 0),
  -- For each child that came to a lesson of a group, besides.
  per_head int not null check (per_head >= 0),
  missed_percent int not null check (missed_percent between 0 and 100),
  -- What is taken off a lesson that was held although its teacher came late.
  late_percent int not null check (late_percent between 0 and 100),
  reason text not null,
  set_by uuid not null,
  set_by_name text not null,
  set_at timestamptz not null
);
create index scheduling_pay_rates_teacher on scheduling_pay_rates (teacher_id, valid_from, set_at);

create function scheduling_only_added() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are only added', tg_table_name;
end $$;
create trigger only_added before update or delete on scheduling_pay_rates
  for each statement execute function scheduling_only_added();

-- How long somebody of a lesson was in its room: what pay and a case are decided by. `person` is role:id; `seconds` from the planned
-- start on, `together_seconds` of them with the other side there. It only grows: a server that knows less takes nothing back.
create table scheduling_attendance (
  lesson_id uuid not null,
  person text not null,
  kid_uid uuid,
  first_at timestamptz not null,
  seconds int not null default 0 check (seconds >= 0),
  together_seconds int not null default 0 check (together_seconds between 0 and seconds),
  primary key (lesson_id, person)
);
create index scheduling_attendance_of_kid on scheduling_attendance (kid_uid) where kid_uid is not null;
