-- SMS that left the school within a day from the first, in all and by number (kept as a hash).
create table platform_sms_counts (
  counted text primary key,
  sent int not null,
  ends_at timestamptz not null
);
create index platform_sms_counts_by_end on platform_sms_counts (ends_at);
