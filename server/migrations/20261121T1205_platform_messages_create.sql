-- Mail and SMS to people. Without a mail server or SMS gateway the rows themselves are the dev inbox.
create table platform_messages (
  id uuid primary key,
  -- What the message is about, once: 'identity.reset:<secret id>'. A second one under the same key is not sent.
  key text not null unique,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  subject text not null,
  text text not null,
  html text,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  attempts int not null default 0,
  last_fault text,
  at timestamptz not null,
  next_try_at timestamptz not null
);

create index platform_messages_waiting on platform_messages (next_try_at) where state = 'queued';
create index platform_messages_by_time on platform_messages (at);
