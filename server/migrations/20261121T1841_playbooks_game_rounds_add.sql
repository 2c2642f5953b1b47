-- A round of the game of a course.
alter table playbooks_attempts drop constraint playbooks_attempts_kind_check;
alter table playbooks_attempts add constraint playbooks_attempts_kind_check check (kind in ('online', 'home', 'virtual', 'game'));
