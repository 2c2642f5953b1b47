-- Announcements that a listener has not heard yet: written with the change, deleted with the listener's own.
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
