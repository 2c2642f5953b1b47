-- Subscriptions (docs/rules/payments.md#subscriptions): group lessons of a period of 30 days, and the next period ordered by the school itself.
create table subscriptions_subscriptions (
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
create index subscriptions_subscriptions_by_family on subscriptions_subscriptions (family_id, created_at);
create index subscriptions_subscriptions_to_renew on subscriptions_subscriptions (renews_at) where state in ('active', 'manual', 'past_due');
create index subscriptions_subscriptions_stopping on subscriptions_subscriptions (subscription_id) where state = 'stopping';

-- One paid order each.
create table subscriptions_periods (
  subscription_id uuid not null references subscriptions_subscriptions,
  number int not null check (number > 0),
  order_id uuid not null unique references payments_orders,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (subscription_id, number),
  constraint forwards check (ends_at > starts_at)
);

-- Orders are made before subscriptions are, and may renew one.
alter table payments_orders add foreign key (renews_subscription_id) references subscriptions_subscriptions;
