-- Games of the brain trainer: what was played, by a kid or (kid_uid null) by the parent.
create table brain_trainer_duels (
  duel_id uuid primary key,
  family_id uuid not null,
  kid_uid uuid not null,
  game text not null,
  started_at timestamptz not null
);
create index brain_trainer_duels_by_family on brain_trainer_duels (family_id);

create table brain_trainer_sessions (
  session_id uuid primary key,
  family_id uuid not null,
  kid_uid uuid,
  duel_id uuid references brain_trainer_duels,
  game text not null,
  -- What its trials are made from: kept, so that a change of content or age in between changes nothing.
  seed text not null,
  version int not null,
  band text not null check (band in ('a4', 'a7', 'a10', 'adult')),
  lang text not null check (lang in ('ru', 'en')),
  words jsonb not null,
  cell_ms int not null,
  start_level int not null check (start_level > 0),
  target int not null check (target > 0),
  length int not null check (length > 0),
  started_at timestamptz not null,
  -- What came of it, by the school's own count.
  finished_at timestamptz,
  level int,
  best int,
  points int,
  accuracy double precision check (accuracy between 0 and 1),
  stars int check (stars between 0 and 3),
  rt_ms int,
  constraint finished_with_a_result check (
    num_nulls(finished_at, level, best, points, accuracy, stars, rt_ms) in (0, 7)
  )
);
create index brain_trainer_sessions_by_person on brain_trainer_sessions (family_id, kid_uid, game, finished_at) where finished_at is not null;
-- Each side of a duel counts once.
create unique index brain_trainer_sessions_one_a_side on brain_trainer_sessions (duel_id, kid_uid) nulls not distinct
  where duel_id is not null and finished_at is not null;
