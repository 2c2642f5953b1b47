import { foundBy } from '../src/modules/families/rules/found-by.ts';
import { type Db, sql } from '../src/platform/db.ts';

const parents = ['Анна', 'Мария', 'Елена', 'Ольга', 'Ирина', 'Наталья', 'Светлана', 'Татьяна', 'Юлия', 'Екатерина', 'Дмитрий', 'Сергей'];
const kids = ['Маша', 'Петя', 'Оля', 'Саша', 'Ваня', 'Даша', 'Кирилл', 'Артём', 'Варя', 'Соня', 'Миша', 'Лена', 'Юра', 'Глеб'];
const roots = ['Ковал', 'Петр', 'Иван', 'Сидор', 'Мороз', 'Новик', 'Жук', 'Козл', 'Лебед', 'Орл', 'Соловь', 'Тарас', 'Шевч', 'Бондар'];
const endings = ['ева', 'ова', 'енко', 'евич', 'ская', 'ук', 'ец', 'ина'];

/** As the school asks for them: the index of kids by family has none that are erased, and serves no question that might mean those. */
const kidsOfMade = sql`families_kids k where k.family_id = made.family_id and k.erased_at is null`;

/**
 * Fills a school with families of common names, one in three with two kids, half of them with a process and lessons on the
 * balance, one in two hundred with an order; a single Никанор Щедрин among them. Answers with the id of one order.
 */
export async function fillWithFamilies(db: Db, count: number, now: Temporal.Instant): Promise<string> {
  const pick = (from: readonly string[], by: string) => sql`(${[...from]}::text[])[1 + (${sql.raw(by)})::int % ${from.length}]`;
  return db.inTransaction(async () => {
    await db.allowLonger(3600);
    await db.run(sql`
      create temp table made on commit drop as
      select n, gen_random_uuid() as family_id, gen_random_uuid() as account_id,
        case when n = ${count / 2} then 'Никанор' else ${pick(parents, 'n * 7')} end as first_name,
        case when n = ${count / 2} then 'Щедрин' else ${pick(roots, 'n * 11 / 5')} || ${pick(endings, 'n * 13 / 3')} end as last_name,
        'family' || n || '@example.com' as email,
        '+37529' || lpad((n * 7919 % 10000000)::text, 7, '0') as phone,
        ${now}::timestamptz - make_interval(mins => n) as at
      from generate_series(1, ${count}) n`);
    await db.run(sql`
      insert into identity_accounts
        (account_id, customer_id, role, email, email_confirmed_at, phone, phone_confirmed_at, password_hash, locale, created_at)
      select account_id, family_id, 'parent', email, at, phone, at, '', 'ru-RU', at from made`);
    await db.run(sql`
      insert into families_families (family_id, account_id, first_name, last_name, timezone, initial_subject, created_at, found)
      select family_id, account_id, first_name, last_name, 'Europe/Minsk', 'math', at, '' from made`);
    await db.run(sql`
      insert into families_kids (kid_uid, family_id, first_name, last_name, birth_year, birth_month, languages, created_at)
      select gen_random_uuid(), family_id, ${pick(kids, 'n * 17 + k * 5')}, last_name, 2017, 5, '{ru}', at
      from made, generate_series(1, 2) k where k = 1 or n % 3 = 0 on conflict do nothing`);
    // Nothing has looked at the tables yet: without this the planner knows nothing of them, and reads each from end to end.
    await db.run(sql`analyze made, families_families, families_kids, identity_accounts`);
    const people = await db.all(sql<{ id: string; names: string[]; email: string; phone: string }>`
      select family_id as id, email, phone, array[first_name, last_name] || array(
        select unnest(array[k.first_name::text, k.last_name]) from ${kidsOfMade}) as names
      from made`);
    for (let from = 0; from < people.length; from += 20_000) {
      const some = people.slice(from, from + 20_000);
      await db.run(sql`
        update families_families f set found = t.found
        from unnest(${some.map(({ id }) => id)}::uuid[], ${some.map(foundBy)}::text[]) as t(id, found) where f.family_id = t.id`);
    }
    await db.run(sql`
      insert into scheduling_processes (process_id, family_id, kid_uid, type, subject, created_at)
      select gen_random_uuid(), family_id, (select kid_uid from ${kidsOfMade} limit 1), 'intro', 'math', at
      from made where n % 2 = 0`);
    await db.run(sql`
      insert into payments_orders (order_id, family_id, product_code, kind, lessons, life, amount, currency, locale, terms_accepted_at, created_at, closes_at)
      select gen_random_uuid(), family_id, 'individual-8', 'individual', 8, 'P12M', 20000, 'BYN', 'ru-RU', at, at, at from made where n % 200 = 0`);
    // And of what has been filled since.
    await db.run(sql`analyze families_families, families_kids, identity_accounts, scheduling_processes, payments_orders`);
    const order = await db.one(sql<{ id: string }>`select order_id as id from payments_orders limit 1`);
    return order?.id ?? '';
  });
}
