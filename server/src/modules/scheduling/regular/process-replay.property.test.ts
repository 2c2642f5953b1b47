import { expect, test } from 'vitest';

import { openSchool, type TestSchool } from '../../../testing.ts';
import { aCredit, insistBooksAgree } from '../../ledger/testing.ts';
import { runs } from '../../calendar/rules/testing.ts';
import { haveTeacher, holdLesson } from '../testing.ts';
import { dateOf, dayNumber, Replay } from './testing-replay.ts';
import { haveLearner } from './testing.ts';

import * as fc from 'fast-check';

/*
 * The state of a process is derived from rows. Here the replay of what happened must say the same: the state, and how
 * many lessons lie ahead.
 */

const weekly = fc
  .uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 3 })
  .chain((weekdays) =>
    fc
      .array(fc.integer({ min: 0, max: 23 }), { minLength: weekdays.length, maxLength: weekdays.length })
      .map((hours) => weekdays.map((weekday, at) => ({ weekday, startMinute: (hours[at] ?? 0) * 60 }))),
  );
const set = fc.record({ what: fc.constant('set' as const), days: weekly });
const pay = fc.record({ what: fc.constant('pay' as const), units: fc.integer({ min: 1, max: 4 }) });
const command = fc.oneof(
  { weight: 2, arbitrary: pay },
  { weight: 2, arbitrary: set },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('change' as const), days: weekly }) },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('pause' as const),
      in: fc.integer({ min: 0, max: 4 }),
      days: fc.integer({ min: 1, max: 21 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('resume' as const) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('end' as const) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('teacher' as const) }) },
  { weight: 7, arbitrary: fc.record({ what: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 60 }) }) },
);
/** Most stories begin with a schedule, paid before, after or never. */
const story = fc
  .tuple(fc.array(pay, { maxLength: 3 }), fc.array(set, { maxLength: 1 }), fc.array(command, { minLength: 6, maxLength: 14 }))
  .map(([paid, chosen, rest]) => [...paid, ...chosen, ...rest]);
type Command = typeof story extends fc.Arbitrary<Array<infer C>> ? C : never;

async function follow(school: TestSchool, commands: readonly Command[]): Promise<void> {
  const rules = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, fromMinute: 0, toMinute: 1440 }));
  const teachers = [await haveTeacher(school, { rules }), await haveTeacher(school, { name: 'Ирина', rules })];
  const first = teachers[0]?.teacherId ?? '';
  const { parent, processId, familyId } = await haveLearner(school, { teacherId: first, units: 0 });
  const replay = new Replay(school.clock.now().epochMilliseconds);
  const teacherNow = async () =>
    (await school.calendar.processesOf(familyId)).find((it) => it.processId === processId)?.teacher?.teacherId ?? '';

  /** Lessons whose hour has come are held by whoever has them. */
  async function hold(): Promise<void> {
    for (const { teacherId, teacher } of teachers) {
      const from = dateOf(dayNumber(replay.now) - 3);
      const { lessons } = await school.staffing.teacherLessons({ teacherId, from, days: 5 });
      for (const { eventId, timestamp, may, status } of lessons) {
        const isHeld = may.conduct.allowed || may.conduct.why === 'scheduling.too_early_to_conduct';
        if (!isHeld || !['scheduled', 'inProgress'].includes(status)) continue;
        await holdLesson(school, teacher, eventId);
        replay.conducted(Date.parse(timestamp));
      }
    }
  }

  for (const it of commands) {
    const path = '/regular-schedule';
    if (it.what === 'pay') {
      await school.ledger.credit(aCredit({ familyId, units: it.units }));
      replay.paid(it.units);
    } else if (it.what === 'wait') {
      for (let left = it.hours; left > 0; left -= 5) {
        school.clock.set(school.clock.now().add({ hours: Math.min(5, left) }));
        await school.settle();
        replay.waited(school.clock.now().epochMilliseconds);
        await hold();
      }
    } else if (it.what === 'pause') {
      const from = dayNumber(replay.now) + it.in;
      const request = { processId, from: dateOf(from), until: dateOf(from + it.days), reason: 'Так надо' };
      if ((await parent.post(`${path}/pause`, request)).status === 200) replay.paused(from, from + it.days);
    } else if (it.what === 'resume') {
      const { status, body } = await parent.post(`${path}/resume`, { processId });
      if (status === 200) {
        expect(body.missing).toEqual([]);
        replay.resumed();
      }
    } else if (it.what === 'end') {
      if ((await parent.post(`${path}/end`, { processId, reason: 'Так надо' })).status === 200) replay.ended();
    } else if (it.what === 'teacher') {
      await parent.post('/user/change-teacher-request', { processId, reason: 'Так надо' });
    } else {
      const request = { processId, teacherId: await teacherNow(), days: it.days };
      const how = it.what === 'set' ? path : `${path}/change`;
      const { status, body } = await parent.post(how, it.what === 'set' ? request : { ...request, reason: 'Так надо' });
      if (status === 200 && it.what === 'set') replay.set(it.days, body.heldUntil !== null);
      else if (status === 200) replay.changed(it.days);
    }
    await school.settle();
    replay.settled();
    const shown = (await parent.get(`${path}/${processId}`)).body;
    const ahead = replay.days.length > 0 ? replay.lessons.filter((start) => start > replay.now).length : 0;
    expect({ after: it, state: shown.process.state, ahead: shown.ahead }).toEqual({ after: it, state: replay.state, ahead });
  }
  await insistBooksAgree(school.db);
  expect(school.faults).toEqual([]);
  await school.close();
}

test('whatever a family does and however time goes by, the state is what a replay of the events says', { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(story, async (commands) => {
      await follow(await openSchool(), commands);
    }),
    { ...runs(3, 120), endOnFailure: true },
  );
});
