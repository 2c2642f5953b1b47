-- What a teacher said when it ended a lesson: who did not come, and which pages of the board and which
-- word the families are given.
create table lesson_room_finishes (
  lesson_id uuid primary key,
  -- Whose lesson it was: with a child goes the word, which may speak of it.
  kids uuid[] not null,
  absent uuid[] not null,
  pages smallint[] not null,
  finished_at timestamptz not null,
  word text not null
);

-- What families had been told of a lesson before its teacher corrected it, in order; `kids` as above.
create table lesson_room_corrections (
  lesson_id uuid not null,
  version smallint not null check (version > 0),
  kids uuid[] not null,
  before text not null,
  corrected_at timestamptz not null,
  primary key (lesson_id, version)
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

-- Calls for help of a lesson: who asked, what its page knew, who looked at it and what came of it. `bridge_family` is whom the teacher
-- wants to be connected with by phone.
create table lesson_room_help (
  help_id uuid primary key,
  lesson_id uuid not null,
  person text not null,
  kid_uid uuid,
  code text not null,
  facts jsonb not null,
  bridge_family uuid,
  at timestamptz not null,
  taken_by uuid,
  taken_at timestamptz,
  duty_told_at timestamptz,
  closed_at timestamptz,
  closed_as text
);
create index lesson_room_help_of_lesson on lesson_room_help (lesson_id, at desc);
create index lesson_room_help_waiting on lesson_room_help (at) where taken_at is null and closed_at is null and duty_told_at is null;
create index lesson_room_help_of_kid on lesson_room_help (kid_uid) where kid_uid is not null;
-- One open call a person and lesson.
create unique index lesson_room_help_open on lesson_room_help (lesson_id, person) where closed_at is null;

-- What teachers keep for the board. A picture that was put on a board stays there when it is taken off the shelf (`removed_at`), as
-- long as what was done in lessons is kept. The counts of a shelf are locked by its row, so it holds no more than it may.
create table lesson_room_shelves (
  teacher_id uuid primary key,
  pictures integer not null check (pictures >= 0),
  bytes bigint not null check (bytes >= 0)
);
create table lesson_room_shelf (
  picture_id uuid primary key,
  teacher_id uuid not null references lesson_room_shelves,
  name text not null,
  -- Of a picture that a lesson showed, which one it is: it is known again whatever it is called.
  icon text,
  file text not null unique,
  width smallint not null,
  height smallint not null,
  bytes integer not null,
  added_at timestamptz not null,
  put_at timestamptz,
  removed_at timestamptz,
  -- Of the upload: one whose answer was lost comes again, and is one picture.
  key text,
  unique (teacher_id, key)
);
create index lesson_room_shelf_of_teacher on lesson_room_shelf (teacher_id, added_at desc) where removed_at is null;
create index lesson_room_shelf_removed on lesson_room_shelf (removed_at) where removed_at is not null;

-- Meetings elsewhere at which lessons have their picture and sound: of one lesson, of a group, of a teacher.
create table lesson_room_outside (
  of_what text not null check (of_what in ('lesson', 'group', 'teacher')),
  of_id uuid not null,
  url text not null,
  set_at timestamptz not null,
  primary key (of_what, of_id)
);
create index lesson_room_outside_by_id on lesson_room_outside (of_id);

-- Whose cameras are on in lessons of a group; a room takes it when it opens.
create table lesson_room_cameras (
  group_id uuid primary key,
  cameras text not null check (cameras in ('all', 'teacherOnly', 'off')),
  set_at timestamptz not null
);
