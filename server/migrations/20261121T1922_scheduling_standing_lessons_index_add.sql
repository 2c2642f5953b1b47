-- Lessons ahead of everybody, in order of time: for the notices before a lesson.
create index scheduling_lessons_standing on scheduling_lessons (lower(during)) where status in ('scheduled', 'inProgress');
