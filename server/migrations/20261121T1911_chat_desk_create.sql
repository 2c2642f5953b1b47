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
