-- Events of the pages (docs/rules/telemetry.md#events). In a kid session nothing says which kid or family it was (docs/design/security.md#childrens-data).
create table analytics_events (
  event_id uuid primary key,
  event_name text not null,
  role text not null,
  customer_id uuid,
  page_url text not null,
  page_title text not null,
  date_time timestamptz not null,
  system text not null,
  referrer text,
  screen_size text,
  timezone text,
  received_at timestamptz not null
);
create index analytics_events_by_time on analytics_events (received_at);
