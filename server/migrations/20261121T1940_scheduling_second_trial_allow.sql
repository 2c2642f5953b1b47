-- The school may give a kid another trial of a subject after one that took place: the process of that one is finished,
-- and only one that is not over may stand.
drop index scheduling_one_intro;
create unique index scheduling_one_intro on scheduling_processes (kid_uid, subject) where type = 'intro' and stored_state is null;
