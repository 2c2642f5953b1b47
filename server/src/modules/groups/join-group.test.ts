import { describe, expect, test } from 'vitest';

import { newId } from '#platform/ids';

import { openSchool } from '../../testing.ts';
import { insistBooksAgree, aCredit } from '../ledger/testing.ts';
import { haveTeacher } from '../scheduling/testing.ts';
import { aGroup, freePlaces, haveClubFamily, haveGroup, parentOf, paySilver } from './testing.ts';

describe('joining a group', () => {
  test('gives the kid a place in every coming lesson and reserves units in order of start', async () => {
    const school = await openSchool();
    const { groupId, teacher } = await haveGroup(school);
    const anna = await haveClubFamily(school, 3);
    const parent = parentOf(school, anna);

    const { status, body } = await parent.join(groupId);

    expect(status).toBe(200);
    expect(body).toMatchObject({
      kidUid: anna.kidUid,
      state: 'inProgress',
      group: { groupId, title: { ru: 'Разговорный клуб' }, teacher: { name: 'Ольга' } },
      next: { timestamp: '2026-11-25T15:00:00Z', funded: true },
      leaving: { returned: 3, stays: [] },
    });
    const events = [...(await parent.events()), ...(await parent.events('2026-12-21'))];
    expect(events.map(({ timestamp, funded }: { timestamp: string; funded: boolean }) => [timestamp, funded])).toEqual([
      ['2026-11-25T15:00:00Z', true],
      ['2026-12-02T15:00:00Z', true],
      ['2026-12-09T15:00:00Z', true],
      ['2026-12-16T15:00:00Z', false],
      ['2026-12-23T15:00:00Z', false],
      ['2026-12-30T15:00:00Z', false],
      ['2027-01-06T15:00:00Z', false],
      ['2027-01-13T15:00:00Z', false],
    ]);
    expect(events[0]).toMatchObject({ kind: 'group', groupId, processId: body.processId, kids: [anna.kidUid], courseCode: 'speakingClub' });
    expect(await parent.balance()).toMatchObject({ silverCurrent: 3, silverFree: 0 });
    expect(await parent.process()).toMatchObject({
      teacher: { name: 'Ольга' },
      days: [{ weekday: 3, startMinute: 1080 }],
      kids: [anna.kidUid],
    });
    expect(await freePlaces(school, groupId)).toBe(5);
    const { lessons } = (await school.as(teacher).get('/teacher/lessons?from=2026-11-25')).body;
    expect(lessons).toMatchObject([{ kind: 'group', pupils: [{ name: 'Миша' }] }]);
    await insistBooksAgree(school.db);
    expect(school.faults).toEqual([]);
  });

  test('leaves out a lesson that begins within the hour, and takes one that begins in an hour', async () => {
    const school = await openSchool({ now: '2026-11-25T17:00:01+03:00' });
    const { teacherId } = await haveTeacher(school);
    const family = await haveClubFamily(school);
    school.clock.set(Temporal.Instant.from('2026-11-23T10:00+03:00'));
    const groupId = await school.groups.createGroup(aGroup({ teacherId }));
    school.clock.set(Temporal.Instant.from('2026-11-25T17:00:01+03:00'));
    expect((await parentOf(school, family).join(groupId)).body.next.timestamp).toBe('2026-12-02T15:00:00Z');
    const other = await haveClubFamily(school);
    school.clock.set(Temporal.Instant.from('2026-11-25T17:00:00+03:00'));
    expect((await parentOf(school, other).join(groupId)).body.next.timestamp).toBe('2026-11-25T15:00:00Z');
  });

  test('twice, or by a double tap with one key, makes one place', async () => {
    const school = await openSchool();
    const { groupId } = await haveGroup(school);
    const anna = await haveClubFamily(school);
    const as = school.as(anna.parent);
    const [one, other] = [
      await as.post(`/groups/${groupId}/join`, { kidUid: anna.kidUid }, 'one-tap-of-anna'),
      await as.post(`/groups/${groupId}/join`, { kidUid: anna.kidUid }, 'one-tap-of-anna'),
    ];
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(other.body).toEqual(one.body);
    expect((await parentOf(school, anna).join(groupId)).body.error).toMatchObject({ code: 'groups.already_enrolled' });
    expect(await freePlaces(school, groupId)).toBe(5);
  });

  describe('is refused', () => {
    const refused = async (units: number, born = { year: 2018, month: 5 }) => {
      const school = await openSchool();
      const { groupId } = await haveGroup(school, { capacity: 3 });
      return { school, groupId, parent: parentOf(school, await haveClubFamily(school, units, { born })) };
    };

    test('to a family that has paid for no group lessons, bonus units or not', async () => {
      const { school, groupId, parent } = await refused(0);
      const family = await haveClubFamily(school, 0);
      await school.ledger.credit(aCredit({ familyId: family.familyId, kind: 'silver', source: 'bonus', units: 2 }));
      for (const who of [parent, parentOf(school, family)]) {
        const { status, body } = await who.join(groupId);
        expect([status, body.error.code, body.error.message]).toEqual([
          402,
          'groups.needs_paid_balance',
          'Group sign-up needs a paid balance',
        ]);
      }
    });

    test('when all units are reserved', async () => {
      const { school, groupId, parent } = await refused(1);
      const second = await haveGroup(school, { weekday: 4 });
      expect((await parent.join(groupId)).status).toBe(200);
      expect((await parent.join(second.groupId)).body.error.code).toBe('ledger.not_enough_units');
      expect(await freePlaces(school, second.groupId)).toBe(6);
    });

    test('when the only unit ends before the next lesson', async () => {
      const { school, groupId } = await refused(0);
      const family = await haveClubFamily(school, 0);
      const expiresAt = Temporal.Instant.from('2026-11-24T23:59:59+03:00');
      await school.ledger.credit(aCredit({ familyId: family.familyId, kind: 'silver', units: 1, expiresAt }));
      expect((await parentOf(school, family).join(groupId)).body.error.code).toBe('ledger.not_enough_units');
      expect(await parentOf(school, family).events()).toEqual([]);
      expect(await freePlaces(school, groupId)).toBe(3);
    });

    test('outside the ages of the group', async () => {
      const { groupId, parent } = await refused(4, { year: 2020, month: 1 });
      const { status, body } = await parent.join(groupId);
      expect(status).toBe(409);
      expect(body.error).toMatchObject({ code: 'groups.wrong_age', message: 'Unsupported kid age', facts: { age: 6, from: 7, to: 9 } });
    });

    test('as a fourth group', async () => {
      const { school, groupId, parent } = await refused(30);
      for (const weekday of [1, 2, 4]) expect((await parent.join((await haveGroup(school, { weekday })).groupId)).status).toBe(200);
      const { body } = await parent.join(groupId);
      expect(body.error).toMatchObject({ code: 'groups.limit_exceeded', message: 'Group sign-up limit exceeded', facts: { max: 3 } });
    });

    test('when no place is free', async () => {
      const { school, groupId, parent } = await refused(4);
      for (let kid = 0; kid < 3; kid += 1) await parentOf(school, await haveClubFamily(school)).join(groupId);
      expect((await parent.join(groupId)).body.error).toMatchObject({ code: 'groups.no_places', message: 'No free places in group' });
    });

    test('at the time of a lesson of the kid, with its date, and nothing is left behind', async () => {
      const { school, groupId } = await refused(0);
      await haveTeacher(school, { name: 'Пётр' });
      const another = await haveClubFamily(school, 4);
      await school.as(another.parent).post('/intro', { kidUid: another.kidUid, subject: 'math', timestamp: '2026-12-02T15:30:00Z' });
      const { status, body } = await parentOf(school, another).join(groupId);
      expect(status).toBe(409);
      expect(body.error).toMatchObject({ code: 'scheduling.kid_busy', facts: { dates: '2026-12-02T15:00:00Z' } });
      expect((await parentOf(school, another).events()).map(({ kind }: { kind: string }) => kind)).toEqual(['trial']);
      expect(await parentOf(school, another).process()).toBeUndefined();
      expect(await freePlaces(school, groupId)).toBe(3);
    });

    test("with another family's kid, or into a group that is none", async () => {
      const { school, groupId, parent } = await refused(4);
      const stranger = await haveClubFamily(school);
      expect((await parent.join(groupId, stranger.kidUid)).body.error.code).toBe('families.kid_not_found');
      expect((await parent.join(newId())).body.error.code).toBe('groups.group_not_found');
    });
  });
});

test('two kids of a family with one unit between them: one place is paid, the other is not', async () => {
  const school = await openSchool();
  const { groupId } = await haveGroup(school);
  const anna = await haveClubFamily(school, 8);
  const parent = parentOf(school, anna);
  const { kidUid: sister } = (
    await school.as(anna.parent).post('/user/create/kid', { name: 'Аня', surname: '', dob: { year: 2018, month: 1 }, languages: ['ru'] })
  ).body;
  await parent.join(groupId);
  expect((await parent.join(groupId, sister)).body.error.code).toBe('ledger.not_enough_units');
  await paySilver(school, anna, 1);
  expect((await parent.join(groupId, sister)).status).toBe(200);
  const [first, second] = await parent.events();
  expect([first.funded, second.funded]).toEqual([true, false]);
  expect(new Set(second.kids)).toEqual(new Set([anna.kidUid, sister]));
  const { enrolments } = await parent.mine();
  expect(enrolments.map(({ leaving }: { leaving: { returned: number } }) => leaving.returned)).toEqual([8, 1]);
  await insistBooksAgree(school.db);
});

test('what joining comes to is told before: lessons, cover, nearness, conflicts and siblings', async () => {
  const school = await openSchool({ now: '2026-11-25T10:00:01+03:00' });
  const { groupId } = await haveGroup(school);
  const anna = await haveClubFamily(school, 3);
  const { kidUid: sister } = (
    await school.as(anna.parent).post('/user/create/kid', { name: 'Аня', surname: '', dob: { year: 2019, month: 1 }, languages: ['ru'] })
  ).body;
  await haveTeacher(school);
  await school.as(anna.parent).post('/intro', { kidUid: sister, subject: 'math', timestamp: '2026-12-09T15:30:00Z' });
  const terms = await parentOf(school, anna).terms(groupId);
  expect(terms).toMatchObject({
    join: { allowed: true },
    visit: { allowed: true },
    free: 3,
    covered: 3,
    binding: ['2026-11-25T15:00:00Z'],
    conflicts: [],
    overlaps: [{ kidUid: sister, from: '2026-12-09T15:30:00Z' }],
    visits: ['2026-11-25T15:00:00Z', '2026-12-02T15:00:00Z', '2026-12-09T15:00:00Z', '2026-12-16T15:00:00Z'],
  });
  expect(terms.lessons).toHaveLength(8);
  school.clock.set(Temporal.Instant.from('2026-11-25T10:00:00+03:00'));
  expect((await parentOf(school, anna).terms(groupId)).binding).toEqual([]);
});
