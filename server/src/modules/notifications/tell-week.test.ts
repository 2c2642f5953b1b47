import { expect, test } from 'vitest';

import { openSchool } from '../../testing.ts';
import { haveFamily } from '../families/testing.ts';
import { conductLesson, startLearning } from '../learning/testing.ts';

const moment = (at: string) => Temporal.Instant.from(`${at}+03:00`);

test('on Sunday evening a family reads once how the week was, in its language, until it turns that off', async () => {
  const school = await openSchool({ now: '2026-11-24T12:00+03:00' });
  const family = await haveFamily(school, { email: 'anna@example.com' });
  const english = await haveFamily(school, { locale: 'en-US', email: 'bob@example.com' });
  const idle = await haveFamily(school, { email: 'idle@example.com' });
  const subjects = async (familyId: string) =>
    (await school.messages.latest({ customerId: familyId, limit: 100 }))
      .map(({ subject }) => subject)
      .filter((it) => /Неделя|Week/.test(it));
  for (const one of [family, english]) {
    await startLearning(school, one);
    await conductLesson(school, one);
  }
  await startLearning(school, idle);

  school.clock.set(moment('2026-11-29T17:59'));
  await school.notifications.tellWeek();
  expect(await subjects(family.familyId)).toEqual([]);
  school.clock.set(moment('2026-11-29T18:10'));
  await school.notifications.tellWeek();
  await school.notifications.tellWeek();
  expect(await subjects(family.familyId)).toEqual(['Неделя 23–29 ноября: Маша']);
  expect((await subjects(english.familyId)).map((it) => it.replaceAll(/\s/g, ' '))).toEqual(['Week of November 23 – 29: Маша']);
  expect(await subjects(idle.familyId)).toEqual([]);
  const [letter] = (await school.messages.latest({ customerId: family.familyId, limit: 100 })).filter(({ subject }) =>
    subject.includes('Неделя'),
  );
  expect(letter?.text).toContain('Считает до 10 в прямом и обратном порядке');
  expect(letter?.text).toContain(`/progress/${family.kidUid}/2026-11-23`);

  // Whoever has turned it off is not written to.
  await school.as(family.parent).post('/notifications/settings', { topics: [{ topic: 'week', channels: [] }] });
  school.clock.set(moment('2026-12-01T12:00'));
  for (const one of [family, english]) await conductLesson(school, one);
  school.clock.set(moment('2026-12-06T20:10'));
  await school.notifications.tellWeek();
  expect(await subjects(family.familyId)).toHaveLength(1);
  expect(await subjects(english.familyId)).toHaveLength(2);
});
