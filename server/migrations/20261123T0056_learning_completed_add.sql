-- A course whose last level is done, and when its process was finished, since its lessons and units were used.
alter table learning_courses add column completed_at timestamptz, add column finished_at timestamptz;
create index learning_courses_to_finish on learning_courses (completed_at) where completed_at is not null and finished_at is null;
