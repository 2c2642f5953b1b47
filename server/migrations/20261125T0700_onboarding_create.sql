-- Diagnostics of a kid before its first lesson (docs/rules/onboarding.md#diagnostics): a way through the tasks, and what came of it.
create table onboarding_attempts (
  attempt_uid uuid primary key,
  family_id uuid not null,
  kid_uid uuid not null,
  test text not null check (test in ('math', 'pkh', 'softskills')),
  band text check (band in ('m1', 'm2', 'm3', 'm4')),
  content_version text not null,
  -- Tasks behind; there is no way back.
  done int not null default 0,
  started_at timestamptz not null,
  finished_at timestamptz,
  constraint band_of_maths check ((test = 'math') = (band is not null))
);
create unique index onboarding_attempts_one_open on onboarding_attempts (kid_uid, test) where finished_at is null;
create index onboarding_attempts_by_family on onboarding_attempts (family_id);

create table onboarding_items (
  attempt_uid uuid not null references onboarding_attempts,
  index int not null,
  part text not null,
  -- The task it is a round of; a task counts by the share of its right rounds.
  task int not null,
  weight int not null check (weight > 0),
  item jsonb not null,
  answer jsonb,
  is_right boolean,
  -- Soft skills: which type the answer speaks for.
  type text,
  answered_at timestamptz,
  primary key (attempt_uid, index)
);

create table onboarding_results (
  result_id uuid primary key,
  attempt_uid uuid not null unique references onboarding_attempts,
  family_id uuid not null,
  kid_uid uuid not null,
  test text not null,
  band text,
  percent int check (percent between 0 and 100),
  tier text not null,
  parts jsonb not null,
  types jsonb not null,
  recommended jsonb not null,
  taken_at timestamptz not null
);
create index onboarding_results_by_kid on onboarding_results (kid_uid, test, taken_at);

-- When a kid had done its virtual lessons and a diagnostics: once.
create table onboarding_finished (
  kid_uid uuid primary key,
  family_id uuid not null,
  finished_at timestamptz not null
);
