-- A consent is about one child and one purpose, or about the parent: kid_uid is null then.
alter table families_consents add column kid_uid uuid;
alter table families_consents drop constraint families_consents_purpose_check;
alter table families_consents add constraint families_consents_purpose_check
  check (purpose in ('service', 'lesson-recordings', 'voice-recordings', 'third-parties', 'marketing'));
-- What was decided for the family was decided for each child it had then; those rows stay as they were.
insert into families_consents (consent_id, family_id, kid_uid, purpose, version, given, by_account, decided_at)
select gen_random_uuid(), c.family_id, k.kid_uid, c.purpose, c.version, c.given, c.by_account, c.decided_at
from families_consents c join families_kids k on k.family_id = c.family_id and k.created_at <= c.decided_at
order by c.number;
-- The terms were accepted with the application: that a child is taught, and its data are used for it.
insert into families_consents (consent_id, family_id, kid_uid, purpose, version, given, by_account, decided_at)
select gen_random_uuid(), f.family_id, k.kid_uid, 'service', 1, true, f.account_id, k.created_at
from families_kids k join families_families f using (family_id) order by k.created_at;
create index families_consents_of_kid on families_consents (family_id, purpose, kid_uid, number desc);
drop index families_consents_newest;
