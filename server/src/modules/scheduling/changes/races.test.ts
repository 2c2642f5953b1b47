import { describe, expect, test, vi } from 'vitest';

import { sql } from '#platform/db';

import { openSchool } from '../../../testing.ts';
import { insistBooksAgree } from '../../ledger/testing.ts';
import { haveFamily, haveTeacher } from '../testing.ts';
import { appointAll, codesOf, haveCrowd, hoursAfter, moscow, overlaps } from './testing.ts';

const long = process.env['LONG'] === '1';
const families = long ? 80 : 24;
const rounds = long ? 10 : 2;
vi.setConfig({ testTimeout: long ? 300_000 : 60_000 });

describe(`${families} families who want one moment at once`, () => {
  test(`by moving their lessons there: one has it each of ${rounds} times, the others keep theirs, nobody deadlocks`, async () => {
    const school = await openSchool({ poolSize: 20 });
    const crowd = await haveCrowd(school, families);
    let lessons = await appointAll(crowd, moscow('2026-11-25', '00:00'));
    for (let round = 0; round < rounds; round += 1) {
      const wanted = moscow('2026-12-10', `${String(8 + round).padStart(2, '0')}:00`);
      const answers = await Promise.all(
        crowd.map(({ calls }, at) =>
          calls.post(
            `/events/${lessons[at]}/transfer`,
            { scope: 'one', timestamp: wanted, reason: 'Гонка' },
            `round-${round}-family-${at}`,
          ),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(codesOf(answers)).toEqual(Array(families - 1).fill('scheduling.slot_taken'));
      const standing = await Promise.all(crowd.map(async ({ calls }, at) => (await calls.get(`/events/${lessons[at]}`)).body));
      for (const [at, { status }] of answers.entries()) {
        expect(standing[at]).toMatchObject(
          status === 200 ? { status: 'transferred', funded: false } : { status: 'scheduled', funded: true },
        );
      }
      lessons = lessons.map((lessonId, at) => (answers[at]?.status === 200 ? answers[at].body.event.eventId : lessonId));
    }
    expect(await overlaps(school)).toBe(0);
    await insistBooksAgree(school.db);
    expect(school.faults).toEqual([]);
  });

  test('by moving, appointing, cancelling and moving back all at once: every answer is one of the contract, the books agree', async () => {
    const school = await openSchool({ poolSize: 20 });
    const crowd = await haveCrowd(school, families, 3);
    const lessons = await appointAll(crowd, moscow('2026-11-25', '00:00'));
    const hot = [moscow('2026-12-10', '10:00'), moscow('2026-12-10', '10:30'), moscow('2026-12-10', '11:00')];
    const answers = await Promise.all(
      crowd.flatMap(({ calls, processId, teacherId }, at) => {
        const timestamp = hot[at % 3] ?? '';
        const other = lessons[(at + 1) % lessons.length];
        return [
          calls.post(`/events/${lessons[at]}/transfer`, { scope: 'one', timestamp, reason: 'Гонка' }),
          calls.post('/single-lesson', { processId, teacherId, timestamp }),
          at % 4 === 0
            ? calls.post(`/events/${lessons[at]}/cancel`, { scope: 'one', reason: 'Гонка' })
            : calls.post(`/events/${other}/cancel`, { scope: 'one', reason: 'Не моё' }),
        ];
      }),
    );
    const known = ['scheduling.slot_taken', 'scheduling.lesson_is_over', 'scheduling.lesson_not_found', 'scheduling.kid_busy'];
    expect(codesOf(answers).filter((code) => !known.includes(code))).toEqual([]);
    expect(await overlaps(school)).toBe(0);
    const funded = await school.db.one(sql<{ wrong: number }>`
      select count(*) as wrong from scheduling_participants p join scheduling_lessons l using (lesson_id)
      where p.funded <> exists (select from ledger_holds h where h.lesson_id = p.lesson_id and h.kid_uid = p.kid_uid and h.state = 'held')`);
    expect(funded?.wrong).toBe(0);
    await insistBooksAgree(school.db);
    expect(school.faults).toEqual([]);
  });

  test('by holding it for a trial: one has it, and when the hold ends one other has, never two', async () => {
    const school = await openSchool({ poolSize: 20 });
    await haveTeacher(school);
    const crowd = await Promise.all(Array.from({ length: families }, () => haveFamily(school)));
    const wanted = moscow('2026-11-25');
    const ask = (path: string) =>
      Promise.all(crowd.map(({ parent, kidUid }) => school.as(parent).post(path, { kidUid, subject: 'math', timestamp: wanted })));
    const held = await ask('/intro/hold');
    expect(held.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(codesOf(held)).toEqual(Array(families - 1).fill('scheduling.slot_taken'));
    // The deadline: its holder confirms while everybody else takes it. One of them has it.
    school.clock.set(Temporal.Instant.from('2026-11-23T10:10:00+03:00'));
    const booked = await ask('/intro');
    const winners = booked.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    const holder = held.findIndex(({ status }) => status === 200);
    const lost = codesOf(booked.filter((_answer, at) => at !== holder));
    expect(lost.every((code) => code === 'scheduling.slot_taken')).toBe(true);
    if (booked[holder]?.status !== 200) expect(booked[holder]?.body.error.code).toBe('scheduling.hold_ended');
    expect(await overlaps(school)).toBe(0);
    expect(school.faults).toEqual([]);
  });
});

test('a trial hold at its last second: its holder confirms it or it is gone, under the feet of the job and of others', async () => {
  const school = await openSchool({ poolSize: 20 });
  await haveTeacher(school);
  for (let round = 0; round < (long ? 30 : 4); round += 1) {
    school.clock.set(Temporal.Instant.from('2026-11-23T10:00:00+03:00'));
    const [one, other] = [await haveFamily(school), await haveFamily(school)];
    const timestamp = hoursAfter(moscow('2026-11-24', '09:00'), round % 10).replace('2026-11-24', `2026-11-${24 + Math.floor(round / 10)}`);
    const request = ({ kidUid }: typeof one) => ({ kidUid, subject: 'math', timestamp });
    const held = await school.as(one.parent).post('/intro/hold', request(one));
    expect(held.status).toBe(200);
    school.clock.set(Temporal.Instant.from(held.body.heldUntil).subtract({ seconds: round % 2 }));
    const [mine, theirs] = await Promise.all([
      school.as(one.parent).post('/intro', request(one)),
      school.as(other.parent).post('/intro', request(other)),
      school.scheduling.releaseUnpaid(),
    ]);
    expect([mine.status, theirs.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    if (round % 2 === 1) expect(mine.body).toMatchObject({ eventId: held.body.eventId });
  }
  expect(await overlaps(school)).toBe(0);
  expect(school.faults).toEqual([]);
});
