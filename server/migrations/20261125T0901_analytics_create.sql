-- Events of the pages (docs/rules/telemetry.md#events). In a kid session nothing says which kid or family it was
-- (docs/design/security.md#childrens-data). They lie in tables by month: what is old goes with its table. What has no month
-- of its own yet waits in `rest`.
create table analytics_events (
  event_id uuid not null,
  event_name text not null,
  role text not null,
  customer_id uuid,
  -- An open window of somebody; nobody's when a child uses it, or somebody who does not want to be followed.
  visit_id uuid,
  page_url text not null,
  page_title text not null,
  -- Its path, without ids.
  page text not null,
  -- The site that led here.
  came_from text,
  screen text,
  date_time timestamptz not null,
  system text not null,
  referrer text,
  screen_size text,
  timezone text,
  received_at timestamptz not null,
  primary key (event_id, received_at)
) partition by range (received_at);
create table analytics_events_rest partition of analytics_events default;
create index analytics_events_by_time on analytics_events (received_at);
create index analytics_events_by_customer on analytics_events (customer_id) where customer_id is not null;

-- Days of the school, counted once they are over: reports read these lines and not the events.
create table analytics_days (
  date date not null,
  kind text not null check (kind in ('all', 'guests', 'event', 'page', 'from', 'screen')),
  name text not null,
  times integer not null,
  visits integer not null,
  primary key (date, kind, name)
);

-- How far each family has come, and when: the first time of each step.
create table analytics_steps (
  family_id uuid not null,
  step text not null check (step in ('registration', 'trialBooked', 'trialHeld', 'paid', 'schedule')),
  at timestamptz not null,
  primary key (family_id, step)
);
create index analytics_steps_by_time on analytics_steps (step, at);
