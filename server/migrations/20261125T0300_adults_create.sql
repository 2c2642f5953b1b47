-- Links by which grown-ups come into a family (docs/rules/adults.md). Their accounts stand in identity, once they have come.
create table adults_invitations (
  invitation_id uuid primary key,
  family_id uuid not null,
  name text not null,
  kind text not null check (kind in ('email', 'phone')),
  contact citext not null,
  may text not null check (may in ('sees', 'arranges', 'pays')),
  locale text not null,
  -- The link's secret is in the letter alone.
  token_hash bytea not null unique,
  by_account uuid not null,
  invited_at timestamptz not null,
  ends_at timestamptz not null,
  ended_as text check (ended_as in ('accepted', 'withdrawn')),
  ended_at timestamptz,
  constraint ended_has_its_time check ((ended_as is null) = (ended_at is null))
);
create index adults_invitations_of_family on adults_invitations (family_id, invited_at);
-- A contact has one living link into a family.
create unique index adults_invitations_one_a_contact on adults_invitations (family_id, contact) where ended_as is null;

-- Who came, who went, what they were allowed, and by whom: it stays as it was.
create table adults_acts (
  act_id bigint generated always as identity primary key,
  family_id uuid not null,
  act text not null check (act in ('invited', 'withdrawn', 'joined', 'allowed', 'removed', 'left')),
  name text not null,
  may text,
  by_account uuid,
  at timestamptz not null
);
create index adults_acts_of_family on adults_acts (family_id, act_id);

-- What the grown-ups have done for the family, by name, for its parent.
create table adults_done (
  done_id bigint generated always as identity primary key,
  family_id uuid not null,
  adult_id uuid not null,
  name text not null,
  act text not null,
  -- The lesson it was about.
  lesson_id uuid,
  at timestamptz not null
);
create index adults_done_of_family on adults_done (family_id, at);
