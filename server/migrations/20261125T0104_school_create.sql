-- What the owner of the school has chosen for it, dated (docs/rules/settings.md): the value of a moment is the latest one that had
-- begun by then. A value is never edited; a new one is added. One that has not begun may be called off, and stays to be seen.
create table school_settings (
  number bigint generated always as identity primary key,
  key text not null,
  value jsonb not null,
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
create index school_settings_key on school_settings (key, valid_from);

create trigger stays before update or delete on school_settings for each row execute function platform_dated_row_stays();
