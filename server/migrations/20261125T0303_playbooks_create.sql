-- One run of a kid through a playbook. Everything it needs is in its items, so it keeps the version it began with
-- whatever happens to content/ later (docs/rules/learning.md#playbooks).
create table playbooks_attempts (
  attempt_uid uuid primary key,
  kid_uid uuid not null,
  playbook_uid text not null,
  course_code text not null,
  lesson_code text not null,
  -- `virtual`: a taste of a lesson before the first real one. `game`: a round of the game of a course. `practice`: what is due.
  kind text not null check (kind in ('online', 'home', 'virtual', 'game', 'practice')),
  -- What the child is shown of the lesson: title and ages.
  about jsonb not null,
  content_version text not null,
  -- Generator → version, of all that made its items.
  generator_versions jsonb not null,
  state text not null default 'open' check (state in ('open', 'finished')),
  mean double precision check (mean between 0 and 1),
  score smallint check (score in (0, 33, 66, 100)),
  stars smallint check (stars between 0 and 3),
  started_at timestamptz not null,
  finished_at timestamptz,
  check ((state = 'finished') = (finished_at is not null and score is not null and stars is not null))
);
-- A kid has one open attempt at a playbook: two devices that open it at once go on with the same one.
create unique index playbooks_attempts_open on playbooks_attempts (kid_uid, playbook_uid) where state = 'open';
create index playbooks_attempts_of_kid on playbooks_attempts (kid_uid, playbook_uid, started_at desc);

-- A slide, or one round of it: the item with its answer, and how it stands.
create table playbooks_items (
  attempt_uid uuid not null references playbooks_attempts on delete cascade,
  task_idx smallint not null check (task_idx >= 0),
  round smallint not null check (round >= 0),
  item jsonb not null,
  state text not null default 'open' check (state in ('open', 'right', 'partly', 'wrong', 'seen', 'waiting', 'skipped')),
  tries smallint not null default 0,
  hinted boolean not null default false,
  -- The best of its tries so far, 0 to 1.
  credit double precision check (credit between 0 and 1),
  kept jsonb,
  -- What an answer to it tells of, for what is known of the child; null where that was not known when it was made.
  skills text[],
  -- Why it was chosen for this child: reason, skill, days since it was right, the skill that it helps with.
  why jsonb,
  primary key (attempt_uid, task_idx, round)
);
-- What was answered before its lesson said which skills it teaches.
create index playbooks_items_untold on playbooks_items (attempt_uid) where skills is null and state <> 'open';

-- Every try, never changed: what the child really answered, and what it was told. A null answer is a skip.
create table playbooks_answers (
  attempt_uid uuid not null,
  task_idx smallint not null,
  round smallint not null,
  try smallint not null check (try >= 1),
  answer jsonb,
  verdict text not null,
  judgement jsonb not null,
  answered_at timestamptz not null,
  primary key (attempt_uid, task_idx, round, try),
  foreign key (attempt_uid, task_idx, round) references playbooks_items on delete cascade
);

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

-- The voice of a child for one spoken work: the file lies in the storage of files, here is whose it is. One a work:
-- recorded anew, it takes the place of the one before.
create table playbooks_recordings (
  recording_id uuid primary key,
  attempt_uid uuid not null,
  task_idx smallint not null,
  round smallint not null,
  file text not null unique,
  seconds smallint not null check (seconds between 0 and 300),
  created_at timestamptz not null,
  unique (attempt_uid, task_idx, round),
  foreign key (attempt_uid, task_idx, round) references playbooks_items on delete cascade
);
create index playbooks_recordings_age on playbooks_recordings (created_at);
