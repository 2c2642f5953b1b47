import { expect, test } from 'vitest';

import { openSchool } from '../../testing.ts';
import { haveFamily } from '../families/testing.ts';

test('who refuses offers is sent none: not the next one, and not the one that waits for the morning', async () => {
  // Half past ten in the evening: mail waits for the morning.
  const school = await openSchool({ now: '2026-11-23T22:30+03:00' });
  const [asks, refuses, changes] = [await haveFamily(school), await haveFamily(school), await haveFamily(school)];
  const decide = (family: typeof asks, given: boolean) =>
    school.as(family.parent).post('/user/consents', { purpose: 'marketing', version: 1, given });
  expect((await decide(refuses, false)).status).toBe(200);
  const until = '2026-11-25T18:00:00Z';
  for (const { familyId } of [asks, refuses, changes])
    await school.outbox.publish({ type: 'promotions.gift_offered', familyId, giftCode: 'afterOnboarding', lessons: 3, until });
  await school.outbox.drain();
  expect((await decide(changes, false)).status).toBe(200);
  school.clock.set(Temporal.Instant.from('2026-11-24T10:00+03:00'));
  await school.messages.deliverDue();
  const told = async ({ form }: typeof asks) =>
    (await school.messages.latest({ to: form.email ?? '', limit: 20 })).filter(
      ({ subject, state }) => subject.includes('Подарок') && state === 'sent',
    ).length;
  expect([await told(asks), await told(refuses), await told(changes)]).toEqual([1, 0, 0]);
});
