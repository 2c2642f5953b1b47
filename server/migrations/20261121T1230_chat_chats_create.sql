-- One conversation a family with the school, and one a process with its teacher. What each side has not read yet
-- is counted here, under the lock of the row that every message takes anyway.
create table chat_chats (
  chat_id uuid primary key,
  kind text not null check (kind in ('school', 'teacher')),
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
  read_by_customer_at timestamptz,
  read_by_staff_at timestamptz,
  last_text text,
  last_at timestamptz,
  created_at timestamptz not null,
  check ((kind = 'teacher') = (process_id is not null and kid_uid is not null and teacher_id is not null))
);
create unique index chat_chats_one_school on chat_chats (family_id) where kind = 'school';
create unique index chat_chats_one_process on chat_chats (process_id);
create index chat_chats_of_family on chat_chats (family_id);
create index chat_chats_of_teacher on chat_chats (teacher_id) where teacher_id is not null;
create index chat_chats_of_school on chat_chats (last_at desc) where kind = 'school';

-- `n` counts the messages of a chat without gaps: their order, and where a page begins.
create table chat_messages (
  message_id uuid primary key,
  chat_id uuid not null references chat_chats,
  n int not null,
  side text not null check (side in ('customer', 'teacher', 'school')),
  author_id uuid not null,
  author_name text not null,
  text text not null,
  at timestamptz not null,
  unique (chat_id, n)
);
