import { describe, expect, test } from 'vitest';

import { goLive, openDevice } from '../../platform/realtime/testing.ts';
import { openSchool } from '../../testing.ts';
import { haveFamily, haveTeacher } from '../scheduling/testing.ts';
import { aGroup, haveClubFamily, haveGroup, parentOf } from './testing.ts';

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
        weekday: 3,
        startMinute: 1080,
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

test('the lessons of 28 days are shown from now, both ends included, and a group without one is not shown', async () => {
  const school = await openSchool({ now: '2026-11-23T10:00+03:00' });
  const { groupId, teacherId } = await haveGroup(school);
  const startsAt = async (now: string) => {
    school.clock.set(Temporal.Instant.from(now));
    return (await school.groups.one(groupId))?.lessons.map((lesson) => lesson.slice(0, 10));
  };
  expect(await startsAt('2026-11-25T18:00:00+03:00')).toEqual(['2026-11-25', '2026-12-02', '2026-12-09', '2026-12-16', '2026-12-23']);
  expect(await startsAt('2026-11-25T18:00:01+03:00')).toEqual(['2026-12-02', '2026-12-09', '2026-12-16', '2026-12-23']);
  expect(await startsAt('2026-11-25T17:59:59+03:00')).toEqual(['2026-11-25', '2026-12-02', '2026-12-09', '2026-12-16']);
  const holidays = Array.from({ length: 60 }, (_, day) => ({
    day: Temporal.PlainDate.from('2026-11-23').add({ days: day }).toString(),
    blocks: [],
  })).filter(({ day }) => day !== '2027-01-13');
  const rules = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, fromMinute: 540, toMinute: 1260 }));
  school.clock.set(Temporal.Instant.from('2026-11-23T10:00+03:00'));
  const { teacherId: away } = await haveTeacher(school, { rules, exceptions: holidays });
  const later = await school.groups.createGroup(aGroup({ teacherId: away }));
  expect(away).not.toBe(teacherId);
  expect(await school.groups.one(later)).toBeUndefined();
});

describe('the groups of a family', () => {
  test('say for each kid and group what it may do, and why not', async () => {
    const school = await openSchool();
    const [small, big] = [await haveGroup(school), await haveGroup(school, { weekday: 4, ages: { from: 10, to: 12 } })];
    const anna = await haveClubFamily(school, 4);
    const { choices } = await parentOf(school, anna).mine();
    expect(choices).toEqual([
      {
        groupId: small.groupId,
        kidUid: anna.kidUid,
        fits: true,
        join: { allowed: true },
        visit: { allowed: true },
        wait: { allowed: false, why: 'groups.places_free', facts: {} },
        line: 0,
      },
      {
        groupId: big.groupId,
        kidUid: anna.kidUid,
        fits: false,
        join: { allowed: false, why: 'groups.wrong_age', facts: { age: 8, from: 10, to: 12 } },
        visit: { allowed: false, why: 'groups.wrong_age', facts: { age: 8, from: 10, to: 12 } },
        wait: { allowed: false, why: 'groups.wrong_age', facts: { age: 8, from: 10, to: 12 } },
        line: 0,
      },
    ]);
  });

  test('are nobody else’s, and not for kids and teachers', async () => {
    const school = await openSchool();
    const { teacher } = await haveGroup(school);
    const anna = await haveClubFamily(school);
    for (const who of [{ ...anna.parent, role: 'kid' as const, kidUid: anna.kidUid }, teacher]) {
      expect((await school.as(who).get('/groups/mine')).status).toBe(403);
    }
    const other = await haveClubFamily(school);
    const device = await openDevice(await goLive(school), other.parent);
    expect(await device.follow(`enrolments/${anna.familyId}`)).toMatchObject({ t: 'refused' });
  });

  test('show an offered place and a shorter line on an open page within a second', async () => {
    const school = await openSchool();
    const { groupId } = await haveGroup(school, { capacity: 3 });
    const inside = [await haveClubFamily(school), await haveClubFamily(school), await haveClubFamily(school)];
    for (const family of inside) await parentOf(school, family).join(groupId);
    const [anna, boris] = [await haveClubFamily(school), await haveClubFamily(school)];
    const { requestId } = (await parentOf(school, anna).wait({ groupId })).body;
    await parentOf(school, boris).wait({ groupId });
    const live = await goLive(school);
    const [phone, other] = [await openDevice(live, anna.parent), await openDevice(live, boris.parent)];
    await phone.follow(`enrolments/${anna.familyId}`);
    await other.follow(`enrolments/${boris.familyId}`);
    await parentOf(school, inside[0]!).leave(groupId);
    const offered = { data: { waiting: [{ requestId, offer: { until: '2026-11-23T19:00:00Z' } }] } };
    expect(await phone.next('change', 0, 1000)).toMatchObject({ op: 'doc', ...offered });
    await parentOf(school, anna).accept(requestId);
    const isFirst = (it: { t: string; data?: unknown }) =>
      (it.data as { waiting?: Array<{ place: number }> } | undefined)?.waiting?.[0]?.place === 1;
    await other.until(() => other.heard.find((message) => message.t === 'change' && isFirst(message)), 1000);
  });
});

describe('opening a group', () => {
  for (const [what, its] of [
    ['2 places', { capacity: 2 }],
    ['9 places', { capacity: 9 }],
    ['a kid younger than its club takes', { ages: { from: 5, to: 7 } }],
    ['a start off the grid of 30 minutes', { startMinute: 1085 }],
    ['a lesson of 47 minutes', { minutes: 47 }],
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
