-- What a parent has chosen for a child: how many fireflies make a day, and what is switched off. Without a row all is as usual.
create table rewards_settings (
  kid_uid uuid primary key,
  family_id uuid not null,
  fireflies smallint not null check (fireflies between 2 and 4),
  free_play_minutes smallint not null check (free_play_minutes between 10 and 40),
  off text[] not null check (off <@ array['goal', 'stickers', 'story', 'streak', 'quests', 'freePlay', 'books', 'badges', 'team'])
);
create index rewards_settings_of_family on rewards_settings (family_id);

-- Stickers that a child has found, for lessons done. Never deleted but with the child: what was found is not taken away,
-- whatever becomes of the lesson (docs/decisions/0330).
create table rewards_stickers (
  kid_uid uuid not null,
  family_id uuid not null,
  sticker text not null,
  -- The lesson that brought it, `math/m2-08`: each brings one.
  lesson text not null,
  found_at timestamptz not null,
  -- Where it stands in the house.
  place smallint check (place >= 0),
  primary key (kid_uid, sticker),
  unique (kid_uid, lesson)
);
-- One sticker a place.
create unique index rewards_stickers_place on rewards_stickers (kid_uid, place) where place is not null;
create index rewards_stickers_of_family on rewards_stickers (family_id);

-- How long a child has played freely on the last day it did: one row a child, no history of days.
create table rewards_free_play (
  kid_uid uuid primary key,
  family_id uuid not null,
  -- By the calendar of the family.
  day date not null,
  seconds integer not null check (seconds >= 0),
  -- When it last said so.
  told_at timestamptz not null
);
create index rewards_free_play_of_family on rewards_free_play (family_id);

-- Books that a child has opened. Until a book is read the moments of reading are kept: they are play of the day.
create table rewards_books (
  kid_uid uuid not null,
  family_id uuid not null,
  -- Its file in content/stories.
  book text not null,
  moments timestamptz[] not null,
  -- Questions by their place from 0: what was asked and answered, what of it was right at once, what was found in the end.
  tried smallint[] not null default '{}',
  right_at_once smallint[] not null default '{}' check (right_at_once <@ found),
  found smallint[] not null default '{}' check (found <@ tried),
  read_at timestamptz,
  primary key (kid_uid, book)
);
create index rewards_books_of_family on rewards_books (family_id);

-- Badges that a child has earned: never taken away, whatever becomes of what they were earned with.
create table rewards_badges (
  kid_uid uuid not null,
  family_id uuid not null,
  kind text not null,
  -- The step: so many of its kind.
  step integer not null check (step > 0),
  earned_at timestamptz not null,
  primary key (kid_uid, kind, step)
);
create index rewards_badges_of_family on rewards_badges (family_id);

-- What Chip wears for a child.
create table rewards_chips (
  kid_uid uuid primary key,
  family_id uuid not null,
  scarf text not null,
  hat text not null
);
create index rewards_chips_of_family on rewards_chips (family_id);

-- The bridge of a club: it only grows. When the last plank is laid it is built, and the next one begins.
create table rewards_bridges (
  group_id uuid primary key,
  planks integer not null check (planks >= 0 and planks < length),
  -- As many children as there were when it was begun, times three.
  length integer not null check (length > 0),
  built integer not null default 0 check (built >= 0),
  -- When the last of them was done: it is a feast for the rest of that week.
  built_at timestamptz,
  check ((built = 0) = (built_at is null))
);

-- Planks that a child has laid; what was built with them stays when the child is erased.
create table rewards_planks (
  group_id uuid not null,
  kid_uid uuid not null,
  family_id uuid not null,
  -- What it was laid for: each counts once.
  thing text not null,
  -- The Monday of its week, by the calendar of the family.
  week date not null,
  laid_at timestamptz not null,
  primary key (group_id, kid_uid, thing)
);
create index rewards_planks_of_family on rewards_planks (family_id);
