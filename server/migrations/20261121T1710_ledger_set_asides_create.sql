-- Units that a family wants its money back for: nobody can use them while the refund is being decided. They are
-- held in their lots as those of lessons are, then posted (given back for money) or voided (the family's again).
create table ledger_set_asides (
  family_id uuid not null,
  refund_id uuid not null,
  lot_id uuid not null,
  units int not null check (units > 0),
  -- What the family was quoted for them, in minor units of the lot's currency.
  value bigint not null check (value >= 0),
  state text not null default 'held' check (state in ('held', 'posted', 'voided')),
  created_at timestamptz not null,
  resolved_at timestamptz,
  primary key (family_id, refund_id, lot_id),
  foreign key (family_id, lot_id) references ledger_lots,
  constraint resolved_when_not_held check ((state = 'held') = (resolved_at is null))
);
create index ledger_set_asides_by_lot on ledger_set_asides (family_id, lot_id) where state = 'held';
