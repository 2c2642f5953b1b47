-- Whose session was recorded, so that it goes with the data of its family; null for a guest.
alter table faults_replays add column customer_id uuid;
create index faults_replays_by_customer on faults_replays (customer_id);
