-- An act of the log from which the words about a person were taken, because their data were erased. The chain goes on over
-- the act as it was written; what it says now is held by `content_hash`, and the act that took the words away holds all of
-- those hashes: nobody takes more away unseen.
create table audit_redactions (
  entry_id uuid primary key references audit_entries,
  content_hash bytea not null,
  -- The act that tells of the erasure.
  by_entry uuid not null,
  at timestamptz not null
);
create index audit_redactions_by_act on audit_redactions (by_entry);

create function audit_refuse_unsaid_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
     and (to_jsonb(new) - array['by_name', 'impersonator_name', 'subject_name', 'reason', 'before', 'after'])
       = (to_jsonb(old) - array['by_name', 'impersonator_name', 'subject_name', 'reason', 'before', 'after'])
     and exists (select from audit_redactions r
       where r.entry_id = new.entry_id and r.content_hash = sha256(audit_content(new)) and r.at = transaction_timestamp()) then
    return new;
  end if;
  raise exception 'the audit log is append-only';
end $$;
drop trigger audit_append_only on audit_entries;
create trigger audit_append_only before update or delete on audit_entries for each row execute function audit_refuse_unsaid_change();
