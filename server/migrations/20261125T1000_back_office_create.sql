-- What colleagues write about families: kept as it was written.
create table back_office_notes (
  note_id uuid primary key,
  family_id uuid not null,
  by_account uuid not null,
  text text not null,
  at timestamptz not null
);
create index back_office_notes_by_family on back_office_notes (family_id, at desc);

create function back_office_notes_stay() returns trigger language plpgsql as $$
begin
  raise exception 'notes about families are kept as they were written';
end $$;
create trigger back_office_notes_stay before update or delete on back_office_notes
  for each row execute function platform_words_may_go('text');
create trigger back_office_notes_stay_whole before truncate on back_office_notes
  for each statement execute function back_office_notes_stay();

-- A few words by which colleagues put families together.
create table back_office_tags (
  family_id uuid not null,
  tag text not null,
  primary key (family_id, tag)
);
create index back_office_tags_by_tag on back_office_tags (tag);

-- What somebody of the school means to do about a family by a day of its zone.
create table back_office_tasks (
  task_id uuid primary key,
  family_id uuid not null,
  kind text not null check (kind in ('call', 'other')),
  text text not null,
  due date not null,
  -- Whose it is; null: whoever comes first.
  for_account uuid,
  by_account uuid not null,
  at timestamptz not null,
  done_at timestamptz,
  done_by uuid,
  check ((done_at is null) = (done_by is null))
);
create index back_office_tasks_open on back_office_tasks (due, task_id) where done_at is null;
create index back_office_tasks_by_family on back_office_tasks (family_id);
create index back_office_tasks_by_colleague on back_office_tasks (for_account) where done_at is null;

-- Which families a colleague has looked at on a day of the school's zone, and how many: more than a budget raises an alarm.
create table back_office_family_reads (
  account_id uuid not null,
  day date not null,
  family_id uuid not null,
  primary key (account_id, day, family_id)
);
create table back_office_read_days (
  account_id uuid not null,
  day date not null,
  families int not null,
  primary key (account_id, day)
);

-- Tables that another school's program has written, from the file to what became of it.
create table back_office_imports (
  import_id uuid primary key,
  kind text not null check (kind in ('teachers', 'families', 'balances', 'groups', 'seats', 'schedules', 'payments')),
  file_name text not null,
  heads jsonb not null,
  -- How many lines were announced: the import begins when all are there.
  rows int not null check (rows > 0),
  -- Which column says what; null until it is tried.
  plan jsonb,
  state text not null check (state in ('reading', 'read', 'trying', 'tried', 'asked', 'running', 'done')),
  by_account uuid not null,
  created_at timestamptz not null,
  done_at timestamptz,
  -- The second person who has agreed to it, where one was needed.
  approved_by uuid,
  -- Who has said that its families are invited.
  invited_by uuid
);
create index back_office_imports_by_time on back_office_imports (created_at desc);

create table back_office_import_rows (
  import_id uuid not null references back_office_imports on delete cascade,
  line int not null,
  -- What the line says: kept until it has become a family, or for as long as it may be given back.
  cells jsonb,
  -- The first line of the same family, teacher or group: its lines are carried out together, so that a trial knows the brother.
  head int,
  outcome text check (outcome in ('created', 'same', 'refused')),
  why jsonb,
  -- The family that it became or belongs to, or that has its phone or e-mail already.
  family_id uuid,
  -- The teacher or the group that it became.
  made_id uuid,
  -- Lessons that it gives.
  units int check (units > 0),
  -- How the family or the teacher was invited, on the first line.
  invitation text check (invitation in ('sent', 'unreached')),
  invited_at timestamptz,
  primary key (import_id, line),
  check ((invitation is null) = (invited_at is null)),
  check ((outcome = 'refused') = (why is not null) or outcome is null)
);
create index back_office_import_rows_waiting on back_office_import_rows (import_id, head, line) where outcome is null;
create index back_office_import_rows_invited on back_office_import_rows (invited_at) where invitation = 'sent';
create index back_office_import_rows_by_family on back_office_import_rows (family_id) where family_id is not null;

-- Whom an import has brought, or what: the same line of another file finds them again. The key is a digest, so no number of the
-- other program and no phone stands here.
create table back_office_import_links (
  key bytea primary key,
  family_id uuid,
  -- A teacher or a group.
  made_id uuid,
  check ((family_id is null) <> (made_id is null))
);
create index back_office_import_links_by_family on back_office_import_links (family_id) where family_id is not null;
