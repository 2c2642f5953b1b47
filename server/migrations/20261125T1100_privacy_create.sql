-- What was asked to be erased: of a child, or (kid_uid null) of the whole family.
create table privacy_erasures (
  erasure_id uuid primary key,
  family_id uuid not null,
  kid_uid uuid,
  -- waiting: it can be taken back; leaving: lessons are cancelled, data go in a moment.
  state text not null check (state in ('waiting', 'leaving', 'done', 'takenBack')),
  by_account uuid not null,
  by_role text not null check (by_role in ('parent', 'manager')),
  reason text,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  left_at timestamptz,
  ended_at timestamptz,
  constraint ended_has_its_time check ((state in ('done', 'takenBack')) = (ended_at is not null)),
  constraint left_has_its_time check (state in ('waiting', 'takenBack') or left_at is not null)
);
create unique index privacy_erasures_one on privacy_erasures (family_id, coalesce(kid_uid, family_id)) where state in ('waiting', 'leaving');
create index privacy_erasures_of_family on privacy_erasures (family_id, asked_at desc);
create index privacy_erasures_due on privacy_erasures (due_at) where state in ('waiting', 'leaving');

-- Files of what was erased: they are deleted after the commit, as often as it takes.
create table privacy_dropped_files (
  file text primary key,
  at timestamptz not null
);

-- All data of a family as a file.
create table privacy_exports (
  export_id uuid primary key,
  family_id uuid not null,
  by_account uuid not null,
  state text not null check (state in ('making', 'ready', 'over', 'failed')),
  percent int not null default 0 check (percent between 0 and 100),
  asked_at timestamptz not null,
  -- When a maker began: another one takes over when it has not come to its end.
  begun_at timestamptz,
  ready_at timestamptz,
  kept_until timestamptz,
  file text,
  bytes bigint,
  constraint ready_has_its_file check ((state = 'ready') = (file is not null and ready_at is not null and kept_until is not null))
);
create unique index privacy_exports_one on privacy_exports (family_id) where state = 'making';
create index privacy_exports_of_family on privacy_exports (family_id, asked_at desc);
create index privacy_exports_kept on privacy_exports (kept_until) where state = 'ready';
