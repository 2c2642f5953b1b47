import { expect, test } from 'vitest';

import { openSchool } from '../../../testing.ts';
import { insistBooksAgree } from '../../ledger/testing.ts';
import { haveGroup } from '../../groups/testing.ts';
import { haveTeacher } from '../../scheduling/testing.ts';
import { haveImporter } from './testing.ts';

const families = { locale: 'ru-RU', timezone: 'Europe/Minsk', currency: 'BYN', subject: 'math', languages: ['ru'], asked: 'written' };
const dasha = ['17', 'Белая Ирина', '+375295556677', 'Белая Даша', '14.03.2018'];
const misha = ['18', 'Серый Олег', '+375295556678', 'Серый Миша', '02.2018'];

/** A school where two families of the old program have come in: one with lessons left, one with none. */
async function haveMoved() {
  const school = await openSchool();
  const { office, bring } = await haveImporter(school);
  await bring('families', ['number', 'parent', 'phone', 'kid', 'born'], [dasha, misha], families);
  const left = { locale: 'ru-RU', reason: 'Остаток' };
  await bring('balances', ['number', 'lessons', 'groupLessons'], [['17', '4', '2']], left);
  const [first, second] = ((await office.get('/manager/families')).body.families as Array<{ customerId: string; phone: string }>).toSorted(
    (a, b) => (a.phone < b.phone ? -1 : 1),
  );
  const of = (at: 0 | 1) => `/manager/families/${[first, second][at]?.customerId}`;
  const told = () => school.messages.latest({ limit: 20 });
  return { school, office, bring, of, told };
}

test('children come into their groups as a manager enrols them: once, with a unit and a place, and nobody is told', async () => {
  const { school, office, bring, of, told } = await haveMoved();
  const { groupId } = await haveGroup(school, {
    title: { ru: 'Читаем вслух', en: 'Reading aloud' },
    ages: { from: 10, to: 12 },
    capacity: 3,
  });
  const heads = ['number', 'kid', 'title'];
  const rows = [
    ['17', 'Белая Даша', 'читаем вслух'],
    ['18', 'Миша', 'Читаем вслух'],
    ['17', 'Оля', 'Читаем вслух'],
    ['17', 'Даша', 'Другая'],
  ];
  const seats = await bring('seats', heads, rows, {});
  expect([seats.tried.counts, seats.it.counts]).toEqual([seats.it.counts, { created: 1, same: 0, refused: 3 }]);
  expect(seats.whys).toEqual(['not_enough_units', 'import_nobody_called_so', 'import_nobody_called_so']);
  expect((await office.get(`/manager/groups/${groupId}`)).body).toMatchObject({ kids: [{ name: 'Даша', funded: 2 }] });
  expect((await office.get(`${of(0)}/log`)).body.entries[0]).toMatchObject({ act: 'groups.enrolled', reason: 'seats.csv' });
  expect((await bring('seats', heads, rows.slice(0, 1), {})).it.counts).toEqual({ created: 0, same: 1, refused: 0 });
  expect(await told()).toEqual([]);
  await insistBooksAgree(school.db);
});

test('weekly schedules come in without a trial: line by line, by the rules of times, paid by what is left, and nobody is told', async () => {
  const { school, office, bring, of, told } = await haveMoved();
  await haveTeacher(school, { name: 'Ольга Речная' });
  const heads = ['number', 'kid', 'course', 'teacher', 'weekday', 'time'];
  const rows = [
    ['17', 'Даша', 'Математика', 'Речная Ольга', 'вторник', '16:00'],
    ['17', 'Даша', 'математика', 'Речная Ольга', 'чт', '16.30'],
    ['17', 'Даша', 'Математика', 'Речная Ольга', 'пт', '03:00'],
    ['18', 'Миша', 'Математика', 'Речная Ольга', 'ср', '16:00'],
    ['17', 'Даша', 'Алхимия', 'Речная Ольга', 'ср', '16:00'],
  ];
  const weekly = await bring('schedules', heads, rows, {});
  expect([weekly.tried.counts, weekly.it.counts]).toEqual([weekly.it.counts, { created: 2, same: 0, refused: 3 }]);
  expect(weekly.whys).toEqual(['slot_closed', 'not_enough_units', 'import_nobody_called_so']);
  const { processes } = (await office.get(`${of(0)}/lessons`)).body;
  const states = processes.map(({ process }: { process: { type: string; state: string; days: object[] } }) => [
    process.type,
    process.state,
    process.days,
  ]);
  expect(states).toEqual([
    [
      'learning',
      'inProgress',
      [
        { weekday: 2, startMinute: 960 },
        { weekday: 4, startMinute: 990 },
      ],
    ],
    ['intro', 'canceled', []],
  ]);
  expect((await office.get(`${of(0)}/money`)).body.paying.may).toEqual({ allowed: true });
  expect((await bring('schedules', heads, [['17', 'Даша', 'Математика', 'Речная Ольга', 'чт, вт', '16:00']], {})).whys).toEqual([
    'schedule_exists',
  ]);
  expect((await bring('schedules', heads, rows.slice(0, 2), {})).it.counts).toEqual({ created: 0, same: 2, refused: 0 });
  expect(await told()).toEqual([]);
  await insistBooksAgree(school.db);
});

test('a weekly schedule of a course that the school has made comes in at its level', async () => {
  const { school, office, bring, of } = await haveMoved();
  await haveTeacher(school, { name: 'Ольга Речная' });
  const chess = { title: { ru: 'Шахматы', en: 'Chess' }, subject: 'math', kind: 'gold', ages: { from: 6, to: 12 }, minutes: null };
  await office.post('/manager/offer', { ...chess, levels: ['Пешка', 'Ладья'], reason: 'Просили семьи' });
  const heads = ['number', 'kid', 'course', 'level', 'teacher', 'weekday', 'time'];
  const line = (level: string) => ['17', 'Даша', 'шахматы', level, 'Речная Ольга', 'вт', '16:00'];
  expect((await bring('schedules', heads, [line('Ферзь')], {})).whys).toEqual(['import_nobody_called_so']);
  expect((await bring('schedules', heads, [line('ладья')], {})).it.counts).toEqual({ created: 1, same: 0, refused: 0 });
  const { processes } = (await office.get(`${of(0)}/lessons`)).body;
  const [learning] = processes.filter(({ process }: { process: { type: string } }) => process.type === 'learning');
  expect(learning.process).toMatchObject({ state: 'inProgress', level: 'Ладья', days: [{ weekday: 2, startMinute: 960 }] });
});

test('payments of the past are history: seen at the family, and part of no figure of the books', async () => {
  const { school, office, bring, of } = await haveMoved();
  const heads = ['number', 'day', 'amount', 'currency', 'about', 'document'];
  const rows = [
    ['17', '12.09.2026', '1 240,50', '', 'Абонемент', 'Чек 7'],
    ['17', '2026-08-12', '200', 'руб.', '', ''],
    ['17', '12.09.2027', '200', '', '', ''],
    ['19', '12.09.2026', '200', '', '', ''],
  ];
  const all = { locale: 'ru-RU', currency: 'BYN' };
  const paid = await bring('payments', heads, rows, all);
  expect(paid.it.counts).toEqual({ created: 2, same: 0, refused: 2 });
  const { past, balance } = (await office.get(`${of(0)}/money`)).body;
  expect(past).toEqual([
    { day: '2026-09-12', total: { amount: 124_050, currency: 'BYN' }, about: 'Абонемент', document: 'Чек 7' },
    { day: '2026-08-12', total: { amount: 20_000, currency: 'RUB' }, about: null, document: null },
  ]);
  expect(balance.bundleGold.goldCurrent).toBe(4);
  expect((await bring('payments', heads, rows.slice(0, 2), all)).it.counts).toEqual({ created: 0, same: 2, refused: 0 });
  // The books know nothing of it: no money came, and nothing is owed for it.
  expect((await office.get('/manager/finance?from=2026-09-01&to=2026-09-30')).body.currencies).toEqual([]);
  await insistBooksAgree(school.db);
});
