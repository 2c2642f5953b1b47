-- A request for another teacher may be declined, with an answer that the family reads.
alter table scheduling_teacher_requests
  drop constraint scheduling_teacher_requests_status_check,
  add constraint scheduling_teacher_requests_status_check check (status in ('waiting', 'changed', 'declined')),
  add column answer text,
  add constraint declined_with_an_answer check ((status = 'declined') = (answer is not null));
