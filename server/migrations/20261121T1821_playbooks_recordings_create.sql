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
