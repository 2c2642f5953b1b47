import { expect, test } from 'vitest';

import { openSchool, type TestSchool } from '../../../testing.ts';
import { aCredit, insistBooksAgree } from '../../ledger/testing.ts';
import { haveFamily } from '../testing.ts';
import { type Course, haveCourse, haveKid, logOf, manager, moscow, tuesday } from './testing.ts';

const cancel = async ({ calls }: Pick<Course, 'calls'>, eventId: string | undefined) => {
  const { status, body } = await calls.post(`/events/${eventId}/cancel`, { scope: 'one', reason: 'Заболели' });
  expect([status, body]).toMatchObject([200, { canceled: 1 }]);
};
const undo = ({ calls }: Pick<Course, 'calls'>, eventId: string | undefined) => calls.post(`/events/${eventId}/cancel/undo`);
const starts = async (course: Course) =>
  (await course.lessons()).slice(0, 4).map(({ eventId, timestamp, funded, kind }) => [eventId, timestamp, funded, kind]);
const codeOf = async (answer: ReturnType<typeof undo>) => (await answer).body.error?.code;

async function insistAllAgrees(school: TestSchool): Promise<void> {
  await school.settle();
  await insistBooksAgree(school.db);
  expect(school.faults).toEqual([]);
}

test('a lesson whose unit went to a later one is back with its unit for 5 minutes, to the second, and the later one goes without', async () => {
  const school = await openSchool();
  const course = await haveCourse(school, { units: 2, days: [tuesday] });
  const before = await starts(course);
  expect(before.map(([, , funded]) => funded)).toEqual([true, true, false, false]);
  const [first] = before[0] as [string];

  await cancel(course, first);
  expect((await starts(course)).map(([, , funded]) => funded)).toEqual([true, true, false, false]);
  school.clock.set(school.clock.now().add({ minutes: 5 }));
  const { status, body } = await undo(course, first);
  expect(status).toBe(200);
  expect(body).toMatchObject({ eventId: first, status: 'scheduled', funded: true, kind: 'regular', back: null });
  expect(await starts(course)).toEqual(before);
  expect(await logOf(school, first)).toMatchObject([
    { to: 'scheduled' },
    { to: 'canceled' },
    { role: 'parent', from: 'canceled', to: 'scheduled' },
  ]);
  await insistAllAgrees(school);

  // Once is enough; and cancelled anew it comes back until the last second only.
  expect(await codeOf(undo(course, first))).toBe('scheduling.no_cancellation');
  await cancel(course, first);
  school.clock.set(school.clock.now().add({ minutes: 5, seconds: 1 }));
  expect((await undo(course, first)).body.error).toMatchObject({ code: 'scheduling.cancellation_stands', facts: { minutes: 5 } });
  await insistAllAgrees(school);
});

test('a lesson whose unit is free takes it again; one that had none comes back without', async () => {
  const school = await openSchool();
  const course = await haveCourse(school, { units: 1 });
  const { eventId } = await course.appoint(moscow('2026-11-26'));
  await cancel(course, eventId);
  expect(await course.free()).toBe(1);
  expect((await undo(course, eventId)).body).toMatchObject({ eventId, funded: true, kind: 'individual' });
  expect(await course.free()).toBe(0);

  await course.calls.post('/regular-schedule', { processId: course.processId, teacherId: course.teacherId, days: [tuesday] });
  const unpaid = (await course.lessons()).find(({ funded, regular }) => !funded && regular);
  await cancel(course, unpaid?.eventId);
  expect((await undo(course, unpaid?.eventId)).body).toMatchObject({ funded: false, status: 'scheduled' });
  expect((await course.lessons()).find((it) => it.eventId === eventId)?.funded).toBe(true);
  await insistAllAgrees(school);
});

test('the unit comes back from the lesson of a sibling that got it', async () => {
  const school = await openSchool();
  const mine = await haveCourse(school, { units: 1 });
  const { eventId } = await mine.appoint(moscow('2026-11-26'));
  const sister = await haveKid(school, mine.family);
  const { teacherId, teacher } = mine;
  const hers = await haveCourse(school, {
    units: 0,
    family: { ...mine.family, kidUid: sister },
    with: { teacherId, teacher },
    trial: '14:00',
  });
  await school.ledger.credit(aCredit({ familyId: mine.family.familyId, units: 1 }));
  await school.settle();
  await mine.calls.post('/regular-schedule', { processId: hers.processId, teacherId, days: [tuesday] });
  const before = await starts(mine);
  await cancel(mine, eventId);
  expect((await mine.lessons())[1]).toMatchObject({ kids: [sister], funded: true });
  expect((await undo(mine, eventId)).status).toBe(200);
  expect(await starts(mine)).toEqual(before);
  const states = new Map((await school.calendar.processesOf(mine.family.familyId)).map((it) => [it.processId, it.state]));
  expect(states.get(mine.processId)).toBe('inProgress');
  await insistAllAgrees(school);
});

test('a time that somebody has taken meanwhile stays theirs, and nothing else changes', async () => {
  const school = await openSchool();
  const course = await haveCourse(school, { units: 2, days: [tuesday] });
  const { teacherId, teacher } = course;
  const other = await haveCourse(school, { family: await haveFamily(school), with: { teacherId, teacher }, trial: '14:00' });
  const [first] = await course.lessons();
  await cancel(course, first?.eventId);
  await other.appoint(moscow('2026-11-24'));
  const left = await starts(course);
  expect(await codeOf(undo(course, first?.eventId))).toBe('scheduling.slot_taken');
  expect(await starts(course)).toEqual(left);
  await insistAllAgrees(school);
});

test('a unit that was spent on another lesson meanwhile stays there', async () => {
  const school = await openSchool();
  const course = await haveCourse(school, { units: 9, days: [tuesday] });
  const { eventId } = await course.appoint(moscow('2026-11-26'));
  school.clock.set(school.clock.now().add({ minutes: 1 }));
  await cancel(course, eventId);
  const instead = await course.appoint(moscow('2026-11-27'));
  expect(await codeOf(undo(course, eventId))).toBe('ledger.not_enough_units');
  expect((await course.lessons()).every(({ funded }) => funded)).toBe(true);
  expect((await course.lessons()).map((it) => it.eventId)).toContain(instead.eventId);
  await insistAllAgrees(school);
});

test('a lesson of a schedule that has ended or is paused by now does not come back', async () => {
  const school = await openSchool();
  const course = await haveCourse(school, { units: 8, days: [tuesday] });
  const [first] = await course.lessons();
  await cancel(course, first?.eventId);
  await course.calls.post('/regular-schedule/pause', {
    processId: course.processId,
    from: '2026-11-24',
    until: '2026-12-02',
    reason: 'Уезжаем',
  });
  expect(await codeOf(undo(course, first?.eventId))).toBe('scheduling.process_state');
  await insistAllAgrees(school);
});

test('what the school called off, a trial, and the lesson of another family are not had back by a tap', async () => {
  const school = await openSchool();
  const course = await haveCourse(school, { units: 2, days: [tuesday] });
  const [first, second] = await course.lessons();
  await school.as(manager()).post(`/events/${first?.eventId}/cancel`, { scope: 'one', reason: 'Болезнь' });
  expect(await codeOf(undo(course, first?.eventId))).toBe('scheduling.no_cancellation');
  expect(await codeOf(undo(course, second?.eventId))).toBe('scheduling.no_cancellation');
  await cancel(course, second?.eventId);
  const stranger = await haveFamily(school);
  expect(await codeOf(undo({ calls: school.as(stranger.parent) }, second?.eventId))).toBe('scheduling.lesson_not_found');
  await insistAllAgrees(school);
});
