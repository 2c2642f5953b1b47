import { settings } from '@school/contract/school/settings';
import { expect, test } from 'vitest';

import { openSchool } from '../../testing.ts';
import { haveFamily } from '../families/testing.ts';
import { haveCourse } from '../scheduling/changes/testing.ts';
import { choose } from '../school/testing.ts';

test('who has chosen keeps its own, everybody else is told as the school says now', async () => {
  const school = await openSchool();
  const [own, other] = [school.as((await haveFamily(school)).parent), school.as((await haveFamily(school)).parent)];
  await own.post('/notifications/settings', { quiet: { from: 22, to: 7 } });
  await own.post('/notifications/settings', { topics: [{ topic: 'balance', channels: ['sms'] }] });
  // Other hours are not written down with a choice of ways.
  await other.post('/notifications/settings', { topics: [{ topic: 'balance', channels: ['push'] }] });
  const usual = settings.noticeChannels.default;
  await choose(school, 'quietHours', { from: 20, to: 9 });
  await choose(school, 'noticeChannels', { ...usual, balance: ['mail'], payment: ['mail'] });
  const of = async (family: typeof own) => {
    const { quiet, usualQuiet, topics } = (await family.get('/notifications/settings')).body;
    const ways = (topic: string) => topics.find((it: { topic: string }) => it.topic === topic).channels;
    return { quiet, usualQuiet, balance: ways('balance'), payment: ways('payment') };
  };
  const usualQuiet = { from: 20, to: 9 };
  expect(await of(own)).toEqual({ quiet: { from: 22, to: 7 }, usualQuiet, balance: ['sms'], payment: ['mail'] });
  expect(await of(other)).toEqual({ quiet: usualQuiet, usualQuiet, balance: ['push'], payment: ['mail'] });
});

test('a lesson is told of as early as the school says, once', async () => {
  const school = await openSchool();
  const course = await haveCourse(school);
  const told = async () =>
    (await course.calls.get('/notifications')).body.notices.filter(({ title }: { title: string }) => /^(Завтра|Сегодня) урок/.test(title))
      .length;
  const at = async (moment: string) => {
    school.clock.set(Temporal.Instant.from(`2026-11-${moment}Z`));
    await school.settle();
  };
  await at('24T09:00:00');
  await course.appoint('2026-11-26T12:00:00Z');
  await at('24T09:01:00');
  const before = await told();
  await choose(school, 'reminderHours', 6);
  await at('25T12:00:00');
  expect(await told()).toBe(before);
  await choose(school, 'reminderHours', 20);
  await at('25T15:59:00');
  expect(await told()).toBe(before);
  await at('25T16:00:00');
  expect(await told()).toBe(before + 1);
  // Later again: it was told, and is not told anew.
  await choose(school, 'reminderHours', 6);
  await at('26T06:00:00');
  expect(await told()).toBe(before + 1);
});

test('notices are forgotten sooner where the school keeps them shorter', async () => {
  const school = await openSchool();
  const course = await haveCourse(school);
  await course.appoint('2026-11-26T12:00:00Z');
  await school.settle();
  const kept = async () => (await course.calls.get('/notifications')).body.notices.length;
  const before = await kept();
  expect(before).toBeGreaterThan(0);
  school.clock.set(school.clock.now().add({ hours: 30 * 24, seconds: 1 }));
  await school.notifications.forgetOld();
  expect(await kept()).toBe(before);
  await choose(school, 'noticeDays', 30);
  await school.notifications.forgetOld();
  expect(await kept()).toBe(0);
});
