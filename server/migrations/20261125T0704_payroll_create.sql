-- Months of pay (docs/rules/payroll.md#months). A month that has no row here is open and computed from the lessons; closing writes
-- the row and its lines at once, and from then on they stand.
create table payroll_periods (
  teacher_id uuid not null references scheduling_teachers,
  -- The first day of the month.
  month date not null check (extract(day from month) = 1),
  state text not null check (state in ('closed', 'paid')),
  closed_at timestamptz not null,
  closed_by uuid not null,
  closed_name text not null,
  paid_on date,
  reference text,
  paid_by uuid,
  paid_name text,
  paid_at timestamptz,
  primary key (teacher_id, month),
  check ((state = 'paid') = (paid_on is not null and reference is not null and paid_by is not null and paid_name is not null and paid_at is not null))
);

-- What one manager asks for and another agrees to. What is agreed falls into the first month that is still open then.
create table payroll_corrections (
  correction_id uuid primary key,
  teacher_id uuid not null references scheduling_teachers,
  month date not null check (extract(day from month) = 1),
  amount bigint not null check (amount <> 0),
  currency text not null,
  reason text not null check (reason <> ''),
  state text not null check (state in ('waiting', 'agreed', 'declined')),
  asked_by uuid not null,
  asked_name text not null,
  asked_at timestamptz not null,
  decided_by uuid,
  decided_name text,
  decided_at timestamptz,
  answer text,
  constraint two_people check (decided_by <> asked_by or state <> 'agreed'),
  constraint decided_by_somebody check ((state = 'waiting') = (decided_by is null) and (decided_by is null) = (decided_at is null))
);
create index payroll_corrections_teacher on payroll_corrections (teacher_id, month);

create table payroll_lines (
  teacher_id uuid not null,
  month date not null,
  n int not null,
  -- Of a lesson, or of a correction. A lesson comes again in a later month when its pay has changed.
  lesson_id uuid references scheduling_lessons,
  correction_id uuid unique references payroll_corrections,
  -- The difference for a lesson whose own month was closed before.
  later boolean not null,
  amount bigint not null,
  currency text not null,
  primary key (teacher_id, month, n),
  foreign key (teacher_id, month) references payroll_periods,
  check ((lesson_id is null) <> (correction_id is null))
);
create index payroll_lines_lesson on payroll_lines (lesson_id) where lesson_id is not null;

-- Where pay goes to, and where it comes from: the school's own account belongs to no teacher. Sealed, with holder and bank.
create table payroll_accounts (
  owner text primary key,
  sealed bytea not null
);

create function payroll_frozen() returns trigger language plpgsql as $$
begin
  raise exception '% is frozen', tg_table_name using errcode = '23001';
end $$;
create trigger frozen before update or delete on payroll_lines for each row execute function payroll_frozen();
create trigger frozen_whole before truncate on payroll_lines for each statement execute function payroll_frozen();

-- A period goes one way: closed, then paid.
create function payroll_goes_on() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.state = 'closed' and new.state = 'paid'
    and (old.teacher_id, old.month, old.closed_at, old.closed_by) = (new.teacher_id, new.month, new.closed_at, new.closed_by)
  then return new; end if;
  raise exception 'a period of pay only goes from closed to paid' using errcode = '23001';
end $$;
create trigger goes_on before update or delete on payroll_periods for each row execute function payroll_goes_on();
