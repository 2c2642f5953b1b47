-- Pictures sent for a logo and not saved with the settings yet: whoever leaves the sheet leaves the file behind.
create table school_logos (
  file text primary key,
  sent_at timestamptz not null
);
