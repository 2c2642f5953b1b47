-- The profile of a device: what checks of it have found, step by step. No picture, no sound, no name of a device.
create table equipment_devices (
  customer_id uuid not null,
  device_uid uuid not null,
  browser text not null,
  version int not null,
  system text not null,
  -- [{ step, ok, code, facts, at }]
  steps jsonb not null,
  verdict text not null check (verdict in ('ready', 'weak', 'failed')),
  checked_at timestamptz not null,
  checked_by text not null check (checked_by in ('parent', 'kid', 'teacher')),
  -- The kid, where it was a kid's own session.
  kid_uid uuid,
  primary key (customer_id, device_uid)
);
create index equipment_devices_by_time on equipment_devices (checked_at);

-- How checks ended, one after the other.
create table equipment_checks (
  check_id uuid primary key,
  customer_id uuid not null,
  device_uid uuid not null,
  at timestamptz not null,
  verdict text not null check (verdict in ('ready', 'weak', 'failed')),
  codes text[] not null,
  by_itself boolean not null,
  foreign key (customer_id, device_uid) references equipment_devices on delete cascade
);
create index equipment_checks_of_device on equipment_checks (customer_id, device_uid, at desc);
create index equipment_checks_by_time on equipment_checks (at);

-- A measurement of the line: a ticket, and the bytes it is still good for. Taken from by one statement, so nobody races it.
create table equipment_line_tests (
  ticket_hash bytea primary key,
  until timestamptz not null,
  downs_left int not null check (downs_left >= 0),
  up_bytes_left int not null check (up_bytes_left >= 0)
);
create index equipment_line_tests_by_time on equipment_line_tests (until);
