-- Lessons that took place, as far as somebody may say how they were. What the lesson was is written down when it is
-- over: a teacher or a subject that changes later does not change who was rated.
create table ratings_lessons (
  lesson_id uuid not null,
  kid_uid uuid not null,
  family_id uuid not null,
  teacher_id uuid not null,
  subject text not null,
  started_at timestamptz not null,
  conducted_at timestamptz not null,
  skipped_at timestamptz,
  primary key (lesson_id, kid_uid)
);
create index ratings_lessons_of_family on ratings_lessons (family_id, started_at desc);

-- One word of the parent and one of the child a lesson; said again it takes the place of the first.
create table ratings_ratings (
  rating_id uuid primary key,
  lesson_id uuid not null,
  kid_uid uuid not null,
  side text not null check (side in ('parent', 'kid')),
  family_id uuid not null,
  teacher_id uuid not null,
  stars smallint check (stars between 1 and 5),
  face text check (face in ('happy', 'calm', 'sad')),
  options text[] not null default '{}',
  comment text not null default '',
  at timestamptz not null,
  handled_at timestamptz,
  handled_name text,
  handled_note text,
  unique (lesson_id, kid_uid, side),
  foreign key (lesson_id, kid_uid) references ratings_lessons,
  check ((side = 'parent') = (stars is not null) and (side = 'kid') = (face is not null)),
  check ((handled_at is null) = (handled_note is null))
);
create index ratings_of_teacher on ratings_ratings (teacher_id, at desc);
create index ratings_by_time on ratings_ratings (at desc, rating_id desc);
-- What waits for the school: two stars or fewer, and nobody has seen to it.
create index ratings_waiting on ratings_ratings (at) where handled_at is null and stars <= 2;

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
