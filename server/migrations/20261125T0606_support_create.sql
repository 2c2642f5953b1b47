-- Colleagues inside the account of a family (docs/rules/people.md#support): who, why, from when to when, and whether they changed
-- something. The family reads it. A link by which a family signs in, made by a manager, stands among these visits.
create table support_visits (
  -- The session it is.
  visit_id uuid primary key,
  kind text not null default 'support' check (kind in ('support', 'link')),
  account_id uuid not null,
  name text not null,
  family_id uuid not null,
  reason text not null,
  ticket text,
  entered_at timestamptz not null,
  ends_at timestamptz not null,
  left_at timestamptz,
  changes int not null default 0
);
create index support_visits_by_family on support_visits (family_id, entered_at desc);
