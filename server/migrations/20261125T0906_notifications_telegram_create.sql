-- Telegram as a further way to be told (docs/decisions/0315). One word a person opens the way to a chat once; only its hash is kept.
create table notifications_telegram_words (
  customer_id uuid primary key,
  word_hash bytea not null unique,
  ends_at timestamptz not null
);

-- The chat of a person with the school's bot. A chat has one owner, and a person one chat: whoever linked last.
create table notifications_telegram_chats (
  link_id uuid primary key,
  customer_id uuid not null unique,
  chat_id text not null unique,
  -- How the person is called there, to recognise it in the settings.
  name text not null,
  linked_at timestamptz not null
);
