-- Why one person was not enough: what was summed, and the limit. Empty for acts from before, and where one was enough.
alter table approvals add column over_limit jsonb;
-- What was moved alone is summed over 30 days.
create index approvals_alone_by_manager on approvals (asked_by, asked_at) where state = 'approved' and decided_by is null;
create index approvals_alone_by_family on approvals (family_id, asked_at) where state = 'approved' and decided_by is null;
