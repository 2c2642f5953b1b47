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

-- What was told of a lesson, so that it is told once, whichever server looks: `what` is the message, `about` the child or the moment.
create table lesson_room_told (
  lesson_id uuid not null,
  what text not null,
  about text not null,
  kid_uid uuid,
  at timestamptz not null,
  primary key (lesson_id, what, about)
);
create index lesson_room_told_by_time on lesson_room_told (at);
create index lesson_room_told_of_kid on lesson_room_told (kid_uid) where kid_uid is not null;
