import { expect, test } from 'vitest';

import { openSchool, type TestSchool } from '../../testing.ts';
import { haveFamily } from '../families/testing.ts';
import { haveGroup, parentOf, paySilver } from '../groups/testing.ts';

const lastOf = async (school: TestSchool, email: string) => {
  await school.settle();
  const messages = await school.messages.latest({ limit: 100 });
  return messages.find(({ to }) => to === email);
};

test('a family hears by its own clock of its place, of an offer and until when it is kept, and of the end of both', async () => {
  const school = await openSchool();
  const { groupId } = await haveGroup(school, { capacity: 3, title: { ru: 'Говорим смело', en: 'Speak boldly' } });
  const kid = { name: 'Маша', surname: '', dob: { year: 2018, month: 5 }, languages: ['ru'] as ['ru'] };
  const families = [];
  for (const email of ['anna@example.com', 'boris@example.com', 'vera@example.com']) {
    const family = await haveFamily(school, { email, timezone: 'Asia/Almaty', kid });
    await paySilver(school, family, 8);
    families.push(family);
    await parentOf(school, family).join(groupId);
  }
  expect(await lastOf(school, 'anna@example.com')).toMatchObject({ subject: 'Вы записаны в группу «Говорим смело»' });
  expect((await lastOf(school, 'anna@example.com'))?.text).toContain('Первый урок: среда, 25 ноября, 20:00 (время: Алматы)');

  const waiting = await haveFamily(school, { email: 'gleb@example.com', locale: 'en-US', timezone: 'America/New_York', kid });
  await parentOf(school, waiting).wait({ groupId });
  await parentOf(school, families[0]!).leave(groupId);
  const offered = await lastOf(school, 'gleb@example.com');
  expect(offered?.subject).toBe('A place in “Speak boldly” is open');
  expect(offered?.text).toContain('We’re holding it for you until November 23 at 14:00 (New York time)');
  expect(offered?.text).toContain('/groups');

  school.clock.set(Temporal.Instant.from('2026-11-23T22:00+03:00'));
  expect((await lastOf(school, 'gleb@example.com'))?.subject).toBe('Your held place in “Speak boldly” has expired');

  await school.groups.closeGroup({ accountId: null, role: 'manager' }, { groupId, why: { reason: 'Набираем заново' } });
  const closed = await lastOf(school, 'vera@example.com');
  expect(closed?.subject).toBe('Группа «Говорим смело» закрывается');
  expect(closed?.text).toContain('Причина: Набираем заново');
  expect(school.faults).toEqual([]);
});
