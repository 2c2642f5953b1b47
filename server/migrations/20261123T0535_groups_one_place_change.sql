-- A kid stands once in the line of a club, for one of its groups or for any of them. Who stood twice keeps the place to
-- which something is offered, else the earliest, and from now on waits for any group: nothing that was wished is lost.
drop index groups_requests_once;

create temporary table kept on commit drop as
  select distinct on (kid_uid, course_code)
    request_id, kid_uid, course_code,
    string_agg(nullif(wishes, ''), E'\n') over (partition by kid_uid, course_code) as wishes,
    count(*) over (partition by kid_uid, course_code) as places
  from groups_requests where closed_at is null
  order by kid_uid, course_code, (state = 'offered') desc, turn;
delete from kept where places = 1;

-- A second place may have been kept for the other wish: it is free for the next in line.
with let_go as (
  update groups_seats s set freed_at = now(), freed_why = 'withdrawn'
  from groups_requests r join kept k using (kid_uid, course_code)
  where s.request_id = r.request_id and s.freed_at is null and s.held_as = 'offer' and r.closed_at is null and r.request_id <> k.request_id
  returning s.group_id)
update groups_groups g set taken = taken - gone.places
from (select group_id, count(*)::int as places from let_go group by group_id) gone where g.group_id = gone.group_id;

update groups_requests r set state = 'withdrawn', closed_at = now()
from kept k
where r.kid_uid = k.kid_uid and r.course_code = k.course_code and r.closed_at is null and r.request_id <> k.request_id;
update groups_requests r set group_id = null, weekday = null, day_part = null, wishes = coalesce(k.wishes, '')
from kept k where r.request_id = k.request_id;
drop table kept;

create unique index groups_requests_once on groups_requests (kid_uid, course_code) where closed_at is null;
