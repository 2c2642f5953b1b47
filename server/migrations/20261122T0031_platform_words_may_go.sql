-- Where rows are only added, the words of people in them may still be forgotten: by an erasure, in its own transaction,
-- and nothing but the columns that are named. Amounts, times and who did it stay as they were.
create function platform_words_may_go() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('platform.erasing', true) = 'yes'
     and (to_jsonb(new) - tg_argv::text[]) = (to_jsonb(old) - tg_argv::text[]) then
    return new;
  end if;
  raise exception 'rows of % are only added: the table is append-only', tg_table_name using errcode = '23001';
end $$;

drop trigger only_added on scheduling_lesson_events;
create trigger only_added before update or delete on scheduling_lesson_events
  for each row execute function platform_words_may_go('reason');

drop trigger back_office_notes_stay on back_office_notes;
create trigger back_office_notes_stay before update or delete on back_office_notes
  for each row execute function platform_words_may_go('text');
create trigger back_office_notes_stay_whole before truncate on back_office_notes
  for each statement execute function back_office_notes_stay();

drop trigger frozen on ledger_reasons;
create trigger frozen before update or delete on ledger_reasons for each row execute function platform_words_may_go('reason');

drop trigger frozen on payments_openings;
create trigger frozen before update or delete on payments_openings for each row execute function platform_words_may_go('reason');

drop trigger frozen on payments_refund_steps;
create trigger frozen before update or delete on payments_refund_steps
  for each row execute function platform_words_may_go('by_name', 'note');
