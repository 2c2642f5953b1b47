-- When a fault happened by the clock of the device: its recording runs by the same.
alter table faults_moments add column happened_at timestamptz;
