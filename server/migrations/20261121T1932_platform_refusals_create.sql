-- What the school refused families, for the contact centre: the same words the family saw are on the manager's screen when it
-- calls. Kept 30 days, written after the answer.
create table platform_refusals (
  refusal_id uuid primary key,
  family_id uuid not null,
  -- parent, kid or support: who of the family, or who looks at it.
  role text not null,
  kid_uid uuid,
  call text not null,
  -- Ids out of the address: which lesson, which order.
  params jsonb not null,
  code text not null,
  facts jsonb not null,
  -- How often in a row, within a few seconds.
  times int not null default 1 check (times > 0),
  at timestamptz not null
);
create index platform_refusals_by_family on platform_refusals (family_id, at desc);
create index platform_refusals_by_time on platform_refusals (at);
