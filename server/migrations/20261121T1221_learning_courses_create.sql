-- A course that a kid studies, at a level of content/courses.
create table learning_courses (
  kid_uid uuid not null,
  course_code text not null,
  family_id uuid not null,
  level_code text not null,
  -- The process in which it is taught; null where a lesson came before the process said so.
  process_id uuid,
  started_at timestamptz not null,
  primary key (kid_uid, course_code)
);

-- Lessons of the course that were conducted: their playbooks are open. A conducted lesson opens one, once.
create table learning_lessons (
  kid_uid uuid not null,
  course_code text not null,
  lesson_code text not null,
  lesson_id uuid not null,
  opened_at timestamptz not null,
  primary key (kid_uid, course_code, lesson_code),
  unique (kid_uid, lesson_id),
  foreign key (kid_uid, course_code) references learning_courses
);
