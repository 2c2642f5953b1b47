-- Promo codes (docs/rules/promotions.md#promo-codes): a percentage, an amount in each currency, or lessons on top; for whom, when, how often.
create table promotions_codes (
  code text primary key check (char_length(code) between 4 and 20 and code = upper(code) and code !~ '\s'),
  type text not null check (type in ('percent', 'amount', 'bonus')),
  percent int check (percent between 1 and 100),
  -- Minor units by currency.
  amounts jsonb,
  lessons int check (lessons between 1 and 32),
  for_kind text check (for_kind in ('individual', 'group', 'subscription')),
  product_code text,
  starts_at timestamptz not null,
  ends_at timestamptz,
  uses_max int check (uses_max > 0),
  uses_per_family int not null default 1 check (uses_per_family > 0),
  used int not null default 0,
  note text not null default '',
  stopped_at timestamptz,
  created_by uuid,
  created_at timestamptz not null,
  constraint one_worth check (
    (type = 'percent') = (percent is not null) and (type = 'amount') = (amounts is not null) and (type = 'bonus') = (lessons is not null)),
  constraint window_forwards check (ends_at is null or ends_at > starts_at),
  constraint used_at_most_max check (used between 0 and coalesce(uses_max, 2147483647))
);

-- Each family has a code for its friends.
create table promotions_friend_codes (
  family_id uuid primary key,
  code text not null unique check (char_length(code) between 4 and 20 and code = upper(code)),
  created_at timestamptz not null
);

-- Who invited whom: once a family, at its registration or with its first order, and when the inviter was thanked.
create table promotions_referrals (
  friend_family_id uuid primary key,
  inviter_family_id uuid not null,
  invited_at timestamptz not null,
  order_id uuid unique,
  rewarded_at timestamptz,
  constraint nobody_invites_himself check (friend_family_id <> inviter_family_id),
  constraint rewarded_by_an_order check ((order_id is null) = (rewarded_at is null))
);
create index promotions_referrals_inviter on promotions_referrals (inviter_family_id);

-- What an order was promised for its code. `late`: the money came after the promise had been given back; it is kept all
-- the same and counts for nothing.
create table promotions_redemptions (
  order_id uuid primary key,
  family_id uuid not null,
  code text not null,
  -- Null on a friend's code, which has no limit.
  counted_code text references promotions_codes,
  inviter_family_id uuid,
  discount bigint not null default 0 check (discount >= 0),
  currency text not null,
  lessons int not null default 0 check (lessons >= 0),
  state text not null check (state in ('reserved', 'consumed', 'released', 'late')),
  at timestamptz not null,
  changed_at timestamptz not null,
  constraint worth_something check (discount > 0 or lessons > 0)
);
create index promotions_redemptions_family on promotions_redemptions (family_id, code) where state in ('reserved', 'consumed', 'late');
create index promotions_redemptions_code on promotions_redemptions (counted_code);

-- Codes that families tried: a code is checked before it is paid with, and nobody guesses codes by trying.
create table promotions_checks (
  family_id uuid not null,
  code text not null,
  at timestamptz not null
);
create index promotions_checks_family on promotions_checks (family_id, at);

alter table payments_orders
  add column promo_code text,
  add column discount bigint not null default 0 check (discount >= 0);

-- The code a family registered with, whatever it was: it is offered at the first payment.
alter table families_families add column promo_code text;
