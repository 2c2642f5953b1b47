-- A message bears the key its author's device gave it, so that it is one message for ever, however often it is sent;
-- it may be a picture. What a side has read, and what has come to its devices, is a place in the conversation.
alter table chat_messages
  add column key text check (length(key) between 8 and 100),
  add column picture text,
  add column picture_width int,
  add column picture_height int,
  add constraint chat_messages_picture_whole check (num_nulls(picture, picture_width, picture_height) in (0, 3)),
  add constraint chat_messages_say_something check (text <> '' or picture is not null);
create unique index chat_messages_one_key on chat_messages (author_id, key) where key is not null;
create index chat_messages_words on chat_messages using gin (lower(text) gin_trgm_ops);

alter table chat_chats
  add column last_is_picture boolean not null default false,
  add column read_by_customer int not null default 0,
  add column read_by_staff int not null default 0,
  add column come_to_customer int not null default 0,
  add column come_to_staff int not null default 0,
  -- The contact centre's work: since when the family waits, who has taken it, when nothing was left to do.
  add column waiting_since timestamptz,
  add column assigned_to uuid,
  add column assigned_name text,
  add column closed_at timestamptz;
update chat_chats set
  read_by_customer = messages - unread_by_customer, come_to_customer = messages - unread_by_customer,
  read_by_staff = messages - unread_by_staff, come_to_staff = messages - unread_by_staff,
  waiting_since = case when kind = 'school' and unread_by_staff > 0 then last_at end;
alter table chat_chats drop column read_by_customer_at, drop column read_by_staff_at;
create index chat_chats_waiting on chat_chats (waiting_since) where kind = 'school' and waiting_since is not null;
create index chat_chats_names on chat_chats using gin (lower(customer_name) gin_trgm_ops);
