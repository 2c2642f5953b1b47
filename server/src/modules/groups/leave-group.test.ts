import { describe, expect, test } from 'vitest';

import { openSchool } from '../../testing.ts';
import { insistBooksAgree } from '../ledger/testing.ts';
import { holdLesson } from '../scheduling/testing.ts';
import { freePlaces, haveClubFamily, haveGroup, parentOf } from './testing.ts';

const at = (iso: string) => Temporal.Instant.from(iso);
const starts = (events: Array<{ timestamp: string }>) => events.map(({ timestamp }) => timestamp);

describe('leaving a group', () => {
  test('gives back lessons 8 hours or more away, to the second, with their units', async () => {
    for (const [now, stays, silverFree] of [
      ['2026-11-25T09:59:59+03:00', [], 4],
      ['2026-11-25T10:00:00+03:00', [], 4],
      ['2026-11-25T10:00:01+03:00', ['2026-11-25T15:00:00Z'], 3],
    ] as const) {
      const school = await openSchool();
      const { groupId } = await haveGroup(school);
      const anna = await haveClubFamily(school, 4);
      const parent = parentOf(school, anna);
      await parent.join(groupId);
      school.clock.set(at(now));
      expect((await parent.mine()).enrolments[0].leaving).toEqual({ returned: silverFree, stays });

      const { status, body } = await parent.leave(groupId);

      expect([status, body]).toEqual([200, { returned: silverFree, stays }]);
      expect(starts(await parent.events())).toEqual(stays);
      expect(await parent.balance()).toMatchObject({ silverCurrent: 4, silverFree });
      expect(await parent.process()).toMatchObject({ state: 'canceled' });
      expect(await freePlaces(school, groupId)).toBe(6);
      expect((await parent.leave(groupId)).body.error.code).toBe('groups.not_enrolled');
      await insistBooksAgree(school.db);
    }
  });

  test('leaves the nearer lesson to the kid: when it takes place its unit is spent', async () => {
    const school = await openSchool();
    const { groupId, teacher } = await haveGroup(school);
    const anna = await haveClubFamily(school, 4);
    const parent = parentOf(school, anna);
    const { next } = (await parent.join(groupId)).body;
    school.clock.set(at('2026-11-25T12:00+03:00'));
    await parent.leave(groupId);
    school.clock.set(at('2026-11-25T18:50+03:00'));
    await holdLesson(school, teacher, next.eventId);
    await school.settle();
    expect(await parent.balance()).toMatchObject({ silverCurrent: 3, silverFree: 3 });
  });

  test('and coming back gives the same lessons again, the one that stayed included', async () => {
    const school = await openSchool();
    const { groupId } = await haveGroup(school);
    const parent = parentOf(school, await haveClubFamily(school, 8));
    const first = (await parent.join(groupId)).body;
    const before = starts(await parent.events());
    school.clock.set(at('2026-11-25T12:00+03:00'));
    await parent.leave(groupId);
    const again = await parent.join(groupId);
    expect(again.status).toBe(200);
    expect(again.body.processId).not.toBe(first.processId);
    expect(again.body.next).toMatchObject({ timestamp: '2026-11-25T15:00:00Z', funded: true });
    expect(starts(await parent.events())).toEqual(before);
    expect((await parent.events()).every(({ processId }: { processId: string }) => processId === again.body.processId)).toBe(true);
    await insistBooksAgree(school.db);
    expect(school.faults).toEqual([]);
  });

  test('pays with the units that return for another group of the family that had none', async () => {
    const school = await openSchool();
    const [one, other] = [await haveGroup(school), await haveGroup(school, { weekday: 4 })];
    const parent = parentOf(school, await haveClubFamily(school, 9));
    await parent.join(one.groupId);
    await parent.join(other.groupId);
    await parent.leave(one.groupId);
    const thursdays = [...(await parent.events()), ...(await parent.events('2026-12-21'))];
    expect(thursdays.map(({ funded }: { funded: boolean }) => funded)).toEqual(Array.from({ length: 8 }, () => true));
    expect(await parent.balance()).toMatchObject({ silverFree: 1 });
  });
});

describe('one lesson of a group, given up by a family', () => {
  const lessonOf = async (school: Awaited<ReturnType<typeof openSchool>>, units = 4) => {
    const { groupId } = await haveGroup(school);
    const [anna, boris] = [await haveClubFamily(school, units), await haveClubFamily(school, units, { name: 'Боря' })];
    await parentOf(school, boris).join(groupId);
    const { next } = (await parentOf(school, anna).join(groupId)).body;
    const by = { accountId: anna.parent.accountId, role: 'parent' } as const;
    const leave = (reason = 'Болеем') => school.clubs.leaveLesson(by, { familyId: anna.familyId, lessonId: next.eventId, reason });
    return { groupId, anna, boris, lessonId: next.eventId as string, leave, by };
  };

  test('returns its unit and stands for the others; the kid stays in the group', async () => {
    const school = await openSchool();
    const { groupId, anna, boris, lessonId, leave } = await lessonOf(school, 8);
    const { event, canceled, returned } = await leave();
    await school.settle();
    expect({ canceled, returned }).toEqual({ canceled: 1, returned: 1 });
    expect(event).toMatchObject({ eventId: lessonId, status: 'canceled', kids: [anna.kidUid] });
    expect(starts(await parentOf(school, anna).events())).toEqual(['2026-12-02T15:00:00Z', '2026-12-09T15:00:00Z', '2026-12-16T15:00:00Z']);
    expect(starts(await parentOf(school, boris).events())).toHaveLength(4);
    expect((await parentOf(school, anna).mine()).enrolments).toHaveLength(1);
    expect(await freePlaces(school, groupId)).toBe(4);
    expect(await parentOf(school, anna).balance()).toMatchObject({ silverCurrent: 8, silverFree: 1 });
    await expect(leave()).rejects.toMatchObject({ code: 'scheduling.lesson_not_found' });
    await insistBooksAgree(school.db);
  });

  for (const [now, answer] of [
    ['2026-11-25T09:59:59+03:00', 'given up'],
    ['2026-11-25T10:00:00+03:00', 'given up'],
    ['2026-11-25T10:00:01+03:00', 'scheduling.too_late'],
    ['2026-11-25T18:00:00+03:00', 'scheduling.lesson_is_over'],
  ] as const) {
    test(`at ${now} before 18:00 is ${answer}`, async () => {
      const school = await openSchool();
      const { leave } = await lessonOf(school);
      school.clock.set(at(now));
      const came = await leave().then(
        () => 'given up',
        (refusal: { code: string }) => refusal.code,
      );
      expect(came).toBe(answer);
    });
  }

  test('by a manager at any time before it, and never by a stranger', async () => {
    const school = await openSchool();
    const { anna, lessonId, by } = await lessonOf(school);
    const stranger = await haveClubFamily(school);
    school.clock.set(at('2026-11-25T17:59:59+03:00'));
    const request = { lessonId, reason: 'По просьбе семьи' };
    await expect(school.clubs.leaveLesson(by, { familyId: stranger.familyId, ...request })).rejects.toMatchObject({
      code: 'scheduling.lesson_not_found',
    });
    const manager = { accountId: null, role: 'manager' } as const;
    expect(await school.clubs.leaveLesson(manager, { familyId: anna.familyId, ...request, actorKind: 'manager' })).toMatchObject({
      returned: 1,
    });
  });

  test('of a trial visit frees its place in the group', async () => {
    const school = await openSchool();
    const { groupId } = await haveGroup(school);
    const anna = await haveClubFamily(school, 4);
    const { eventId } = (await parentOf(school, anna).visit(groupId, '2026-11-25T15:00:00Z')).body;
    expect(await freePlaces(school, groupId)).toBe(5);
    const by = { accountId: anna.parent.accountId, role: 'parent' } as const;
    await school.clubs.leaveLesson(by, { familyId: anna.familyId, lessonId: eventId, reason: 'Не сможем' });
    await school.settle();
    expect(await freePlaces(school, groupId)).toBe(6);
    expect((await parentOf(school, anna).visit(groupId, '2026-12-02T15:00:00Z')).status).toBe(200);
  });
});

describe('a lesson of a group in the schedule', () => {
  const first = '2026-11-25T15:00:00Z';

  test('says what cancelling it comes to, and is cancelled by a family for its own kids alone', async () => {
    const school = await openSchool();
    const { groupId } = await haveGroup(school);
    const [anna, boris] = [await haveClubFamily(school), await haveClubFamily(school)];
    await parentOf(school, boris).join(groupId);
    const { eventId } = (await parentOf(school, anna).join(groupId)).body.next;
    const as = school.as(anna.parent);
    expect((await as.get(`/events/${eventId}/changes`)).body).toMatchObject({
      event: { groupId, regular: false },
      cancel: { allowed: true },
      transfer: { allowed: false, why: 'scheduling.group_time_is_fixed' },
      until: '2026-11-25T07:00:00Z',
      unit: 'silver',
      regular: null,
    });
    const cancel = (scope: string) => as.post(`/events/${eventId}/cancel`, { scope, reason: 'Болеем' });
    expect((await cancel('all')).body.error.code).toBe('scheduling.not_regular');
    expect((await cancel('one')).body).toMatchObject({ canceled: 1, returned: 1, event: { status: 'canceled' } });
    expect((await cancel('one')).body.error.code).toBe('scheduling.lesson_not_found');
    expect(starts(await parentOf(school, anna).events())).not.toContain(first);
    expect(starts(await parentOf(school, boris).events())).toContain(first);
  });

  test('cancelled by a manager is cancelled for all, who has left the group included, and units return', async () => {
    const school = await openSchool();
    const { groupId } = await haveGroup(school);
    const [anna, boris, vera] = [await haveClubFamily(school, 4), await haveClubFamily(school, 4), await haveClubFamily(school, 4)];
    await parentOf(school, boris).join(groupId);
    await parentOf(school, vera).visit(groupId, first);
    const { eventId } = (await parentOf(school, anna).join(groupId)).body.next;
    school.clock.set(at('2026-11-25T12:00+03:00'));
    expect((await parentOf(school, anna).leave(groupId)).body.stays).toEqual([first]);
    const manager = { ...anna.parent, role: 'manager', customerId: anna.parent.accountId } as const;
    const { status, body } = await school.as(manager).post(`/events/${eventId}/cancel`, { scope: 'one', reason: 'Учитель заболел' });
    await school.settle();
    expect([status, body.returned]).toEqual([200, 3]);
    const free = [];
    for (const family of [anna, boris, vera]) free.push((await parentOf(school, family).balance()).silverFree);
    // Boris's unit went on to his next lesson that had none.
    expect(free).toEqual([4, 0, 4]);
    expect(await freePlaces(school, groupId)).toBe(5);
    expect(await parentOf(school, anna).process()).toMatchObject({ state: 'canceled' });
    await insistBooksAgree(school.db);
    expect(school.faults).toEqual([]);
  });
});
