-- Links by which somebody else pays an order (docs/rules/payments.md#pay-links). The address is nowhere but with the family.
create table pay_links_links (
  link_id uuid primary key,
  order_id uuid not null references payments_orders,
  family_id uuid not null,
  token_hash bytea not null unique,
  made_by uuid not null,
  made_at timestamptz not null,
  ends_at timestamptz not null,
  -- Taken back by the family, or a newer one has taken its place.
  withdrawn_at timestamptz,
  -- The payment that was begun by it last: asked again while it waits, it is this one.
  attempt_id uuid
);
create index pay_links_of_family on pay_links_links (family_id, made_at);
create unique index pay_links_one_an_order on pay_links_links (order_id) where withdrawn_at is null;
