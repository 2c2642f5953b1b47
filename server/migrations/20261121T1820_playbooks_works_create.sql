-- What a child wrote, said or drew for a teacher to look at: one a handed-in item. The queue of teachers, and what
-- they said, live here; how much it counts stands in the item.
create table playbooks_works (
  attempt_uid uuid not null,
  task_idx smallint not null,
  round smallint not null,
  kid_uid uuid not null,
  course_code text not null,
  done_at timestamptz not null,
  -- Null with a marked_at: a free picture takes a comment only.
  mark smallint check (mark between 0 and 3),
  comment text,
  marked_by uuid,
  marked_at timestamptz,
  -- When the child saw what the teacher said.
  seen_at timestamptz,
  primary key (attempt_uid, task_idx, round),
  foreign key (attempt_uid, task_idx, round) references playbooks_items on delete cascade,
  check ((marked_at is null) = (marked_by is null) and (marked_at is null) = (comment is null) and (mark is null or marked_at is not null))
);
create index playbooks_works_waiting on playbooks_works (kid_uid, course_code, done_at) where marked_at is null;
create index playbooks_works_marked on playbooks_works (kid_uid, marked_at desc) where marked_at is not null;

-- Handed in before there was a queue.
insert into playbooks_works (attempt_uid, task_idx, round, kid_uid, course_code, done_at)
select i.attempt_uid, i.task_idx, i.round, a.kid_uid, a.course_code, n.answered_at
from playbooks_items i
join playbooks_attempts a using (attempt_uid)
join playbooks_answers n on n.attempt_uid = i.attempt_uid and n.task_idx = i.task_idx and n.round = i.round and n.answer is not null
where i.state = 'waiting' or (i.state = 'seen' and i.item ->> 'template' = 'draw')
on conflict do nothing;
