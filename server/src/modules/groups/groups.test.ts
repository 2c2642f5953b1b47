import { describe, expect, test } from 'vitest';

import { goLive, openDevice } from '../../platform/realtime/testing.ts';
import { openSchool } from '../../testing.ts';
import { haveFamily, haveTeacher } from '../scheduling/testing.ts';
import { aGroup } from './testing.ts';

async function openWithTeacher() {
  const school = await openSchool({ now: '2026-11-23T10:00+03:00' });
  return { school, anna: await haveFamily(school), olga: await haveTeacher(school, { name: 'Ольга' }) };
}

describe('the list of groups', () => {
  test('shows each with its teacher, its free places and its lessons of the next 28 days, the soonest first', async () => {
    const { school, anna, olga } = await openWithTeacher();
    await school.groups.createGroup(aGroup({ teacherId: olga.teacherId, weekday: 5 }));
    await school.groups.createGroup(aGroup({ teacherId: olga.teacherId, weekday: 3, capacity: 4 }));
    const { status, body } = await school.as(anna.parent).get('/groups');
    expect(status).toBe(200);
    expect(body.groups).toMatchObject([
      {
        courseCode: 'speakingClub',
        timestamp: '2026-11-25T15:00:00Z',
        lessons: ['2026-11-25T15:00:00Z', '2026-12-02T15:00:00Z', '2026-12-09T15:00:00Z', '2026-12-16T15:00:00Z'],
        teacher: { name: 'Ольга' },
        capacity: 4,
        freePlaces: 4,
      },
      { timestamp: '2026-11-27T15:00:00Z' },
    ]);
  });

  test('is not for kids, teachers and guests', async () => {
    const { school, anna, olga } = await openWithTeacher();
    expect((await school.as({ ...anna.parent, role: 'kid', kidUid: anna.kidUid }).get('/groups')).status).toBe(403);
    expect((await school.as(olga.teacher).get('/groups')).status).toBe(403);
    expect((await school.as().get('/groups')).status).toBe(401);
  });

  test('shows a new group on an open page within a second', async () => {
    const { school, anna, olga } = await openWithTeacher();
    const phone = await openDevice(await goLive(school), anna.parent);
    expect(await phone.follow('groups')).toMatchObject({ t: 'snapshot', data: { groups: [] } });
    const groupId = await school.groups.createGroup(aGroup({ teacherId: olga.teacherId }));
    expect(await phone.next('change', 0, 1000)).toMatchObject({ op: 'put', item: groupId, data: { freePlaces: 6 } });
  });
});

describe('opening a group', () => {
  for (const [what, its] of [
    ['2 places', { capacity: 2 }],
    ['9 places', { capacity: 9 }],
    ['a kid younger than its club takes', { ages: { from: 5, to: 7 } }],
    ['a start off the grid of 30 minutes', { startMinute: 1085 }],
    ['a lesson of 40 minutes', { minutes: 40 }],
    ['an eighth weekday', { weekday: 8 }],
  ] as const) {
    test(`with ${what} is refused`, async () => {
      const { school, olga } = await openWithTeacher();
      await expect(school.groups.createGroup(aGroup({ teacherId: olga.teacherId, ...its }))).rejects.toMatchObject({
        code: 'request.invalid',
      });
    });
  }

  test('needs a teacher of the school', async () => {
    const { school } = await openWithTeacher();
    await expect(school.groups.createGroup(aGroup({ teacherId: crypto.randomUUID() }))).rejects.toMatchObject({
      code: 'scheduling.teacher_not_found',
    });
  });
});
