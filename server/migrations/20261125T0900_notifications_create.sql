-- What a family has chosen: channels by topic (only those it changed), and its quiet hours.
create table notifications_settings (
  customer_id uuid primary key,
  channels jsonb not null default '{}',
  rings_always boolean not null default false,
  -- Null: as the school does by itself.
  quiet_from int check (quiet_from between 0 and 23),
  quiet_to int check (quiet_to between 0 and 23 and quiet_to <> quiet_from),
  changed_at timestamptz not null
);

-- The list behind the bell: an occasion stands in it once.
create table notifications_notices (
  notice_id uuid primary key,
  customer_id uuid not null,
  key text not null,
  topic text not null,
  title text not null,
  text text not null,
  link text,
  at timestamptz not null,
  read_at timestamptz,
  unique (customer_id, key)
);
create index notifications_notices_by_customer on notifications_notices (customer_id, notice_id desc);
create index notifications_notices_unread on notifications_notices (customer_id) where read_at is null;
create index notifications_notices_by_time on notifications_notices (at);

-- Devices that agreed to be told, as long as the session lives in which they did.
create table notifications_devices (
  device_id uuid primary key,
  customer_id uuid not null,
  session_id uuid not null,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  name text not null,
  created_at timestamptz not null
);
create index notifications_devices_by_customer on notifications_devices (customer_id, created_at);

-- The school's own keys for push (VAPID), made once: browsers take messages of no other sender.
create table notifications_push_keys (
  one boolean primary key default true check (one),
  public_key text not null,
  private_key text not null,
  made_at timestamptz not null
);

-- Reminders that wait for their hour: what they are about is read again before anything is said.
create table notifications_reminders (
  reminder_id uuid primary key,
  kind text not null check (kind in ('holdEnds', 'lessons', 'homework', 'unread')),
  family_id uuid not null,
  about jsonb not null default '{}',
  due_at timestamptz not null,
  done_at timestamptz,
  -- When it came to be said; a reminder that had become needless is done and was never told.
  told_at timestamptz
);
create index notifications_reminders_due on notifications_reminders (due_at) where done_at is null;
create index notifications_reminders_done on notifications_reminders (done_at) where done_at is not null;
-- What is gathered has one reminder a family that waits.
create unique index notifications_reminders_gathered on notifications_reminders (family_id, kind)
  where done_at is null and kind in ('homework', 'unread');

-- Up to which start lessons were looked at for a notice ahead, and which lessons a family was told of.
create table notifications_lesson_marks (
  notice text primary key,
  until timestamptz not null,
  -- When that was: a school that stood still since does not tell what is long past its hour.
  looked_at timestamptz
);
create table notifications_lesson_notices (
  lesson_id uuid not null,
  family_id uuid not null,
  notice text not null,
  at timestamptz not null,
  primary key (lesson_id, family_id, notice)
);
create index notifications_lesson_notices_by_time on notifications_lesson_notices (at);

-- What a family was told of its balance: how many lessons of a kind there were, 3 for more than two. The next message
-- is sent when there are fewer.
create table notifications_balance_levels (
  family_id uuid not null,
  kind text not null check (kind in ('gold', 'silver')),
  level int not null default 0 check (level between 0 and 3),
  -- How often it was told: the names of the messages.
  told int not null default 0,
  primary key (family_id, kind)
);

-- Units that end: each lot is told of once at each number of days ahead.
create table notifications_expiry_notices (
  lot_id uuid not null,
  days int not null,
  family_id uuid not null,
  told_at timestamptz not null,
  primary key (lot_id, days)
);

-- What managers did with messages that failed.
create table notifications_message_acts (
  act_id uuid primary key,
  message_id uuid not null,
  act text not null check (act in ('retried', 'closed')),
  by_account uuid not null,
  reason text not null,
  at timestamptz not null
);
create index notifications_message_acts_by_message on notifications_message_acts (message_id, at desc);
