-- The room of a lesson (docs/design/lesson-room.md). Its row is what orders the ops of all servers: `seq` counts them without a
-- gap, `grants` says by person which kinds of ops are allowed now. `roster` is who takes part, `taken_out` who waits outside and
-- until when. `state` is the room folded up to `state_seq`. `outcome` and `together_seconds` are what the log of visits says became
-- of the lesson, reckoned when the room ends.
create table lesson_room_rooms (
  lesson_id uuid primary key,
  engine text not null check (engine in ('direct', 'star', 'janus', 'livekit', 'outside')),
  cameras text not null check (cameras in ('all', 'teacherOnly', 'off')),
  roster jsonb not null,
  starts_at timestamptz not null,
  closes_at timestamptz not null,
  seq bigint not null default 0,
  grants jsonb not null,
  taken_out jsonb not null default '{}',
  state jsonb not null default '{}',
  state_seq bigint not null default 0,
  opened_at timestamptz not null,
  ended_at timestamptz,
  ended_as text,
  outcome text,
  together_seconds integer,
  check ((ended_at is null) = (ended_as is null))
);
create index lesson_room_rooms_open on lesson_room_rooms (closes_at) where ended_at is null;
create index lesson_room_rooms_over on lesson_room_rooms (starts_at) where ended_at is not null;

-- Everything that was done in a room, in one order for all. `who` is role:id or the school; `body` is the op without its kind.
create table lesson_room_events (
  lesson_id uuid not null references lesson_room_rooms,
  seq bigint not null,
  opid uuid not null,
  who text not null,
  kid_uid uuid,
  kind text not null,
  page smallint,
  body jsonb not null,
  seed integer,
  at timestamptz not null,
  primary key (lesson_id, seq),
  unique (lesson_id, opid)
);
create index lesson_room_events_ink on lesson_room_events (lesson_id, page, seq)
  where kind in ('stroke', 'erase', 'restore', 'clear', 'unclear');
-- Each minute the newest of these is asked for in every open room: without it the whole log is read.
create index lesson_room_events_alone on lesson_room_events (lesson_id, seq) where kind = 'alone';
create index lesson_room_events_of_kid on lesson_room_events (kid_uid) where kid_uid is not null;
-- Only what is old is looked for by it, in the order it was written: a tree would cost every op an entry.
create index lesson_room_events_by_time on lesson_room_events using brin (at) with (pages_per_range = 32, autosummarize);

-- Visits: one a page that came in. `heard_at` is its last sign by the school's clock, `beat_at` by the database's, which tells
-- silence from a moved clock. `node` is the server it is connected to. How it went for the page: milliseconds to the first picture,
-- steps of the ladder with their moments, how often the sound was brought back.
create sequence lesson_room_epochs;
create table lesson_room_members (
  lesson_id uuid not null references lesson_room_rooms,
  person text not null,
  epoch bigint not null,
  node uuid not null,
  kid_uid uuid,
  device_uid uuid,
  entered_at timestamptz not null,
  heard_at timestamptz not null,
  beat_at timestamptz not null default clock_timestamp(),
  heartbeat jsonb,
  first_frame integer,
  ladder jsonb not null default '[]',
  recoveries smallint not null default 0,
  left_at timestamptz,
  cause text,
  primary key (lesson_id, person, epoch),
  check ((left_at is null) = (cause is null))
);
create index lesson_room_members_here on lesson_room_members (beat_at) where left_at is null;
create index lesson_room_members_of_kid on lesson_room_members (kid_uid) where kid_uid is not null;

-- Tasks that were put before the children, in their order. Of the one copy that a class plays `items` are kept here with their
-- answers; of children's own copies their attempts are known.
create table lesson_room_tasks (
  lesson_id uuid not null references lesson_room_rooms on delete cascade,
  task_no smallint not null,
  mode text not null check (mode in ('own', 'class', 'race', 'poll')),
  playbook_uid text not null,
  task_idx smallint not null,
  starts_at timestamptz,
  items jsonb,
  opened_at timestamptz not null,
  primary key (lesson_id, task_no),
  check ((mode = 'class') = (items is not null))
);
create table lesson_room_attempts (
  lesson_id uuid not null references lesson_room_rooms on delete cascade,
  playbook_uid text not null,
  kid_uid uuid not null,
  attempt_uid uuid not null,
  primary key (lesson_id, playbook_uid, kid_uid)
);
create index lesson_room_attempts_of_kid on lesson_room_attempts (kid_uid);
