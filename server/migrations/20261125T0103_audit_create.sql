-- Who of the staff did what, to whom, why, and what it was before and after (docs/rules/back-office.md#the-log). Nothing here is ever
-- changed or removed; every entry is bound to the one before it by a hash, so that a hand in the database shows.
create table audit_entries (
  entry_id uuid primary key,
  at timestamptz not null,
  by_account uuid not null,
  by_role text not null,
  by_name text not null,
  -- Support inside a family's account: who of the staff it really was.
  impersonator uuid,
  impersonator_name text,
  act text not null,
  family_id uuid,
  -- What it was done to: a lesson, an order, a colleague.
  subject_type text,
  subject_id text,
  subject_name text,
  reason text,
  before jsonb,
  after jsonb,
  request_id text,
  constraint audit_impersonator_has_a_name check ((impersonator is null) = (impersonator_name is null)),
  constraint audit_subject_has_an_id check ((subject_type is null) = (subject_id is null))
);
create index audit_entries_by_family on audit_entries (family_id, at) where family_id is not null;
create index audit_entries_by_subject on audit_entries (subject_type, subject_id) where subject_id is not null;

-- The chain. It is made at the very end of a transaction, so that the lock that puts entries into one order is always
-- the last one taken and is held for the commit alone.
create table audit_links (
  number bigint primary key check (number > 0),
  entry_id uuid not null unique references audit_entries,
  hash bytea not null
);

-- What of an entry is bound: all of it, in a form that no setting of the session changes.
create function audit_content(e audit_entries) returns bytea language sql stable as $$
  select convert_to(jsonb_build_array(e.entry_id, (extract(epoch from e.at) * 1000000)::bigint, e.by_account, e.by_role, e.by_name,
    e.impersonator, e.impersonator_name, e.act, e.family_id, e.subject_type, e.subject_id, e.subject_name, e.reason, e.before,
    e.after, e.request_id)::text, 'UTF8')
$$;

create function audit_link() returns trigger language plpgsql as $$
declare
  last audit_links;
begin
  perform pg_advisory_xact_lock(hashtext('audit_links'));
  select * into last from audit_links order by number desc limit 1;
  insert into audit_links (number, entry_id, hash)
  values (coalesce(last.number, 0) + 1, new.entry_id, sha256(coalesce(last.hash, ''::bytea) || audit_content(new)));
  return null;
end $$;
create constraint trigger audit_link after insert on audit_entries deferrable initially deferred
  for each row execute function audit_link();

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
create function audit_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only';
end $$;
create trigger audit_append_only before update or delete on audit_entries for each row execute function audit_refuse_unsaid_change();
create trigger audit_append_only_whole before truncate on audit_entries for each statement execute function audit_refuse_change();
create trigger audit_append_only before update or delete on audit_links for each row execute function audit_refuse_change();
create trigger audit_append_only_whole before truncate on audit_links for each statement execute function audit_refuse_change();
