-- Subscriptions (docs/rules/payments.md#subscriptions): group lessons of a period of 30 days, and the next period ordered by the school itself.
create table payments_subscriptions (
  subscription_id uuid primary key,
  family_id uuid not null,
  product_code text not null,
  lessons int not null check (lessons > 0),
  state text not null check (state in ('active', 'manual', 'past_due', 'stopping', 'ended')),
  -- What the next period costs, as the family was told.
  price bigint not null check (price > 0),
  currency text not null,
  locale text not null,
  -- When the family agreed that the card is kept and charged; without it nothing is charged.
  consented_at timestamptz,
  provider text,
  card_token text,
  card_shown text,
  -- When the next period is ordered, or its charge tried again.
  renews_at timestamptz not null,
  -- Charges of the next period that were declined.
  failures int not null default 0,
  first_failed_at timestamptz,
  -- The period whose price was looked at ahead of time.
  price_told_for int,
  created_at timestamptz not null,
  ended_at timestamptz,
  constraint charged_with_consent check (state not in ('active', 'past_due') or (consented_at is not null and card_token is not null and provider is not null)),
  constraint card_whole check ((card_token is null) = (card_shown is null)),
  constraint ended_has_its_time check ((state = 'ended') = (ended_at is not null)),
  constraint first_failure_has_its_time check ((failures = 0) = (first_failed_at is null))
);
create index payments_subscriptions_by_family on payments_subscriptions (family_id, created_at);
create index payments_subscriptions_to_renew on payments_subscriptions (renews_at) where state in ('active', 'manual', 'past_due');
create index payments_subscriptions_stopping on payments_subscriptions (subscription_id) where state = 'stopping';

-- One paid order each.
create table payments_subscription_periods (
  subscription_id uuid not null references payments_subscriptions,
  number int not null check (number > 0),
  order_id uuid not null unique references payments_orders,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (subscription_id, number),
  constraint forwards check (ends_at > starts_at)
);

alter table payments_orders
  add column renew_consent_at timestamptz,
  add column renews_subscription_id uuid references payments_subscriptions,
  add column renews_period int,
  -- The key of a renewal: a period is ordered once.
  add constraint renewed_once unique (renews_subscription_id, renews_period),
  add constraint renews_a_period check ((renews_subscription_id is null) = (renews_period is null)),
  add constraint renewal_is_of_subscriptions check (kind = 'subscription' or (renews_subscription_id is null and renew_consent_at is null));
-- A renewal waits beside the order that a family is busy with.
drop index payments_orders_one_open;
create unique index payments_orders_one_open on payments_orders (family_id) where state = 'open' and renews_subscription_id is null;

-- Charged by the school, without the person there: it has no checkout.
alter table payments_attempts add column off_session boolean not null default false;

-- Subscriptions that were sold before they renewed: each of its own, to be paid by hand.
insert into payments_subscriptions (subscription_id, family_id, product_code, lessons, state, price, currency, locale, renews_at, created_at, ended_at)
select o.order_id, o.family_id, o.product_code, o.lessons, case when l.ends_at < now() or o.state <> 'paid' then 'ended' else 'manual' end,
       greatest(o.amount + o.discount, 1), o.currency, o.locale, l.ends_at - interval '48 hours', o.paid_at,
       case when l.ends_at < now() or o.state <> 'paid' then greatest(l.ends_at, o.paid_at) end
from payments_orders o
join (select order_id, max(expires_at) as ends_at from ledger_lots where subscription group by 1) l using (order_id)
where o.kind = 'subscription' and o.paid_at is not null;
insert into payments_subscription_periods (subscription_id, number, order_id, starts_at, ends_at)
select s.subscription_id, 1, s.subscription_id, s.created_at, s.renews_at + interval '48 hours' from payments_subscriptions s;
