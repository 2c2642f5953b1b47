-- What the school tells many at once (docs/rules/announcements.md). Words and people stand still from the moment it is sent.
create table notifications_announcements (
  announcement_id uuid primary key,
  -- `asked`: waits for a second person. `going`: waits for its hour, or is being sent. `paused`: until somebody lets it go on.
  state text not null default 'draft' check (state in ('draft', 'asked', 'going', 'paused', 'done', 'stopped')),
  -- Another one with every save: whoever saves names the one it has read.
  revision bigint not null,
  content jsonb not null,
  saved_at timestamptz not null,
  saved_by uuid not null,
  saved_by_name text not null,
  starts_at timestamptz,
  sent_by uuid,
  sent_by_name text,
  agreed_by uuid,
  agreed_by_name text,
  stopped_at timestamptz,
  stopped_by uuid,
  stopped_by_name text,
  stopped_reason text,
  constraint sent_by_somebody check ((state = 'draft') = (sent_by is null)),
  constraint begins_when_sent check ((state = 'draft') = (starts_at is null)),
  constraint agreed_by_another check (agreed_by <> sent_by),
  constraint stopped_for_a_reason check ((state = 'stopped') = (stopped_reason is not null))
);
create index notifications_announcements_by_time on notifications_announcements (saved_at desc, announcement_id desc);
create index notifications_announcements_going on notifications_announcements (starts_at) where state = 'going';

-- Whom it goes to, written when it is sent: each stands here once, and is told once.
create table notifications_announcement_people (
  announcement_id uuid not null references notifications_announcements on delete cascade,
  person_id uuid not null,
  result text not null default 'waiting' check (result in ('waiting', 'told', 'left_out')),
  why text check (why in ('stopped', 'refused', 'gone', 'no_way')),
  at timestamptz,
  -- Of the key in the letter by which offers are given up; the key itself is in the letter alone.
  unsubscribe_hash text unique,
  primary key (announcement_id, person_id),
  constraint left_out_why check ((result = 'left_out') = (why is not null)),
  constraint settled_at check ((result = 'waiting') = (at is null))
);
create index notifications_announcement_people_waiting on notifications_announcement_people (announcement_id) where result = 'waiting';
create index notifications_announcement_people_of on notifications_announcement_people (person_id);
