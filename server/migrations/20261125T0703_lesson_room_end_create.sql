-- What a teacher said when it ended a lesson: who did not come, and which pages of the board the families are shown.
create table lesson_room_finishes (
  lesson_id uuid primary key,
  absent uuid[] not null,
  pages smallint[] not null,
  finished_at timestamptz not null
);

-- What is left of a lesson for each child when its ops are gone: marks of its tasks, stars and stickers.
create table lesson_room_summaries (
  lesson_id uuid not null,
  kid_uid uuid not null,
  stars smallint not null,
  stickers text[] not null,
  tasks jsonb not null,
  ended_at timestamptz not null,
  primary key (lesson_id, kid_uid)
);
create index lesson_room_summaries_of_kid on lesson_room_summaries (kid_uid);
