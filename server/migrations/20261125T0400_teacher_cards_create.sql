-- What teachers tell families of themselves (docs/rules/people.md#the-card-of-a-teacher): what is agreed to stands with the teacher; here is what
-- was written besides, until a manager has decided and for a while after it.
create table teacher_cards_changes (
  change_id uuid primary key,
  teacher_id uuid not null references scheduling_teachers,
  state text not null check (state in ('draft', 'waiting', 'approved', 'declined')),
  -- Words, and picture and video by their names among the files. Null: decided long ago.
  content jsonb,
  -- What families saw when it was decided.
  before jsonb,
  saved_at timestamptz not null,
  sent_at timestamptz,
  decided_at timestamptz,
  decided_by uuid,
  decided_by_name text,
  reason text,
  constraint sent_before_decided check (state = 'draft' or sent_at is not null),
  constraint decided_by_somebody check ((state in ('approved', 'declined')) = (decided_at is not null and decided_by is not null)),
  constraint declined_for_a_reason check (state <> 'declined' or reason is not null or content is null),
  constraint open_ones_say_something check (state not in ('draft', 'waiting') or content is not null)
);
-- A teacher is at work on one card.
create unique index teacher_cards_open on teacher_cards_changes (teacher_id) where state in ('draft', 'waiting');
create index teacher_cards_decided on teacher_cards_changes (decided_at);
