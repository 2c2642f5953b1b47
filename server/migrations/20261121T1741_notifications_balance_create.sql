-- What a family was told of its balance: how many lessons of a kind there were, 3 for more than two. The next message
-- is sent when there are fewer.
create table notifications_balance_levels (
  family_id uuid not null,
  kind text not null check (kind in ('gold', 'silver')),
  level int not null default 0 check (level between 0 and 3),
  -- How often it was told: the names of the messages.
  told int not null default 0,
  primary key (family_id, kind)
);
insert into notifications_balance_levels (family_id, kind, level)
select family_id, kind, least(current, 3) from ledger_wallets;

-- Units that end: each lot is told of once at each number of days ahead.
create table notifications_expiry_notices (
  lot_id uuid not null,
  days int not null,
  family_id uuid not null,
  told_at timestamptz not null,
  primary key (lot_id, days)
);
