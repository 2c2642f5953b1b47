-- At whose wish a manager called a lesson off: what a family asked for is not told as the school's doing.
alter table scheduling_lesson_events add column asked_by text check (asked_by in ('family', 'school'));
