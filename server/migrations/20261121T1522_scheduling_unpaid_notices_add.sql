-- The times of an unpaid schedule are kept longer once, while a payment is under way.
alter table scheduling_series add column kept_longer_at timestamptz;

-- The family was told that no unit is left for this place in a lesson.
alter table scheduling_participants add column unfunded_told_at timestamptz;
create index scheduling_participants_unfunded on scheduling_participants (lower(during))
  where active and not funded and left_at is null;
