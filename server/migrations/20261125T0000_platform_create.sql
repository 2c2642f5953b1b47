-- The ground: what every module stands on.

-- Exclusion constraints over ids and times, text that ignores case, search by parts of words.
-- All three are trusted: the owner of a database may create them without being a superuser.
create extension if not exists btree_gist;
create extension if not exists citext;
create extension if not exists pg_trgm;

-- With which words each migration ran: one that reads otherwise today has made other tables than the code knows.
create table platform_migration_checksums (
  name text primary key,
  checksum text not null,
  -- Of one that took something away: the migration that a release must know to live without it.
  needs text
);

-- Servers of the school, each with a lease that it renews: which release it runs, and by which mark another server sees that both
-- have the same files.
create table platform_nodes (
  node uuid primary key,
  host text not null,
  release text not null,
  -- The migrations that its release knows.
  migrations text[] not null,
  files_mark text not null,
  started_at timestamptz not null,
  lease_until timestamptz not null
);

-- Backups that were written to their end: how old the last one is, is watched.
create table platform_backups (
  backup_id uuid primary key,
  -- The moment of the database that it holds.
  at timestamptz not null,
  name text not null,
  bytes bigint not null,
  seconds int not null,
  is_encrypted boolean not null
);
create index platform_backups_by_time on platform_backups (at desc);

-- Events that a listener has not handled yet: written with the change, deleted with the listener's own.
create table platform_deliveries (
  id bigint generated always as identity primary key,
  listener text not null,
  type text not null,
  payload jsonb not null,
  attempts int not null default 0,
  last_fault text,
  at timestamptz not null default clock_timestamp()
);

-- Answers of commands that carried an idempotency key, kept with their effects.
create table platform_idempotency (
  scope text not null,
  key text not null,
  call text not null,
  request_hash text not null,
  answer jsonb,
  at timestamptz not null default clock_timestamp(),
  primary key (scope, key)
);

-- Everything that is limited in the whole school is counted in one table, in windows that begin with the first time.
create table platform_rate_limits (
  key text primary key,
  times int not null,
  window_ends_at timestamptz not null
);
create index platform_rate_limits_by_end on platform_rate_limits (window_ends_at);

-- What changed, for those who follow it live: written in the transaction that makes the change, read by every
-- node by transaction snapshot (a row is told once its transaction is visible, whatever the order of commits).
create table platform_realtime_changes (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  topic text not null,
  item text,
  at timestamptz not null default clock_timestamp()
);
create index platform_realtime_changes_by_xid on platform_realtime_changes (xid);
create index platform_realtime_changes_by_topic on platform_realtime_changes (topic, xid);
create index platform_realtime_changes_by_time on platform_realtime_changes (at);

-- The newest transaction whose changes have been thrown away: cursors from before it start over.
create table platform_realtime_horizon (
  one boolean primary key default true check (one),
  pruned_to xid8 not null
);
insert into platform_realtime_horizon (pruned_to) values ('0');

-- Nodes of the school with a lease they renew every second; a node that died loses it, and its people with it.
create table platform_realtime_nodes (
  node uuid primary key,
  lease_until timestamptz not null
);

-- One row a live connection of a person; `writing_in` is the topic of the conversation they are typing in.
create table platform_realtime_presence (
  connection uuid primary key,
  node uuid not null references platform_realtime_nodes on delete cascade,
  person text not null,
  writing_in text
);
create index platform_realtime_presence_by_person on platform_realtime_presence (person);
create index platform_realtime_presence_by_node on platform_realtime_presence (node);
create index platform_realtime_presence_by_writing on platform_realtime_presence (writing_in) where writing_in is not null;

-- Mail, SMS and push to people. Without a mail server or SMS gateway the rows themselves are the dev inbox.
create table platform_messages (
  id uuid primary key,
  -- What the message is about, once: 'identity.reset:<secret id>'. A second one under the same key is not sent.
  key text not null unique,
  channel text not null check (channel in ('mail', 'sms', 'push', 'telegram')),
  recipient text not null,
  -- Whom it tells: a family, a teacher, a manager; null where nobody is known yet.
  customer_id uuid,
  subject text not null,
  text text not null,
  -- `dropped`: nobody was to be told any more when its time came. `closed`: a manager has settled it another way.
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed', 'dropped', 'closed')),
  attempts int not null default 0,
  last_fault text,
  at timestamptz not null,
  -- When it was first to be sent: tries are given up 24 hours later.
  due_at timestamptz not null,
  next_try_at timestamptz not null,
  -- Of no use after that.
  useless_at timestamptz,
  -- What is asked right before it is sent, and about what: it is dropped when that is true no longer.
  asks text,
  asks_about jsonb,
  -- Where a mail program lets its reader give such letters up by one tap (RFC 8058); null where a letter is no offer.
  unsubscribe text,
  -- What goes with a letter, by the name of who makes it, and what it is about: it is made when the letter is sent.
  attaches jsonb
);
create index platform_messages_waiting on platform_messages (channel, next_try_at) where state = 'queued';
create index platform_messages_urgent on platform_messages (channel, useless_at) where state = 'queued' and useless_at is not null;
create index platform_messages_failed on platform_messages (at) where state = 'failed';
create index platform_messages_by_time on platform_messages (at);
create index platform_messages_by_customer on platform_messages (customer_id, at desc) where customer_id is not null;

-- What the school refused families, for the contact centre: the same words the family saw are on the manager's screen when it
-- calls. Kept 30 days, written after the answer.
create table platform_refusals (
  refusal_id uuid primary key,
  family_id uuid not null,
  -- parent, kid or support: who of the family, or who looks at it.
  role text not null,
  kid_uid uuid,
  call text not null,
  -- Ids out of the address: which lesson, which order.
  params jsonb not null,
  code text not null,
  facts jsonb not null,
  -- How often in a row, within a few seconds.
  times int not null default 1 check (times > 0),
  at timestamptz not null
);
create index platform_refusals_by_family on platform_refusals (family_id, at desc);
create index platform_refusals_by_time on platform_refusals (at);

-- Where rows are only added, the words of people in them may still be forgotten: by an erasure, in its own transaction,
-- and nothing but the columns that are named. Amounts, times and who did it stay as they were.
create function platform_words_may_go() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('platform.erasing', true) = 'yes'
     and (to_jsonb(new) - tg_argv::text[]) = (to_jsonb(old) - tg_argv::text[]) then
    return new;
  end if;
  raise exception 'rows of % are only added: the table is append-only', tg_table_name using errcode = '23001';
end $$;

-- Where what holds is dated rows (prices, terms, settings), the past never changes: a row is added, or called off once before it
-- begins. Whatever columns a table has, those of calling off alone may be written.
create function platform_dated_row_stays() returns trigger language plpgsql as $$
declare
  called_off constant text[] := array['withdrawn_at', 'withdrawn_by', 'withdrawn_by_name', 'withdrawn_reason'];
begin
  if tg_op = 'UPDATE' and old.withdrawn_at is null and (to_jsonb(new) - called_off) = (to_jsonb(old) - called_off) then
    return new;
  end if;
  raise exception 'a row of % is never edited: another one is added', tg_table_name using errcode = '23001';
end $$;
