import { expect, test } from 'vitest';

import { openSchool } from '../../../testing.ts';
import { choose, insistMoneyAgrees, openTill } from '../../payments/testing.ts';
import { haveLearning, haveTeacher, holdLesson } from '../testing.ts';
import { moscow, tuesday } from './testing.ts';

test('of lessons that were paid by card, moved, cancelled and held, every unit and every kopeck is where it belongs', async () => {
  const school = await openSchool();
  const { teacherId, teacher } = await haveTeacher(school);
  const till = await openTill(school);
  const { calls, familyId, kidUid, parent } = till;
  const { processId } = await haveLearning(school, { family: { familyId, kidUid, parent }, teacher, startsAt: '2026-11-23T12:00+03:00' });
  const order = await till.order('individual-8');
  await choose(school, order.checkoutUrl, 'succeed');
  await school.settle();
  const bought = await till.gold();
  expect(bought).toBeGreaterThanOrEqual(8);

  const { body: single } = await calls.post('/single-lesson', { processId, teacherId, timestamp: moscow('2026-11-25') });
  await calls.post('/regular-schedule', { processId, teacherId, days: [tuesday] });
  await insistMoneyAgrees(school);
  const moved = await calls.post(`/events/${single.eventId}/transfer`, { scope: 'one', timestamp: moscow('2026-11-26'), reason: 'Врач' });
  expect(moved.body.event.funded).toBe(true);
  const [first, second] = (await calls.get('/events?from=2026-11-30')).body.events as Array<{ eventId: string }>;
  await calls.post(`/events/${second?.eventId}/transfer`, { scope: 'following', timestamp: moscow('2026-12-09'), reason: 'Секция' });
  await calls.post(`/events/${first?.eventId}/cancel`, { scope: 'one', reason: 'Болеем' });
  await insistMoneyAgrees(school);
  expect(await till.gold()).toBe(bought);

  school.clock.set(Temporal.Instant.from('2026-11-26T18:50+03:00'));
  await holdLesson(school, teacher, moved.body.event.eventId);
  expect(await till.gold()).toBe(bought - 1);
  expect((await till.entries())[0]).toBe('process -1');
  await insistMoneyAgrees(school);
  expect(school.faults).toEqual([]);
});
