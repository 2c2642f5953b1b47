-- What the school sells (docs/rules/products.md#packages).
create table catalogue_products (
  product_code text primary key check (product_code ~ '^[a-z]+-[0-9]+$'),
  kind text not null check (kind in ('individual', 'group', 'subscription')),
  lessons int not null check (lessons between 1 and 100),
  on_sale boolean not null default true,
  unique (kind, lessons)
);

-- Dated prices in minor units: the price of a moment is the latest one that had begun by then. A price is never edited; a
-- new one is added, so that an old order stays explained. One that has not begun may be called off, and stays to be seen.
create table catalogue_prices (
  price_id uuid primary key default gen_random_uuid(),
  product_code text not null references catalogue_products,
  currency text not null check (currency in ('BYN', 'RUB', 'USD', 'EUR', 'KZT')),
  valid_from timestamptz not null,
  amount bigint not null check (amount > 0),
  -- Empty where the price came with the school.
  set_at timestamptz,
  set_by uuid,
  set_by_name text,
  reason text not null default '',
  withdrawn_at timestamptz,
  withdrawn_by uuid,
  withdrawn_by_name text,
  withdrawn_reason text,
  constraint planned_from_then_on check (set_at is null or set_at <= valid_from),
  constraint withdrawn_before_it_began check (withdrawn_at < valid_from),
  constraint withdrawn_for_a_reason check ((withdrawn_at is null) = (withdrawn_reason is null))
);
create unique index catalogue_prices_moment on catalogue_prices (product_code, currency, valid_from) where withdrawn_at is null;

create trigger stays before update or delete on catalogue_prices for each row execute function platform_dated_row_stays();

-- What was done to packages besides their prices.
create table catalogue_acts (
  act_id bigint generated always as identity primary key,
  product_code text not null references catalogue_products,
  act text not null check (act in ('made', 'onSale', 'offSale')),
  at timestamptz not null,
  by_id uuid not null,
  by_name text not null,
  reason text not null
);
create index catalogue_acts_product on catalogue_acts (product_code, act_id);

-- How lessons of one kind are exchanged for lessons of the other: by value, unless a manager has set a rate of whole
-- numbers. The newest row that has begun holds; nothing is edited.
create table catalogue_exchange_terms (
  number bigint generated always as identity primary key,
  -- So many individual lessons for so many group lessons, both ways; null is by value.
  individual int check (individual between 1 and 100),
  group_lessons int check (group_lessons between 1 and 100),
  set_at timestamptz not null,
  -- After the notice that families had.
  valid_from timestamptz not null check (valid_from >= set_at),
  set_by uuid not null,
  set_by_name text not null,
  reason text not null,
  constraint rate_whole check ((individual is null) = (group_lessons is null))
);

-- What a school says of a course or club where that differs from the contract's table of courses (docs/rules/products.md#courses).
create table catalogue_courses (
  course_code text primary key,
  is_offered boolean not null,
  age_from int not null check (age_from between 2 and 18),
  age_to int not null check (age_to between age_from and 18),
  title jsonb,
  position int not null check (position >= 1),
  -- Of every lesson of it; null: as children of the age are taught. Weekly schedules and groups keep the length they began with.
  minutes int check (minutes between 15 and 120 and minutes % 5 = 0),
  -- Of a course that the school has made itself; the others are as the contract has them.
  subject text,
  kind text check (kind in ('gold', 'silver')),
  levels jsonb,
  constraint own_course_whole check (
    (course_code like 'own%') = (subject is not null and kind is not null and levels is not null and title is not null)
  )
);

-- When and with whom families may book a first lesson (docs/rules/trials.md#when-there-are-trials). The newest row holds; nothing is edited.
create table catalogue_trial_terms (
  number bigint generated always as identity primary key,
  terms jsonb not null,
  set_at timestamptz not null,
  set_by uuid not null,
  set_by_name text not null,
  reason text not null
);

insert into catalogue_products (product_code, kind, lessons) values
  ('individual-4', 'individual', 4), ('individual-8', 'individual', 8), ('individual-16', 'individual', 16),
  ('individual-32', 'individual', 32), ('individual-64', 'individual', 64),
  ('group-4', 'group', 4), ('group-8', 'group', 8), ('group-16', 'group', 16), ('group-32', 'group', 32),
  ('subscription-4', 'subscription', 4), ('subscription-8', 'subscription', 8);

-- Kopecks, cents, tiyn. One lesson costs 48 BYN in the smallest individual package and 36 BYN in the largest.
insert into catalogue_prices (product_code, currency, valid_from, amount)
select product_code, currency, '2026-01-01T00:00+03', amount
from (values
  ('individual-4',   19200,  540000,  7200,  6800,  3400000),
  ('individual-8',   36000, 1016000, 13600, 12800,  6400000),
  ('individual-16',  67200, 1888000, 25600, 24000, 12000000),
  ('individual-32', 124800, 3520000, 48000, 44800, 22400000),
  ('individual-64', 230400, 6464000, 89600, 83200, 41600000),
  ('group-4',        10400,  292000,  4000,  3800,  1880000),
  ('group-8',        19200,  544000,  7200,  6800,  3440000),
  ('group-16',       35200,  992000, 13600, 12800,  6400000),
  ('group-32',       64000, 1824000, 24000, 22400, 11520000),
  ('subscription-4',  8800,  248000,  3400,  3200,  1600000),
  ('subscription-8', 16000,  448000,  6000,  5600,  2880000)
) as list (product_code, byn, rub, usd, eur, kzt),
lateral (values ('BYN', byn), ('RUB', rub), ('USD', usd), ('EUR', eur), ('KZT', kzt)) as price (currency, amount);
