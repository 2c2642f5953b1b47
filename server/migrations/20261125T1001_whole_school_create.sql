-- Files of the whole school that its owners have asked for (docs/decisions/0295).
create table whole_school_exports (
  export_id uuid primary key,
  by_account uuid not null,
  -- taken: fetched, once; over: nobody has fetched it in its time.
  state text not null check (state in ('making', 'ready', 'taken', 'over', 'failed')),
  percent int not null default 0 check (percent between 0 and 100),
  asked_at timestamptz not null,
  -- When its maker was heard of last: another one takes over from a maker that was stopped.
  heard_at timestamptz,
  kept_until timestamptz,
  taken_at timestamptz,
  -- Until it is deleted, which may be later than nobody gets it any more.
  file text,
  bytes bigint,
  constraint ready_has_its_file check (state <> 'ready' or (file is not null and kept_until is not null)),
  constraint taken_has_its_time check ((state = 'taken') = (taken_at is not null))
);
create unique index whole_school_exports_one on whole_school_exports ((true)) where state = 'making';
