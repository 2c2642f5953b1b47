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
