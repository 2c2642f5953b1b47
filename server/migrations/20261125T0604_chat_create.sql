-- One conversation a family with the school (`school`), one a process with its teacher (`teacher`), and one a teacher with the
-- school (`staff`). In that one the teacher stands where a family does, so its id is the one in `family_id` too: it is no
-- family's, and nothing of a family is found by it. What each side has not read yet is counted here, under the lock of the
-- row that every message takes anyway.
create table chat_chats (
  chat_id uuid primary key,
  kind text not null check (kind in ('school', 'teacher', 'staff')),
  family_id uuid not null,
  process_id uuid,
  kid_uid uuid,
  teacher_id uuid,
  customer_name text not null,
  kid_name text,
  teacher_name text,
  messages int not null default 0,
  unread_by_customer int not null default 0,
  unread_by_staff int not null default 0,
  -- What a side has read, and what has come to its devices, is a place in the conversation.
  read_by_customer int not null default 0,
  read_by_staff int not null default 0,
  come_to_customer int not null default 0,
  come_to_staff int not null default 0,
  last_text text,
  last_is_picture boolean not null default false,
  last_attachment text check (last_attachment in ('voice', 'document')),
  last_at timestamptz,
  created_at timestamptz not null,
  -- The contact centre's work: since when the family waits, who has taken it, when nothing was left to do.
  waiting_since timestamptz,
  assigned_to uuid,
  assigned_name text,
  closed_at timestamptz,
  check ((kind = 'teacher') = (process_id is not null and kid_uid is not null and teacher_id is not null)),
  constraint chat_chats_of_staff check (kind <> 'staff' or teacher_id is not distinct from family_id)
);
create unique index chat_chats_one_school on chat_chats (family_id) where kind = 'school';
create unique index chat_chats_one_process on chat_chats (process_id);
create unique index chat_chats_one_staff on chat_chats (teacher_id) where kind = 'staff';
create index chat_chats_of_family on chat_chats (family_id);
create index chat_chats_of_teacher on chat_chats (teacher_id) where teacher_id is not null;
create index chat_chats_of_school on chat_chats (last_at desc) where kind = 'school';
create index chat_chats_waiting on chat_chats (waiting_since) where kind = 'school' and waiting_since is not null;
create index chat_chats_names on chat_chats using gin (lower(customer_name) gin_trgm_ops);

-- `n` counts the messages of a chat without gaps: their order, and where a page begins. A message bears the key its
-- author's device gave it, so that it is one message for ever, however often it is sent; it may carry a picture, or a voice or a document.
create table chat_messages (
  message_id uuid primary key,
  chat_id uuid not null references chat_chats,
  n int not null,
  side text not null check (side in ('customer', 'teacher', 'school')),
  author_id uuid not null,
  author_name text not null,
  key text check (length(key) between 8 and 100),
  text text not null,
  picture text,
  picture_width int,
  picture_height int,
  attachment text,
  attachment_kind text check (attachment_kind in ('voice', 'document')),
  attachment_name text,
  attachment_bytes int,
  attachment_seconds int,
  at timestamptz not null,
  unique (chat_id, n),
  constraint chat_messages_picture_whole check (num_nulls(picture, picture_width, picture_height) in (0, 3)),
  constraint chat_messages_attachment_whole check (
    num_nulls(attachment, attachment_kind, attachment_name, attachment_bytes, attachment_seconds) in (0, 5)),
  constraint chat_messages_one_thing check (picture is null or attachment is null),
  constraint chat_messages_say_something check (text <> '' or picture is not null or attachment is not null)
);
create unique index chat_messages_one_key on chat_messages (author_id, key) where key is not null;
create index chat_messages_words on chat_messages using gin (lower(text) gin_trgm_ops);

-- Answers that managers keep ready.
create table chat_canned_answers (
  answer_id uuid primary key,
  title text not null,
  text_ru text not null,
  text_en text not null,
  changed_at timestamptz not null
);

-- When the contact centre answers, in the school's zone: one span a weekday (1 is Monday).
create table chat_hours (
  weekday int primary key check (weekday between 1 and 7),
  from_minute int not null check (from_minute between 0 and 1439),
  to_minute int not null check (to_minute between 1 and 1440),
  check (from_minute < to_minute)
);
insert into chat_hours (weekday, from_minute, to_minute)
values (1, 540, 1260), (2, 540, 1260), (3, 540, 1260), (4, 540, 1260), (5, 540, 1260), (6, 600, 1080), (7, 600, 1080);

-- What managers are asked to look at: a message somebody reports, or one that was stopped because of contacts in it.
create table chat_reports (
  report_id uuid primary key,
  kind text not null check (kind in ('reported', 'stopped')),
  chat_id uuid not null references chat_chats,
  message_id uuid references chat_messages,
  side text not null check (side in ('customer', 'teacher')),
  author_id uuid not null,
  author_name text not null,
  -- As it was then: the conversation may go over to another teacher.
  teacher_name text not null,
  reason text not null,
  stopped_text text,
  -- Who reports.
  by_account uuid,
  at timestamptz not null,
  closed_at timestamptz,
  closed_by text,
  result text,
  check ((kind = 'reported') = (message_id is not null and by_account is not null)),
  check ((kind = 'stopped') = (stopped_text is not null)),
  check (num_nulls(closed_at, closed_by, result) in (0, 3))
);
create unique index chat_reports_one_each on chat_reports (message_id, by_account) where kind = 'reported';
create index chat_reports_open on chat_reports (at desc) where closed_at is null;
create index chat_reports_of_author on chat_reports (chat_id, author_id, at desc) where kind = 'stopped';

-- A manager reads a conversation of a family with its teacher, having said why: for this long, from this moment on. Why is
-- in the log of the staff; here is only what the next pages are given by.
create table chat_readings (
  reading_id uuid primary key,
  chat_id uuid not null references chat_chats,
  account_id uuid not null,
  until timestamptz not null
);
create index chat_readings_until on chat_readings (until);
