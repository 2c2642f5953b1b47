-- Gifts offered to families (docs/rules/promotions.md#gifts): each kind of gift once a family.
create table promotions_offers (
  family_id uuid not null,
  gift_code text not null check (gift_code in ('afterIntro', 'introDay')),
  lessons int not null check (lessons > 0),
  offered_at timestamptz not null,
  until_at timestamptz not null,
  primary key (family_id, gift_code)
);

-- What an order was promised when its checkout was made; it keeps the promise however late the money comes.
create table promotions_frozen_gifts (
  order_id uuid not null,
  gift_code text not null,
  family_id uuid not null,
  lessons int not null check (lessons > 0),
  frozen_at timestamptz not null,
  primary key (order_id, gift_code),
  foreign key (family_id, gift_code) references promotions_offers
);

-- A gift is given once a family, whatever number of its orders were promised it.
create table promotions_given_gifts (
  family_id uuid not null,
  gift_code text not null,
  order_id uuid not null,
  given_at timestamptz not null,
  primary key (family_id, gift_code),
  foreign key (order_id, gift_code) references promotions_frozen_gifts
);
