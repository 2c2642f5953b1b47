-- What families answered to the two short surveys, after the 4th and the 12th lesson of a child; a skipped one has no answers.
create table ratings_surveys (
  survey text not null check (survey in ('after4', 'after12')),
  kid_uid uuid not null,
  family_id uuid not null,
  answers jsonb,
  -- Somebody is unhappy: the school may know who, so that it can call.
  low boolean not null default false,
  at timestamptz not null,
  primary key (kid_uid, survey),
  check (answers is not null or not low)
);
create index ratings_surveys_by_time on ratings_surveys (at desc);
