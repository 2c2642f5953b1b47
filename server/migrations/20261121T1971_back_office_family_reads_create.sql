-- Which families a colleague has looked at on a day of the school's zone, and how many: more than a budget raises an alarm.
create table back_office_family_reads (
  account_id uuid not null,
  day date not null,
  family_id uuid not null,
  primary key (account_id, day, family_id)
);
create table back_office_read_days (
  account_id uuid not null,
  day date not null,
  families int not null,
  primary key (account_id, day)
);
