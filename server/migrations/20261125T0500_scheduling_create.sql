-- Families that asked for another teacher (docs/rules/schedule.md#another-teacher: with a reason), and what came of it. `waiting` is
-- the managers' queue: nobody had the times. A request may be declined, with an answer that the family reads.
create table scheduling_teacher_requests (
  request_id uuid primary key,
  process_id uuid not null references scheduling_processes,
  family_id uuid not null,
  from_teacher_id uuid not null references scheduling_teachers,
  to_teacher_id uuid references scheduling_teachers,
  reason text not null,
  status text not null check (status in ('waiting', 'changed', 'declined')),
  answer text,
  moved int not null default 0,
  asked_at timestamptz not null,
  answered_at timestamptz,
  check ((status = 'waiting') = (answered_at is null)),
  check ((status = 'changed') = (to_teacher_id is not null)),
  constraint declined_with_an_answer check ((status = 'declined') = (answer is not null))
);
create unique index scheduling_one_teacher_request on scheduling_teacher_requests (process_id) where status = 'waiting';
create index scheduling_teacher_requests_waiting on scheduling_teacher_requests (asked_at) where status = 'waiting';
