-- Faults of the school and of its pages, by kind; each time one has happened; sessions in which it was seen; how fast pages are.
create table faults_groups (
  fault_id text primary key check (fault_id ~ '^[0-9a-f]{32}$'),
  source text not null check (source in ('app', 'server')),
  kind text not null,
  words text not null,
  place text not null,
  stack jsonb not null,
  page text,
  times bigint not null check (times > 0),
  first_at timestamptz not null,
  last_at timestamptz not null,
  handled_at timestamptz
);
create index faults_groups_by_time on faults_groups (last_at desc);

create table faults_moments (
  event_id text primary key check (event_id ~ '^[0-9a-f]{32}$'),
  fault_id text not null references faults_groups on delete cascade,
  at timestamptz not null,
  -- By the clock of the device: its recording runs by the same.
  happened_at timestamptz,
  page text,
  browser text,
  release text,
  replay_id text
);
create index faults_moments_by_fault on faults_moments (fault_id, at desc);
create index faults_moments_by_time on faults_moments (at);

-- The files stand in the file store.
create table faults_replays (
  replay_id text not null check (replay_id ~ '^[0-9a-f]{32}$'),
  segment integer not null check (segment >= 0),
  -- Whose session was recorded, so that it goes with the data of its family; null for a guest.
  customer_id uuid,
  name text not null,
  bytes integer not null,
  received_at timestamptz not null,
  primary key (replay_id, segment)
);
create index faults_replays_by_time on faults_replays (received_at);
create index faults_replays_by_customer on faults_replays (customer_id);

create table faults_traces (
  trace_id text not null,
  page text not null,
  what text not null,
  ms integer not null check (ms >= 0),
  drawn_ms integer,
  at timestamptz not null
);
create index faults_traces_by_time on faults_traces (at);
