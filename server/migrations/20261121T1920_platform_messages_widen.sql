-- Push beside mail and SMS; messages that wait for the end of quiet hours; undelivered ones that a manager looks after.
alter table platform_messages drop constraint platform_messages_channel_check;
alter table platform_messages add constraint platform_messages_channel_check check (channel in ('mail', 'sms', 'push'));
alter table platform_messages drop constraint platform_messages_state_check;
-- `dropped`: nobody was to be told any more when its time came. `closed`: a manager has settled it another way.
alter table platform_messages add constraint platform_messages_state_check
  check (state in ('queued', 'sent', 'failed', 'dropped', 'closed'));

alter table platform_messages
  -- Whom it tells: a family, a teacher, a manager; null where nobody is known yet.
  add column customer_id uuid,
  -- When it was first to be sent: tries are given up 24 hours later.
  add column due_at timestamptz,
  -- Of no use after that.
  add column useless_at timestamptz,
  -- What is asked right before it is sent, and about what: it is dropped when that is true no longer.
  add column asks text,
  add column asks_about jsonb;
update platform_messages set due_at = at;
alter table platform_messages alter column due_at set not null;

create index platform_messages_by_customer on platform_messages (customer_id, at desc) where customer_id is not null;
create index platform_messages_failed on platform_messages (at) where state = 'failed';
