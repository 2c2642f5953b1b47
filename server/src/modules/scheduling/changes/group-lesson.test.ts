import { describe, expect, test } from 'vitest';

import { openSchool, type TestSchool } from '../../../testing.ts';
import { haveClubFamily, haveGroup } from '../../groups/testing.ts';
import { insistBooksAgree } from '../../ledger/testing.ts';
import { logOf, manager, moscow } from './testing.ts';

/** Two families whose kids are in one group, and the group's first lesson. */
async function withGroup(school: TestSchool) {
  const group = await haveGroup(school);
  const families = [await haveClubFamily(school), await haveClubFamily(school)];
  for (const family of families) {
    const joined = await school.as(family.parent).post(`/groups/${group.groupId}/join`, { kidUid: family.kidUid });
    if (joined.status !== 200) throw new Error(JSON.stringify(joined.body));
  }
  await school.settle();
  const [anna, vera] = families;
  if (!anna || !vera) throw new Error('No families');
  const events = async (family: typeof anna) =>
    (await school.as(family.parent).get('/events')).body.events as Array<{ eventId: string; status: string }>;
  const [lesson] = await events(anna);
  if (!lesson) throw new Error('No lesson');
  return {
    ...group,
    anna,
    vera,
    events,
    lessonId: lesson.eventId,
    silver: ({ familyId }: typeof anna) => school.ledger.free(familyId, 'silver'),
  };
}

describe('a lesson of a group', () => {
  test('is cancelled by a family for its own kid: the unit comes back, the others have their lesson', async () => {
    const school = await openSchool();
    const { anna, vera, events, lessonId, silver } = await withGroup(school);
    const before = await silver(anna);
    const calls = school.as(anna.parent);
    const terms = (await calls.get(`/events/${lessonId}/changes`)).body;
    expect(terms).toMatchObject({
      cancel: { allowed: true },
      transfer: { allowed: false, why: 'scheduling.group_time_is_fixed' },
      unit: 'silver',
      skip: { free: false, freeAgainFrom: null },
      regular: null,
    });
    expect((await calls.get(`/events/${lessonId}/slots`)).body).toMatchObject({
      may: { why: 'scheduling.group_time_is_fixed' },
      teachers: [],
    });
    const request = { timestamp: moscow('2026-11-27'), reason: 'Врач' };
    for (const scope of ['one', 'following', 'all']) {
      const moved = await calls.post(`/events/${lessonId}/transfer`, { ...request, scope });
      expect(moved.body.error.code).toBe('scheduling.group_time_is_fixed');
    }
    expect((await calls.post(`/events/${lessonId}/cancel`, { scope: 'all', reason: 'Врач' })).body.error.code).toBe(
      'scheduling.not_regular',
    );

    const { body } = await calls.post(`/events/${lessonId}/cancel`, { scope: 'one', reason: 'Врач' });

    expect(body).toMatchObject({ canceled: 1, returned: 1, event: { status: 'canceled', eventId: lessonId } });
    expect(await silver(anna)).toBe(before + 1);
    expect((await events(anna)).some(({ eventId }) => eventId === lessonId)).toBe(false);
    expect((await events(vera))[0]).toMatchObject({ eventId: lessonId, status: 'scheduled' });
    expect((await calls.get(`/events/${lessonId}`)).status).toBe(404);
    await insistBooksAgree(school.db);
    await school.settle();
    expect(school.faults).toEqual([]);
  });

  test('is cancelled for everybody by a manager, and every family has its unit back', async () => {
    const school = await openSchool();
    const { anna, vera, events, lessonId, silver } = await withGroup(school);
    const before = [await silver(anna), await silver(vera)];
    const boss = school.as(manager());
    expect((await boss.get(`/events/${lessonId}/changes`)).body.event.kids).toHaveLength(2);
    const { body } = await boss.post(`/events/${lessonId}/cancel`, { scope: 'one', reason: 'Нет света' });
    expect(body).toMatchObject({ canceled: 1, returned: 2, event: { status: 'canceled' } });
    expect([await silver(anna), await silver(vera)]).toEqual(before.map((units) => units + 1));
    for (const family of [anna, vera]) expect((await events(family))[0]).toMatchObject({ eventId: lessonId, status: 'canceled' });
    expect((await logOf(school, lessonId)).at(-1)).toMatchObject({ role: 'manager', to: 'canceled', reason: 'Нет света' });
    await school.settle();
    await insistBooksAgree(school.db);
    expect(school.faults).toEqual([]);
  });
});
