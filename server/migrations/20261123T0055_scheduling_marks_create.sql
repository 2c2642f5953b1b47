-- What a teacher marked of a lesson. For some minutes it may be undone, and nothing follows from it; then it is settled,
-- and the lesson changes. A mark is never edited: it ends settled, or undone.
create table scheduling_marks (
  mark_id uuid primary key,
  lesson_id uuid not null references scheduling_lessons,
  teacher_id uuid not null,
  account_id uuid,
  outcome text not null check (outcome in ('conducted', 'nonAttendance', 'notHeld')),
  absent uuid[] not null default '{}',
  -- Why the lesson was marked long before its end.
  reason text,
  -- Kids whose unit was reserved for the mark alone: undone, it goes back.
  reserved uuid[] not null default '{}',
  marked_at timestamptz not null,
  settled_at timestamptz,
  undone_at timestamptz,
  check (settled_at is null or undone_at is null)
);
create unique index scheduling_marks_open on scheduling_marks (lesson_id) where settled_at is null and undone_at is null;
create index scheduling_marks_due on scheduling_marks (marked_at) where settled_at is null and undone_at is null;
create index scheduling_marks_of_lesson on scheduling_marks (lesson_id);

-- What managers should see of a marked lesson: it was marked early, or nobody saw the teacher enter it.
create table scheduling_lesson_flags (
  lesson_id uuid not null references scheduling_lessons,
  kind text not null check (kind in ('early', 'withoutPresence')),
  reason text,
  at timestamptz not null,
  seen_at timestamptz,
  seen_by uuid,
  primary key (lesson_id, kind)
);
create index scheduling_lesson_flags_open on scheduling_lesson_flags (at) where seen_at is null;
