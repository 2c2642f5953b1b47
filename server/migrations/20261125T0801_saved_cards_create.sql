-- Cards that families have saved (docs/rules/payments.md#saved-cards). The provider has the card; here stands what may be shown of it.
create table saved_cards_cards (
  card_id uuid primary key,
  family_id uuid not null,
  provider text not null,
  -- What the provider calls it, sealed; null once the provider has forgotten it.
  token text,
  brand text not null,
  last_four text not null check (length(last_four) <= 4),
  -- The last month it can be charged in.
  expires text check (expires ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  -- The order it was paid with, who agreed then, and when.
  order_id uuid not null unique references payments_orders,
  consented_by uuid not null,
  consented_at timestamptz not null,
  saved_at timestamptz not null,
  -- The last charge of it was declined.
  refused_at timestamptz,
  removed_at timestamptz,
  constraint charged_by_its_token check (removed_at is not null or token is not null)
);
create index saved_cards_cards_by_family on saved_cards_cards (family_id, saved_at) where removed_at is null;
create index saved_cards_cards_to_forget on saved_cards_cards (removed_at) where removed_at is not null and token is not null;

-- Automatic top-ups (docs/rules/payments.md#top-up), one a family: what it agreed to and when. One that is switched off stays, as that.
create table saved_cards_top_ups (
  family_id uuid primary key,
  card_id uuid not null references saved_cards_cards,
  product_code text not null,
  kind text not null check (kind in ('gold', 'silver')),
  lessons int not null check (lessons > 0),
  -- So many lessons left, or fewer, are topped up: fewer than the package has, so that it does not cause the next charge by itself.
  threshold int not null check (threshold > 0 and threshold < lessons),
  currency text not null,
  -- What the family was shown when it agreed.
  price bigint not null check (price > 0),
  locale text not null,
  consented_by uuid not null,
  consented_at timestamptz not null,
  ended text,
  ended_at timestamptz,
  -- A fall below the threshold is one run: told of, then charged. The next one begins when the balance has been above it again.
  armed boolean not null default true,
  run uuid,
  told_amount bigint check (told_amount > 0),
  -- Not before then, as the family was told; a declined charge moves it.
  charge_at timestamptz,
  failures int not null default 0,
  first_failed_at timestamptz,
  constraint run_was_told check ((run is null) = (told_amount is null) and (run is null) = (charge_at is null)),
  constraint ended_has_its_time check ((ended is null) = (ended_at is null)),
  constraint first_failure_has_its_time check ((failures = 0) = (first_failed_at is null))
);
create index saved_cards_top_ups_on on saved_cards_top_ups (family_id) where ended is null;
