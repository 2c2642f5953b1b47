-- What a family is found by, in one row and one index: names of the parent and of the kids, e-mail, digits of the phone, in small
-- Latin letters (rules/found-by.ts writes it). Half a phone number among 200,000 families is then one look into the index.
alter table families_families add column found text not null default '';

-- Families that are here already; contacts are read this once from where they are kept.
create function families_plain_letters(text) returns text language plpgsql as $$
declare
  plain text := lower(translate($1, 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЎ', 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяіў'));
  pair text;
begin
  foreach pair in array array['ж-zh', 'х-kh', 'ц-ts', 'ч-ch', 'ш-sh', 'щ-shch', 'ю-yu', 'я-ya'] loop
    plain := replace(plain, split_part(pair, '-', 1), split_part(pair, '-', 2));
  end loop;
  return translate(plain, 'абвгдеёзийклмнопрстуфыэіўґєїәғқңөұүһъь', 'abvgdeeziyklmnoprstufyeiugeiagknouuh');
end $$;
update families_families f set found = families_plain_letters(concat_ws(' ', f.first_name, nullif(f.last_name, ''),
  (select string_agg(concat_ws(' ', k.first_name, nullif(k.last_name, '')), ' ' order by k.created_at, k.kid_uid)
   from families_kids k where k.family_id = f.family_id),
  (select concat_ws(' ', a.email, translate(a.phone, '+', '')) from identity_accounts a where a.account_id = f.account_id)));
drop function families_plain_letters;

create index families_families_by_found on families_families using gin (found gin_trgm_ops);
