-- Club groups: one weekly time in the school's zone, 3 to 8 places. `taken` is counted under the row's lock, and
-- the check keeps it within the places whoever counts.
create table groups_groups (
  group_id uuid primary key,
  course_code text not null,
  title jsonb not null,
  level text not null,
  age_from int not null,
  age_to int not null check (age_to >= age_from),
  teacher_id uuid not null,
  weekday int not null check (weekday between 1 and 7),
  start_minute int not null check (start_minute between 0 and 1410 and start_minute % 30 = 0),
  minutes int not null check (minutes between 15 and 120 and minutes % 5 = 0),
  capacity int not null check (capacity between 1 and 30),
  taken int not null default 0 check (taken between 0 and capacity),
  -- docs/rules/clubs.md#states
  state text not null check (state in ('draft', 'scheduled', 'enrolling', 'running', 'closing', 'closed')),
  -- Days are of the school's zone.
  starts_on date not null,
  opens_at timestamptz,
  least_kids int check (least_kids between 1 and capacity),
  gather_by date check (gather_by <= starts_on),
  closes_on date,
  close_reason text,
  created_at timestamptz not null,
  closed_at timestamptz,
  check ((closed_at is null) = (state <> 'closed')),
  check ((least_kids is null) = (gather_by is null)),
  check (state <> 'scheduled' or opens_at is not null),
  check (state <> 'closing' or (closes_on is not null and close_reason is not null))
);
-- A draft stands in no calendar yet, and the time of a group that closes is another's after its last day.
create unique index groups_groups_one_time on groups_groups (teacher_id, weekday, start_minute)
  where state in ('scheduled', 'enrolling', 'running');

-- The line for a place in a group, or in any group of a club.
create table groups_requests (
  request_id uuid primary key,
  -- The order of the line, kept whatever happens before it.
  turn bigint generated always as identity,
  family_id uuid not null,
  kid_uid uuid not null,
  course_code text not null,
  group_id uuid references groups_groups,
  -- By the family's own calendar and clock.
  weekday int check (weekday between 1 and 7),
  day_part text check (day_part in ('morning', 'afternoon', 'evening')),
  wishes text not null default '',
  state text not null default 'open' check (state in ('open', 'offered', 'accepted', 'declined', 'expired', 'withdrawn', 'closed')),
  -- Groups whose place was declined: not offered to this request again.
  declined uuid[] not null default '{}',
  created_at timestamptz not null,
  closed_at timestamptz,
  check ((closed_at is null) = (state in ('open', 'offered')))
);
-- A kid stands once in the line of a club, for one of its groups or for any of them.
create unique index groups_requests_once on groups_requests (kid_uid, course_code) where closed_at is null;
create index groups_requests_line on groups_requests (course_code, turn) where closed_at is null;
create index groups_requests_family on groups_requests (family_id) where closed_at is null;

-- Who has a place in a group: enrolled, offered from the waiting list, or kept for a trial visit. A place is a number
-- from 1 to the capacity, so that two can never have the same, and the group's counter says how many are taken.
create table groups_seats (
  seat_id uuid primary key,
  group_id uuid not null references groups_groups,
  seat_no int not null check (seat_no between 1 and 8),
  family_id uuid not null,
  kid_uid uuid not null,
  held_as text not null check (held_as in ('enrolment', 'visit', 'offer')),
  -- An offer until it is over; a visit until the end of its lesson.
  until timestamptz,
  process_id uuid,
  lesson_id uuid,
  request_id uuid references groups_requests,
  taken_at timestamptz not null,
  freed_at timestamptz,
  freed_why text check (freed_why in ('left', 'visited', 'declined', 'expired', 'withdrawn', 'closed')),
  check ((held_as = 'enrolment') = (until is null)),
  check (held_as = 'offer' or process_id is not null),
  check (held_as <> 'visit' or lesson_id is not null),
  check (held_as <> 'offer' or request_id is not null),
  check ((freed_at is null) = (freed_why is null))
);
create unique index groups_seats_one_kid on groups_seats (group_id, kid_uid) where freed_at is null;
create unique index groups_seats_one_number on groups_seats (group_id, seat_no) where freed_at is null;
create unique index groups_seats_one_offer on groups_seats (request_id) where freed_at is null and held_as = 'offer';
create index groups_seats_family on groups_seats (family_id) where freed_at is null;
create index groups_seats_kid on groups_seats (kid_uid);
create index groups_seats_due on groups_seats (until) where freed_at is null and until is not null;

-- At commit, for every group that was touched: its counter equals its seats, and no seat lies past its places.
create function groups_assert_seats() returns trigger language plpgsql as $$
declare
  g groups_groups;
  seats int;
  last int;
begin
  select * into g from groups_groups where group_id = new.group_id;
  select count(*), coalesce(max(seat_no), 0) into seats, last from groups_seats where group_id = new.group_id and freed_at is null;
  if seats <> g.taken or last > g.capacity then
    raise exception 'group % counts % taken of %, but has % seats up to number %', g.group_id, g.taken, g.capacity, seats, last
      using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger seats_agree after insert or update on groups_seats
  deferrable initially deferred for each row execute function groups_assert_seats();
create constraint trigger seats_agree after insert or update on groups_groups
  deferrable initially deferred for each row execute function groups_assert_seats();
