import { describe, expect, test } from 'vitest';

import { sql } from '#platform/db';
import { newId } from '#platform/ids';

import { openSchool } from '../../testing.ts';
import { aRegistration } from '../families/testing.ts';
import { haveClubFamily, haveFullGroup, haveGroup, parentOf, requestOf } from './testing.ts';

type Family = Awaited<ReturnType<typeof haveClubFamily>>;

describe('a club that is asked for in the application', () => {
  const applied = async (year: number) => {
    const school = await openSchool();
    const email = `club-${year}@example.com`;
    const form = aRegistration({ email, club: 'speakingClub', kid: { name: 'Лев', dob: { year, month: 5 }, languages: ['ru'] } });
    const { body, status } = await school.as().post('/registration', form);
    expect(status).toBe(200);
    await school.outbox.drain();
    const family = await school.db.all(sql<{ id: string }>`select family_id as id from families_families order by created_at desc limit 1`);
    return { school, familyId: family[0]?.id ?? '', body };
  };
  test('puts the kid on its waiting list, where the family and managers see it', async () => {
    const { school, familyId } = await applied(2018);
    expect(await school.groups.waitingLists()).toMatchObject([{ familyId, request: { courseCode: 'speakingClub', group: null } }]);
  });
  test('waits for nothing where the club is for another age, and the registration stands', async () => {
    const { school } = await applied(2023);
    expect(await school.groups.waitingLists()).toEqual([]);
    expect(school.faults).toEqual([]);
  });
});

describe('the waiting list', () => {
  test('shows a request with its place in line, which moves up when somebody before goes', async () => {
    const school = await openSchool();
    const { groupId } = await haveFullGroup(school);
    const [anna, boris, vera] = [await haveClubFamily(school), await haveClubFamily(school), await haveClubFamily(school)];
    const requested = await parentOf(school, anna).wait({ groupId, wishes: 'Мы дружим с Борей' });
    expect(requested.status).toBe(200);
    expect(requested.body).toMatchObject({
      kidUid: anna.kidUid,
      courseCode: 'speakingClub',
      group: { groupId },
      place: 1,
      offer: null,
      wishes: 'Мы дружим с Борей',
    });
    await parentOf(school, boris).wait();
    expect((await parentOf(school, vera).wait({ groupId })).body.place).toBe(3);
    expect((await parentOf(school, vera).mine()).choices[0]).toMatchObject({
      groupId,
      line: 2,
      join: { allowed: false, why: 'groups.no_places' },
      wait: { allowed: false, why: 'groups.already_waiting' },
    });

    expect((await parentOf(school, anna).withdraw(requested.body.requestId)).body).toEqual({ done: true });

    expect([(await requestOf(school, boris)).place, (await requestOf(school, vera)).place]).toEqual([1, 2]);
    expect((await parentOf(school, anna).mine()).waiting).toEqual([]);
    expect((await parentOf(school, anna).withdraw(requested.body.requestId)).body.error.code).toBe('groups.request_not_found');
  });

  test('needs no balance, and refuses the wrong age, a second request, a place that is free, and strangers', async () => {
    const school = await openSchool();
    const { groupId, inside } = await haveFullGroup(school);
    const open = await haveGroup(school, { weekday: 4 });
    const [poor, small] = [await haveClubFamily(school, 0), await haveClubFamily(school, 8, { born: { year: 2021, month: 1 } })];
    const wait = async (family: Family, its: Parameters<ReturnType<typeof parentOf>['wait']>[0]) => {
      const { status, body } = await parentOf(school, family).wait(its);
      return status === 200 ? 'waits' : body.error.code;
    };
    expect(await wait(poor, { groupId })).toBe('waits');
    expect(await wait(poor, { groupId })).toBe('groups.already_waiting');
    expect(await wait(small, { groupId })).toBe('groups.wrong_age');
    expect(await wait(small, {})).toBe('groups.wrong_age');
    expect(await wait(inside[0], { groupId })).toBe('groups.already_enrolled');
    expect(await wait(poor, { groupId: open.groupId })).toBe('groups.places_free');
    expect(await wait(poor, { groupId, courseCode: 'readingClub' })).toBe('groups.group_not_found');
    expect(await wait(poor, { groupId: newId() })).toBe('groups.group_not_found');
    const { requestId } = await requestOf(school, poor);
    expect((await parentOf(school, small).withdraw(requestId)).body.error.code).toBe('groups.request_not_found');
    expect((await parentOf(school, small).accept(requestId)).body.error.code).toBe('groups.request_not_found');
    expect((await parentOf(school, poor).accept(requestId)).body.error.code).toBe('groups.no_offer');
    expect(school.faults).toEqual([]);
  });
});

describe('a kid stands once in the line of a club', () => {
  test('for any group or for one of them: a second request is refused with the day since which it waits', async () => {
    const school = await openSchool();
    const { groupId } = await haveFullGroup(school);
    const [anna, boris] = [await haveClubFamily(school), await haveClubFamily(school)];
    await parentOf(school, anna).wait();
    await parentOf(school, boris).wait({ groupId });
    school.clock.set(school.clock.now().add({ hours: 48 }));

    const refused = { status: 409, body: { error: { code: 'groups.already_waiting', facts: { since: '2026-11-23' } } } };
    expect(await parentOf(school, anna).wait({ groupId })).toMatchObject(refused);
    expect(await parentOf(school, boris).wait()).toMatchObject(refused);
    expect((await parentOf(school, boris).mine()).choices[0]).toMatchObject({ wait: { facts: { since: '2026-11-23' } } });
    // Another club is another line.
    expect((await parentOf(school, anna).wait({ courseCode: 'readingClub' })).status).toBe(200);
  });

  test('however many of its devices ask at once: the database holds it', async () => {
    const school = await openSchool();
    const { groupId } = await haveFullGroup(school);
    const { wait } = parentOf(school, await haveClubFamily(school));
    const answers = await Promise.all([wait(), wait({ groupId }), wait({ weekday: 3 }), wait({ groupId }), wait()]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
  });
});
