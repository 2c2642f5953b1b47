-- Signing in by pictures: the three pictures of a kid, hashed with the pepper; wrong tries until a grown-up helps.
create table identity_picture_keys (
  kid_uid uuid primary key,
  account_id uuid not null references identity_accounts on delete cascade,
  key_hash bytea not null,
  tries int not null default 0,
  set_at timestamptz not null
);
create index identity_picture_keys_by_account on identity_picture_keys (account_id);

-- Devices on which the children of a family are shown before anybody has signed in: allowed by the parent, known by the
-- cookie of the device. A device that is forgotten, after another password, shows them no longer.
create table identity_picture_devices (
  device_id uuid primary key,
  token_hash bytea not null,
  account_id uuid not null,
  device text not null,
  allowed_at timestamptz not null,
  last_used_at timestamptz,
  unique (token_hash, account_id),
  foreign key (token_hash, account_id) references identity_devices on delete cascade
);
create index identity_picture_devices_by_account on identity_picture_devices (account_id);

-- A kid who came by its pictures has no session of a parent behind it: from there nobody goes back, one signs in.
alter table identity_sessions drop constraint identity_session_inside_has_one_behind;
alter table identity_sessions
  add constraint identity_support_session_has_one_behind check (role <> 'support' or parked_id is not null),
  add constraint identity_own_session_has_none_behind check (role in ('kid', 'support') or parked_id is null);
