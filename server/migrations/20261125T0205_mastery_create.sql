-- What each settled answer of a child says of a skill (docs/rules/mastery.md): what is known is folded from it, and can be folded anew.
create table mastery_evidence (
  kid_uid uuid not null,
  skill text not null,
  -- What was answered: an item of an attempt. Recorded again, it is the same evidence.
  item text not null,
  source text not null check (source in ('online', 'home', 'virtual', 'game', 'practice', 'diagnostics', 'below')),
  credit double precision not null check (credit between 0 and 1),
  -- How much of the credit guessing brings.
  guess double precision not null check (guess >= 0 and guess < 1),
  answered_at timestamptz not null,
  primary key (kid_uid, skill, item)
);

-- What was asked today.
create index mastery_evidence_lately on mastery_evidence (kid_uid, answered_at);
create index mastery_evidence_of_item on mastery_evidence (kid_uid, item);

-- What is known of a child and a skill: the fold of its evidence, kept so that a choice reads one row a skill.
create table mastery_skills (
  kid_uid uuid not null,
  skill text not null,
  ability double precision not null,
  half_life double precision not null check (half_life >= 1 and half_life <= 180),
  answers int not null check (answers >= 0),
  in_row int not null check (in_row between 0 and answers),
  right_days int not null check (right_days between 0 and answers),
  right_at timestamptz,
  counted_at timestamptz,
  seen_at timestamptz,
  primary key (kid_uid, skill)
);
