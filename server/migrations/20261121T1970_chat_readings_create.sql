-- A manager reads a conversation of a family with its teacher, having said why: for this long, from this moment on. Why is
-- in the log of the staff; here is only what the next pages are given by.
create table chat_readings (
  reading_id uuid primary key,
  chat_id uuid not null references chat_chats,
  account_id uuid not null,
  until timestamptz not null
);
create index chat_readings_until on chat_readings (until);
