-- Private calendar links, one a kid. Only the hash of the secret is kept: a link is shown once, and made anew when lost.
create table scheduling_calendar_feeds (
  kid_uid uuid primary key,
  family_id uuid not null,
  secret_hash bytea not null unique,
  created_at timestamptz not null,
  read_at timestamptz
);
create index scheduling_calendar_feeds_family on scheduling_calendar_feeds (family_id);

-- The same for a teacher: one link to its own lessons.
create table scheduling_teacher_feeds (
  teacher_id uuid primary key,
  secret_hash bytea not null unique,
  created_at timestamptz not null,
  read_at timestamptz
);

-- Families that were told of a change of their clocks: once a change.
create table scheduling_clock_notices (
  family_id uuid not null,
  changes_at timestamptz not null,
  told_at timestamptz not null,
  primary key (family_id, changes_at)
);
