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
