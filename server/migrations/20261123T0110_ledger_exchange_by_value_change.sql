-- Exchange by value. A lot knows what its units cost before any discount, which is the price that units of its kind are
-- bought at, and an exchanged lot the one it comes from in the end: going back is at that one's price.
alter table ledger_lots
  add column list_value bigint check (list_value >= 0),
  add column root_id uuid,
  add foreign key (family_id, root_id) references ledger_lots;

update ledger_lots l set list_value = o.amount + o.discount
from payments_orders o where l.source = 'paid' and o.order_id = l.order_id;

with recursive story as (
  select family_id, lot_id, lot_id as root_id from ledger_lots where parent_id is null
  union all
  select l.family_id, l.lot_id, s.root_id from ledger_lots l
  join story s on s.family_id = l.family_id and s.lot_id = l.parent_id
)
update ledger_lots l set root_id = s.root_id
from story s where l.parent_id is not null and s.family_id = l.family_id and s.lot_id = l.lot_id;

set constraints all immediate;
alter table ledger_lots add constraint exchanged_has_its_root check ((source = 'exchange') = (root_id is not null));

-- How lessons of one kind are exchanged for lessons of the other: by value, unless a manager has set a rate of whole
-- numbers. The newest row holds; nothing is edited.
create table catalogue_exchange_terms (
  number bigint generated always as identity primary key,
  -- So many individual lessons for so many group lessons, both ways; null is by value.
  individual int check (individual between 1 and 100),
  group_lessons int check (group_lessons between 1 and 100),
  set_at timestamptz not null,
  set_by uuid not null,
  set_by_name text not null,
  reason text not null,
  constraint rate_whole check ((individual is null) = (group_lessons is null))
);
