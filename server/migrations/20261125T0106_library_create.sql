-- Lessons that the staff write over the files of content (docs/rules/learning.md#lessons-of-the-school), dated: the lesson of a moment is the
-- latest one that had begun by then. What was published is never edited, for children have begun it; a new version is added.
create table library_lesson_versions (
  number bigint generated always as identity primary key,
  course_code text not null,
  lesson_code text not null,
  -- As its file would say it. Null: the lesson that came with the product holds again.
  written jsonb,
  -- Out of the course: nobody comes to it any more, and whoever has done it reads it.
  is_taken boolean not null default false,
  set_at timestamptz not null,
  set_by uuid not null,
  set_by_name text not null,
  reason text not null
);
create index library_lesson_versions_lesson on library_lesson_versions (course_code, lesson_code);

create function library_version_stays() returns trigger language plpgsql as $$
begin
  raise exception 'a published lesson is never edited, nor its place: another one is added' using errcode = '23001';
end $$;
create trigger stays before update or delete on library_lesson_versions for each row execute function library_version_stays();

-- Where lessons stand in their level once the school has moved them: the place of a moment is the latest one that had begun by then. Without
-- one a lesson stands where its file does, or, added by the school, where its code counts it.
create table library_lesson_places (
  number bigint generated always as identity primary key,
  course_code text not null,
  lesson_code text not null,
  place smallint not null check (place > 0),
  set_at timestamptz not null,
  set_by uuid not null,
  set_by_name text not null
);
create trigger stays before update or delete on library_lesson_places for each row execute function library_version_stays();

-- One number for every save of every draft: a draft that was thrown away and begun anew is never taken for the one before.
create sequence library_draft_revisions;

-- The lesson somebody is at work on: one a lesson, seen by the staff alone.
create table library_lesson_drafts (
  course_code text not null,
  lesson_code text not null,
  revision bigint not null,
  body jsonb not null,
  saved_at timestamptz not null,
  saved_by uuid not null,
  saved_by_name text not null,
  primary key (course_code, lesson_code)
);
