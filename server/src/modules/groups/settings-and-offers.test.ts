import { expect, test } from 'vitest';

import { openSchool } from '../../testing.ts';
import { choose } from '../school/testing.ts';
import { aGroup, haveClubFamily, haveFullGroup, haveGroup, parentOf, requestOf } from './testing.ts';

test('a place is kept as long as it was offered for, the next one as long as the school says then; more groups open at once', async () => {
  const school = await openSchool();
  const [full, other] = [await haveFullGroup(school), await haveFullGroup(school)];
  const [anna, boris] = [await haveClubFamily(school), await haveClubFamily(school)];
  await parentOf(school, anna).wait({ groupId: full.groupId });
  await parentOf(school, boris).wait({ groupId: other.groupId });
  const keptFor = async (family: typeof anna) =>
    Temporal.Instant.from((await requestOf(school, family)).offer?.until ?? '')
      .since(school.clock.now())
      .total('hours');
  await parentOf(school, full.inside[0]).leave(full.groupId);
  expect(await keptFor(anna)).toBe(12);
  expect(await choose(school, 'waitingOfferHours', 6)).toEqual([{ key: 'waitingOfferHours', families: 1, promises: 1 }]);
  expect((await school.as().get('/school')).body.waitingOfferHours).toBe(6);
  await parentOf(school, other.inside[0]).leave(other.groupId);
  expect(await keptFor(boris)).toBe(6);
  expect(await keptFor(anna)).toBe(12);

  // Whoever is in a group stays there; a further one is judged by the number of now.
  const [third, fourth] = [await haveGroup(school, { weekday: 1 }), await haveGroup(school, { weekday: 2 })];
  const lena = await haveClubFamily(school, 30);
  expect((await parentOf(school, lena).join(third.groupId)).status).toBe(200);
  await choose(school, 'groupsAKid', 1);
  expect((await parentOf(school, lena).join(fourth.groupId)).body.error).toMatchObject({
    code: 'groups.limit_exceeded',
    facts: { max: 1 },
  });
  await choose(school, 'groupsAKid', 2);
  expect((await parentOf(school, lena).join(fourth.groupId)).status).toBe(200);

  // Groups keep their places; the next ones have as many as the school says.
  await choose(school, 'groupPlaces', { from: 9, to: 12 });
  expect((await school.as().get('/school')).body.groupPlaces).toEqual({ from: 9, to: 12 });
  const next = { teacherId: third.teacherId, weekday: 3 };
  await expect(school.groups.createGroup(aGroup({ ...next, capacity: 8 }))).rejects.toMatchObject({ code: 'request.invalid' });
  expect(await school.groups.one(await school.groups.createGroup(aGroup({ ...next, capacity: 12 })))).toMatchObject({ capacity: 12 });
  expect(await school.groups.one(full.groupId)).toMatchObject({ capacity: 3 });
});
