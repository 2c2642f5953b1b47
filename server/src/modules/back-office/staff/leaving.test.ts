import { expect, test } from 'vitest';

import { openSchool } from '../../../testing.ts';
import { aManager } from '../../chat/testing.ts';
import { insistBooksAgree } from '../../ledger/testing.ts';
import { haveSchedule } from '../../scheduling/regular/testing.ts';
import { haveTeacher } from '../../scheduling/testing.ts';

interface Seen {
  lesson: { eventId: string };
  proposals: Array<{ teacher: { teacherId: string } }>;
}

test('a teacher leaves, and every lesson goes to a colleague for good in the same act, the weekly schedule with them', async () => {
  const school = await openSchool();
  const { parent, teacherId, rows, at } = await haveSchedule(school, { units: 5 });
  const irina = await haveTeacher(school, { name: 'Ирина' });
  at('2026-11-26T09:30:01+03:00');
  const before = await rows();
  const office = school.as(aManager());
  const path = `/manager/teachers/${teacherId}/leave`;
  const { body: seen } = await office.post(`${path}/preview`, {});
  expect(seen.families).toBe(1);
  const shown: Seen[] = seen.lessons;
  expect(shown.map(({ lesson, proposals }) => [lesson.eventId, proposals[0]?.teacher.teacherId])).toEqual(
    before.map(({ lessonId }) => [lessonId, irina.teacherId]),
  );
  const choices = shown.map(({ lesson, proposals }) => ({ eventId: lesson.eventId, teacherId: proposals[0]?.teacher.teacherId }));
  const handOver = { lessons: shown.length, choices, note: 'Любит динозавров' };
  const reason = 'Переезжает';

  // Another list than the one that was looked at: nothing happens.
  const { body: refused } = await office.post(path, { reason, handOver: { ...handOver, lessons: shown.length - 1 } });
  expect(refused.error).toMatchObject({ code: 'scheduling.touches_changed', facts: { touched: shown.length } });
  expect(await rows()).toEqual(before);

  const { body: left } = await office.post(path, { reason, handOver });

  expect(left.teachers.find((it: { teacherId: string }) => it.teacherId === teacherId)).toMatchObject({ teachesNow: false });
  expect(await rows()).toEqual(before.map((row) => ({ ...row, teacherId: irina.teacherId })));
  const event = (await parent.get('/events?from=2026-12-01')).body.events.find(({ kind }: { kind: string }) => kind !== 'trial');
  expect(event).toMatchObject({ kind: 'regular', teacher: { name: 'Ирина' }, insteadOf: null });
  const [last] = (await school.audit.list()).entries;
  expect(last).toMatchObject({ act: 'teachers.left', reason, after: { lessonsGiven: shown.length, lessonsCanceled: 0 } });

  at('2026-11-27T02:00+03:00');
  await school.settle();
  expect((await rows()).at(-1)).toMatchObject({ startsAt: '2027-01-21T14:30:00Z', teacherId: irina.teacherId });
  await insistBooksAgree(school.db);
  expect(school.faults).toEqual([]);
});
