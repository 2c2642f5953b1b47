-- Who set a price, when and why; a price that has not begun may be called off, and stays to be seen.
alter table catalogue_prices
  drop constraint catalogue_prices_pkey,
  add column price_id uuid primary key default gen_random_uuid(),
  add column set_at timestamptz,
  add column set_by uuid,
  add column set_by_name text,
  add column reason text not null default '',
  add column withdrawn_at timestamptz,
  add column withdrawn_by uuid,
  add column withdrawn_by_name text,
  add column withdrawn_reason text,
  add constraint planned_from_then_on check (set_at is null or set_at <= valid_from),
  add constraint withdrawn_before_it_began check (withdrawn_at < valid_from),
  add constraint withdrawn_for_a_reason check ((withdrawn_at is null) = (withdrawn_reason is null));
create unique index catalogue_prices_moment on catalogue_prices (product_code, currency, valid_from) where withdrawn_at is null;

-- The past never changes: a price is added, or called off once before it begins.
create function catalogue_price_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.withdrawn_at is null
     and (new.price_id, new.product_code, new.currency, new.valid_from, new.amount, new.set_at, new.set_by, new.set_by_name, new.reason)
       is not distinct from
         (old.price_id, old.product_code, old.currency, old.valid_from, old.amount, old.set_at, old.set_by, old.set_by_name, old.reason)
  then return new; end if;
  raise exception 'a price is never edited' using errcode = '23001';
end $$;
create trigger stays before update or delete on catalogue_prices for each row execute function catalogue_price_stays();

-- What was done to packages besides their prices.
create table catalogue_acts (
  act_id bigint generated always as identity primary key,
  product_code text not null references catalogue_products,
  act text not null check (act in ('made', 'onSale', 'offSale')),
  at timestamptz not null,
  by_id uuid not null,
  by_name text not null,
  reason text not null
);
create index catalogue_acts_product on catalogue_acts (product_code, act_id);
