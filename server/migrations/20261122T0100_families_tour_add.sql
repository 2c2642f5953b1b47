-- The tour of the school is for new parents, once an account: who is here already knows the way.
alter table families_families add column tour_seen boolean not null default true;
alter table families_families alter column tour_seen set default false;
