-- Messages that wait for their hour: what they are about is asked again before they are sent.
create table notifications_reminders (
  reminder_id uuid primary key,
  kind text not null check (kind in ('holdEnds')),
  family_id uuid not null,
  process_id uuid not null,
  due_at timestamptz not null,
  done_at timestamptz
);
create index notifications_reminders_due on notifications_reminders (due_at) where done_at is null;
