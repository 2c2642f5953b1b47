-- Lessons that took place or were missed, by their time: looked through for units that were never spent.
create index scheduling_lessons_closed on scheduling_lessons (lower(during)) where status in ('conducted', 'nonAttendance');
