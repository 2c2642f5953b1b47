import { describe, expect, test } from 'vitest';

import { sql } from '#platform/db';
import type { Principal } from '#platform/principal';

import { openSchool, type TestSchool } from '../../testing.ts';
import { haveFamily } from '../families/testing.ts';
import { aCredit } from '../ledger/testing.ts';
import { haveTeacher, holdLesson, instant } from '../scheduling/testing.ts';

const id = crypto.randomUUID();
const manager: Principal = { role: 'manager', accountId: id, sessionId: id, customerId: id, locale: 'ru-RU' };
const namesFor = async (school: TestSchool, query: string) =>
  (await school.as(manager).get(`/manager/families?${query}`)).body.families.map(({ parentName }: { parentName: string }) => parentName);

const threeFamilies = async () => {
  const school = await openSchool();
  const kid = (name: string) => ({ name, surname: 'Иванова', dob: { year: 2019, month: 5 }, languages: ['ru' as const] });
  await haveFamily(school, { firstName: 'Анна', lastName: 'Иванова', email: 'anna@example.com', phone: '+375291234567', kid: kid('Маша') });
  school.clock.set(school.clock.now().add({ minutes: 1 }));
  await haveFamily(school, { firstName: 'Борис', lastName: 'Петров', email: 'boris@example.com', phone: '+79161112233', kid: kid('Оля') });
  school.clock.set(school.clock.now().add({ minutes: 1 }));
  await haveFamily(school, { firstName: 'Вера', lastName: '', email: 'vera@example.com', kid: kid('Юра') });
  return school;
};

describe('a manager finds families', () => {
  test('all of them, newest first, with kids and balance', async () => {
    const school = await threeFamilies();
    const { status, body } = await school.as(manager).get('/manager/families');
    expect(status).toBe(200);
    expect(body.next).toBeNull();
    expect(body.families.map(({ parentName }: { parentName: string }) => parentName)).toEqual(['Вера', 'Борис Петров', 'Анна Иванова']);
    expect(body.families[2]).toMatchObject({
      email: 'anna@example.com',
      phone: '+375291234567',
      kids: [{ name: 'Маша Иванова', age: 7 }],
      initialSubject: 'math',
      gold: 0,
      silver: 0,
    });
  });

  for (const [what, search, names] of [
    ['the parent’s name, words in any order', 'иванова анна', ['Анна Иванова']],
    ['a kid’s name', 'оля', ['Борис Петров']],
    ['a part of the e-mail', 'VERA@', ['Вера']],
    ['a phone with spaces and brackets', '+375 (29) 123-45', ['Анна Иванова']],
    ['the end of a phone', '1112233', ['Борис Петров']],
    ['a phone as it is dialled at home', '8 029 123-45-67', ['Анна Иванова']],
    ['a phone as it is dialled in Russia', '8 (916) 111', ['Борис Петров']],
    ['the middle of a phone', '29 123', ['Анна Иванова']],
    ['a name in small letters and a part of the phone', 'маша 4567', ['Анна Иванова']],
    ['a name in another grammatical case', 'Анне Ивановой', ['Анна Иванова']],
    ['a parent and a kid of different families', 'анна оля', []],
    ['a sign without a number', '+', []],
    ['the first two letters of a kid', 'ол', ['Борис Петров']],
    ['two letters in the middle of a name', 'нн', []],
    ['a name with a slip of the finger', 'патров оля', ['Борис Петров']],
    ['a name typed with the other layout', 'gtnhjd', ['Борис Петров']],
    ['nobody’s name', 'Никанор', []],
    ['signs that mean something to a database', '100%_\\', []],
  ] as const)
    test(`by ${what}`, async () => {
      const school = await threeFamilies();
      expect(await namesFor(school, `search=${encodeURIComponent(search)}`)).toEqual(names);
    });

  test('by the number of an order: the whole, or as much of its end as was read out', async () => {
    const school = await openSchool();
    const { familyId } = await haveFamily(school, { firstName: 'Анна', lastName: 'Иванова' });
    await haveFamily(school, { firstName: 'Борис' });
    const orderId = '0193a5b2-7c11-7def-8abc-3f2a91bc77e0';
    const at = school.clock.now();
    await school.db.run(sql`
      insert into payments_orders (order_id, family_id, product_code, kind, lessons, life, amount, currency, locale, terms_accepted_at, created_at, closes_at)
      values (${orderId}, ${familyId}, 'individual-8', 'individual', 8, 'P12M', 20000, 'BYN', 'ru-RU', ${at}, ${at}, ${at})`);
    for (const typed of [orderId, '91bc77e0', '№ 91BC77E0', 'c77e0', '91bc77e1'])
      expect(await namesFor(school, `search=${encodeURIComponent(typed)}`)).toEqual(
        typed.length > 5 && typed.endsWith('0') ? ['Анна Иванова'] : [],
      );
    const { families } = (await school.as(manager).get('/manager/found?search=bc77e0')).body;
    expect(families).toMatchObject([{ familyId, order: { orderId, total: { amount: 20000, currency: 'BYN' } } }]);
  });

  test('by what it is called now, and by a kid that was added later', async () => {
    const school = await openSchool();
    const { parent } = await haveFamily(school, { firstName: 'Анна', lastName: 'Иванова' });
    await school.as(parent).patch('/user', { firstName: 'Жанна' });
    await school.as(parent).post('/user/create/kid', { name: 'Ярослав', dob: { year: 2018, month: 1 }, languages: ['ru'] });
    expect(await namesFor(school, `search=${encodeURIComponent('жанна ярослав')}`)).toEqual(['Жанна Иванова']);
  });

  test('by the state of a process', async () => {
    const school = await threeFamilies();
    await school.settle();
    const [newest] = (await school.as(manager).get('/manager/families')).body.families;
    expect(newest.processes).toMatchObject([{ type: 'intro', subject: 'math', courseCode: null, kids: [newest.kids[0].kidUid] }]);
    expect(await namesFor(school, 'state=waitSchedulingIntroLesson')).toHaveLength(3);
    expect(await namesFor(school, 'state=paused')).toEqual([]);
  });

  test('page by page without a gap', async () => {
    const school = await openSchool();
    for (let at = 0; at < 53; at++) await haveFamily(school, { firstName: `Семья ${at}`, lastName: '', password: 'birch-lake-42' });
    const first = (await school.as(manager).get('/manager/families')).body;
    expect(first.families).toHaveLength(50);
    const second = (await school.as(manager).get(`/manager/families?before=${encodeURIComponent(first.next)}`)).body;
    expect(second.families.map(({ parentName }: { parentName: string }) => parentName)).toEqual(['Семья 2', 'Семья 1', 'Семья 0']);
    expect(second.next).toBeNull();
    expect((await school.as(manager).get('/manager/families?before=nonsense')).body.error.code).toBe('request.invalid');
  });
});

test('families are not shown to anybody but managers', async () => {
  const school = await openSchool();
  const { parent, kid, support } = await haveFamily(school);
  for (const who of [parent, kid, support]) expect((await school.as(who).get('/manager/families')).status).toBe(403);
  expect((await school.as().get('/manager/families')).status).toBe(401);
});

describe('the whole list', () => {
  test('is put in order by name and by the day, up and down, across its pages', async () => {
    const school = await threeFamilies();
    const walk = async (query: string) => {
      const names: string[] = [];
      let before = '';
      for (;;) {
        const { body } = await school.as(manager).get(`/manager/families?${query}&limit=1${before && `&before=${before}`}`);
        expect(body.total).toBe(3);
        names.push(...body.families.map(({ parentName }: { parentName: string }) => parentName));
        if (body.next === null) return names;
        before = body.next;
      }
    };
    expect(await walk('order=parent')).toEqual(['Анна Иванова', 'Борис Петров', 'Вера']);
    expect(await walk('order=-parent')).toEqual(['Вера', 'Борис Петров', 'Анна Иванова']);
    expect(await walk('order=created')).toEqual(['Анна Иванова', 'Борис Петров', 'Вера']);
    expect(await walk('')).toEqual(['Вера', 'Борис Петров', 'Анна Иванова']);
  });

  test('has who has most lessons first, also from behind the first page', async () => {
    const school = await openSchool();
    for (let number = 0; number < 60; number += 1) await haveFamily(school, { firstName: 'Семья', email: `${number}@example.com` });
    const { body: all } = await school.as(manager).get('/manager/families?limit=60');
    const oldest = all.families.at(-1);
    await school.ledger.credit(aCredit({ familyId: oldest.customerId, units: 3 }));

    const { body } = await school.as(manager).get('/manager/families?order=-gold');

    expect(body.families[0]).toMatchObject({ customerId: oldest.customerId, gold: 3 });
    expect(body.families).toHaveLength(50);
    expect(body.total).toBe(60);
    const { body: second } = await school.as(manager).get(`/manager/families?order=-gold&before=${body.next}`);
    expect(new Set([...body.families, ...second.families].map(({ customerId }: { customerId: string }) => customerId)).size).toBe(60);
  });

  test('goes on after a family that has left it, and refuses a place that is none', async () => {
    const school = await threeFamilies();
    const { body } = await school.as(manager).get(`/manager/families?order=parent&before=1_${id}`);
    expect(body.families.map(({ parentName }: { parentName: string }) => parentName)).toEqual(['Борис Петров', 'Вера']);
    expect((await school.as(manager).get('/manager/families?order=parent&before=there')).status).toBe(400);
  });
});

test('a list taken away as a file stands in the log, once: who took it and which families', async () => {
  const school = await threeFamilies();
  const office = school.as(manager);
  const exports = async () => (await school.audit.list({ act: 'families.exported' })).entries;
  await office.get('/manager/families?search=%D0%9F%D0%B5%D1%82%D1%80%D0%BE%D0%B2');
  expect(await exports()).toEqual([]);

  const file = await office.get('/manager/families?search=%D0%9F%D0%B5%D1%82%D1%80%D0%BE%D0%B2&limit=500');
  expect(file.body.families).toHaveLength(1);
  expect(await exports()).toMatchObject([{ by: { accountId: id }, after: { families: 1, search: 'Петров' } }]);

  const first = await office.get('/manager/families?limit=51');
  await office.get(
    `/manager/families?limit=51&before=${encodeURIComponent(`${school.clock.now().toString()}_${first.body.families[0].familyId}`)}`,
  );
  expect(await exports()).toHaveLength(2);
});

describe('the list is narrowed as a whole, with its totals', () => {
  test('by what is left: nothing, or so little that it ends soon', async () => {
    const school = await threeFamilies();
    const ids = (await school.as(manager).get('/manager/families')).body.families.map(
      ({ customerId }: { customerId: string }) => customerId,
    );
    // Vera has two lessons, Boris three.
    await school.ledger.credit(aCredit({ familyId: ids[0], units: 2 }));
    await school.ledger.credit(aCredit({ familyId: ids[1], units: 3 }));
    expect(await namesFor(school, 'balance=ending')).toEqual(['Вера']);
    expect(await namesFor(school, 'balance=none')).toEqual(['Анна Иванова']);
    const { body } = await school.as(manager).get('/manager/families?order=-gold&limit=1');
    expect([body.total, body.families.length, body.totals]).toEqual([3, 1, { gold: 5, silver: 0 }]);
    expect((await school.as(manager).get('/manager/families')).body.totals).toBeNull();
  });

  test('by where the family came from', async () => {
    const school = await threeFamilies();
    expect(await namesFor(school, 'source=call')).toEqual([]);
    expect(await namesFor(school, 'source=site&search=анна')).toEqual(['Анна Иванова']);
  });

  test('by lessons: none ahead, and none for a fortnight to the second either', async () => {
    const school = await openSchool();
    const anna = await haveFamily(school);
    await haveFamily(school, { firstName: 'Борис', lastName: '' });
    const { teacher } = await haveTeacher(school);
    const starts = '2026-11-24T18:00+03:00';
    const { body } = await school.as(anna.parent).post('/intro', { kidUid: anna.kidUid, subject: 'math', timestamp: instant(starts) });
    expect(await namesFor(school, 'lessons=noneAhead')).toEqual(['Борис']);
    school.clock.set(Temporal.Instant.from(starts));
    await holdLesson(school, teacher, body.eventId);
    school.clock.set(Temporal.Instant.from('2026-12-08T18:00+03:00'));
    expect(await namesFor(school, 'lessons=noneAhead')).toHaveLength(2);
    expect(await namesFor(school, 'lessons=asleep')).toEqual(['Борис']);
    school.clock.set(Temporal.Instant.from('2026-12-08T18:00:01+03:00'));
    expect(await namesFor(school, 'lessons=asleep')).toHaveLength(2);
  });
});
