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
