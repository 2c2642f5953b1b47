-- Everything that is limited in the whole school is counted in one table.
alter table identity_tries rename to platform_rate_limits;
alter table platform_rate_limits rename column counted to key;
alter table platform_rate_limits rename column tries to times;
alter index identity_tries_by_end rename to platform_rate_limits_by_end;
drop table equipment_counts;
drop table platform_sms_counts;
