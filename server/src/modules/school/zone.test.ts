import { schoolZone } from '@school/contract/school/zone';
import { textsIn } from '@school/words/letters/texts';
import { expect, test } from 'vitest';

import { newId } from '#platform/ids';
import { signedIn } from '#platform/testing';

import { openSchool } from '../../testing.ts';
import { aCredit } from '../ledger/testing.ts';
import { haveLearner } from '../scheduling/regular/testing.ts';
import { haveFamily, haveTeacher, instant } from '../scheduling/testing.ts';

const manager = signedIn('manager');

async function withChoice(group: 'school' | 'schedule' = 'school', key = 'schoolZone') {
  // Half past eleven in the evening in Moscow is half past one of the next day in Almaty.
  const school = await openSchool({ now: '2026-11-23T20:30:00Z' });
  const choose = (value: string | number, validFrom: string | null = null) =>
    school.as(manager).post(`/manager/school/settings/${group}`, { values: [{ key, value }], validFrom, reason: 'Школа переехала' });
  return { school, choose };
}

test('by the zone that its owner has chosen the school counts days, and tells it to every page', async () => {
  const { school, choose } = await withChoice();
  expect((await choose('Asia/Almaty')).status).toBe(200);
  expect((await school.as().get('/school')).body.zone).toBe('Asia/Almaty');
  await school.ledger.credit(aCredit({ familyId: newId(), units: 4, value: 10_001, moneyFrom: 'cash:main' }));
  const { body } = await school.as(manager).get('/manager/finance?from=2026-11-22&to=2026-11-25');
  const days = body.currencies[0].points.filter(({ sold }: { sold: number }) => sold > 0);
  expect(days.map(({ at }: { at: string }) => at)).toEqual(['2026-11-24']);
  const { text } = textsIn('ru-RU').helpAsked({
    parent: 'Ольга',
    address: 'https://school.example',
    room: newId(),
    teacher: 'Ольга',
    code: 'sound',
    role: 'teacher',
    time: '09:00',
  } as never);
  expect(text).toContain('09:00 по времени школы');
});

test('a zone is fast from the first lesson on, is no plan, and is a zone', async () => {
  const { school, choose } = await withChoice();
  expect((await choose('Asia/Almaty', '2026-12-01T00:00:00Z')).body.error.code).toBe('school.only_at_once');
  expect((await choose('Asia/Atlantis')).status).toBe(400);
  await haveTeacher(school);
  const family = await haveFamily(school);
  const trial = { kidUid: family.kidUid, subject: 'math', timestamp: instant('2026-11-25T15:00+03:00') };
  expect((await school.as(family.parent).post('/intro', trial)).status).toBe(200);
  expect((await choose('Asia/Almaty')).body.error.code).toBe('school.fast_with_lessons');
  expect(schoolZone()).toBe('Europe/Moscow');
  // The same as before is no change.
  expect((await choose('Europe/Moscow')).status).toBe(200);
});

test('lessons start on the grid that the owner has chosen before the first of them, and on no other minute', async () => {
  const { school, choose } = await withChoice('schedule', 'gridMinutes');
  await haveTeacher(school);
  const family = await haveFamily(school);
  const trial = (at: string) =>
    school.as(family.parent).post('/intro', { kidUid: family.kidUid, subject: 'math', timestamp: instant(`2026-11-25T${at}+03:00`) });
  // The board of free times was read on the grid of before.
  expect((await trial('15:20')).status).toBe(409);
  expect((await choose(25)).status).toBe(400);
  expect((await choose(20)).status).toBe(200);
  expect((await trial('15:30')).status).toBe(409);
  expect((await trial('15:20')).status).toBe(200);
  expect((await choose(30)).body.error.code).toBe('school.fast_with_lessons');
});

test('every list of free times that somebody picks from begins on the grid of the school', async () => {
  const { school, choose } = await withChoice('schedule', 'gridMinutes');
  const { teacherId } = await haveTeacher(school);
  const { familyId, kidUid, processId, parent } = await haveLearner(school, { teacherId });
  const stranger = await haveFamily(school);
  expect((await choose(20)).status).toBe(200);
  const office = school.as(manager);
  const at = `/manager/families/${familyId}/processes/${processId}`;
  const of = { kidUid: stranger.kidUid, subject: 'math' };
  type Rows = { teachers: Array<{ slots?: number[]; free?: number[]; partly?: number[] }> };
  const minutesOf = ({ teachers }: Rows) => teachers.flatMap(({ slots = [], free = [], partly = [] }) => [...slots, ...free, ...partly]);
  const lists: Record<string, number[]> = {
    trial: (await school.as(stranger.parent).get(`/intro/slots?${new URLSearchParams(of)}`)).body.slots,
    weekly: minutesOf((await parent.get(`/schedule-selection/math/${kidUid}`)).body),
    single: minutesOf((await parent.get(`/single-lesson/${processId}/slots`)).body),
    trialByManager: minutesOf((await office.get(`/manager/families/${stranger.familyId}/trial-times?${new URLSearchParams(of)}`)).body),
    singleByManager: minutesOf((await office.get(`${at}/lesson-times`)).body),
    weeklyByManager: minutesOf((await office.get(`${at}/weekly-times`)).body),
    calendar: (await office.get('/manager/calendar/day?day=2026-11-25')).body.teachers.flatMap(({ starts }: { starts: string[] }) =>
      starts.map((start) => Date.parse(start) / 60_000),
    ),
  };
  const timestamp = instant('2026-11-25T15:20+03:00');
  const booked = await parent.post('/single-lesson', { processId, teacherId, timestamp });
  expect(booked.status).toBe(200);
  lists['moved'] = minutesOf((await parent.get(`/events/${booked.body.eventId}/slots`)).body);
  const minutes = new Set([0, 20, 40]);
  for (const [list, starts] of Object.entries(lists)) expect([list, new Set(starts.map((start) => start % 60))]).toEqual([list, minutes]);
});
