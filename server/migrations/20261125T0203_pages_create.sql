-- Words of the school that its staff write (docs/rules/school-texts.md), dated: the text of a moment is the latest one that had begun by then.
-- What was published is never edited; a new version is added. One that has not begun may be called off, and stays to be seen.
create table pages_versions (
  number bigint generated always as identity primary key,
  page text not null,
  -- Null: the text that came with the product holds again.
  body jsonb,
  -- Of a consent: what was decided about the words before counts no longer.
  asks_anew boolean not null default false,
  valid_from timestamptz not null,
  set_at timestamptz not null,
  set_by uuid not null,
  set_by_name text not null,
  reason text not null,
  withdrawn_at timestamptz,
  withdrawn_by uuid,
  withdrawn_by_name text,
  withdrawn_reason text,
  constraint planned_from_then_on check (set_at <= valid_from),
  constraint withdrawn_before_it_began check (withdrawn_at < valid_from),
  constraint withdrawn_for_a_reason check ((withdrawn_at is null) = (withdrawn_reason is null))
);
create index pages_versions_page on pages_versions (page, valid_from);

create trigger stays before update or delete on pages_versions for each row execute function platform_dated_row_stays();

-- One number for every save of every draft: a draft that was thrown away and begun anew is never taken for the one before.
create sequence pages_draft_revisions;

-- The text somebody is at work on: one a page, seen by the staff alone.
create table pages_drafts (
  page text primary key,
  revision bigint not null,
  body jsonb not null,
  saved_at timestamptz not null,
  saved_by uuid not null,
  saved_by_name text not null,
  -- Everybody who has written in it: a legal text is published by somebody else.
  writers uuid[] not null
);
