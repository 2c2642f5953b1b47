-- A course that a kid studies, at a level of content/courses.
create table learning_courses (
  kid_uid uuid not null,
  course_code text not null,
  family_id uuid not null,
  level_code text not null,
  -- The lesson of that level that the kid began with, null is its first; and who said so.
  begins_at text,
  begins_by text check (begins_by in ('shown', 'family', 'school')),
  -- The process in which it is taught; null where a lesson came before the process said so.
  process_id uuid,
  started_at timestamptz not null,
  -- When its last level was done, and when its process was finished, since its lessons and units were used.
  completed_at timestamptz,
  finished_at timestamptz,
  primary key (kid_uid, course_code)
);
create index learning_courses_to_finish on learning_courses (completed_at) where completed_at is not null and finished_at is null;

-- Lessons of the course that were conducted: their playbooks are open. A conducted lesson opens one, once.
create table learning_lessons (
  kid_uid uuid not null,
  course_code text not null,
  lesson_code text not null,
  lesson_id uuid not null,
  opened_at timestamptz not null,
  homework_chosen boolean not null default false,
  primary key (kid_uid, course_code, lesson_code),
  unique (kid_uid, lesson_id),
  foreign key (kid_uid, course_code) references learning_courses
);

-- What a teacher chose for a lesson before its end: which lesson of the course it is, and what is done at home. Null:
-- what follows by itself, the next lesson of each kid with its own homework.
create table learning_plans (
  lesson_id uuid primary key,
  course_code text not null,
  lesson_code text,
  homework text[],
  teacher_id uuid not null,
  changed_at timestamptz not null
);

-- Tasks that a teacher opened in a lesson, before it was conducted: open for the kid from then on.
create table learning_in_class (
  kid_uid uuid not null,
  course_code text not null,
  lesson_code text not null,
  lesson_id uuid not null,
  opened_at timestamptz not null,
  -- The lesson is closed, however it ended.
  closed_at timestamptz,
  primary key (kid_uid, course_code, lesson_code),
  foreign key (kid_uid, course_code) references learning_courses
);
create index learning_in_class_lesson on learning_in_class (lesson_id) where closed_at is null;

-- Homework that a teacher chose. A lesson whose homework was chosen has this and no other.
create table learning_homework (
  kid_uid uuid not null,
  course_code text not null,
  lesson_id uuid not null,
  playbook_uid text not null,
  given_at timestamptz not null,
  primary key (kid_uid, lesson_id, playbook_uid),
  foreign key (kid_uid, course_code) references learning_courses
);
create index learning_homework_course on learning_homework (kid_uid, course_code);

-- Minutes of practice a day that a parent has chosen for a child; without a row it is as usual.
create table learning_practice (
  kid_uid uuid primary key,
  family_id uuid not null,
  minutes smallint not null check (minutes in (0, 4, 8, 12))
);
create index learning_practice_of_family on learning_practice (family_id);
