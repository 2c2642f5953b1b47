import { describe, expect, test } from 'vitest';

import { openSchool } from '../../testing.ts';
import { insistBooksAgree } from '../ledger/testing.ts';
import { haveTeacher } from '../scheduling/testing.ts';
import { aGroup, freePlaces, haveClubFamily, haveFullGroup, haveGroup, parentOf, paySilver, requestOf } from './testing.ts';

const at = (iso: string) => Temporal.Instant.from(iso);
type Family = Awaited<ReturnType<typeof haveClubFamily>>;

describe('a place that frees', () => {
  test('is kept for the first in line for 12 hours: others see a full group, and it can be taken', async () => {
    const school = await openSchool();
    const { groupId, inside } = await haveFullGroup(school);
    const [anna, boris] = [await haveClubFamily(school), await haveClubFamily(school)];
    await parentOf(school, anna).wait({ groupId });
    await parentOf(school, boris).wait({ groupId });
    const offers: Array<{ familyId: string; until: string }> = [];
    school.outbox.subscribe('groups.place_offered', 'test', async (it) => void offers.push(it));

    await parentOf(school, inside[0]).leave(groupId);
    await school.outbox.drain();

    expect(offers).toMatchObject([{ familyId: anna.familyId, until: '2026-11-23T19:00:00Z' }]);
    const request = await requestOf(school, anna);
    expect(request.offer).toMatchObject({
      group: { groupId },
      timestamp: '2026-11-25T15:00:00Z',
      until: '2026-11-23T19:00:00Z',
      accept: { allowed: true },
    });
    expect(await freePlaces(school, groupId)).toBe(0);
    expect((await requestOf(school, boris)).offer).toBeNull();
    expect((await parentOf(school, boris).join(groupId)).body.error.code).toBe('groups.no_places');

    const { status, body } = await parentOf(school, anna).accept(request.requestId);
    expect([status, body.next.timestamp, body.next.funded]).toEqual([200, '2026-11-25T15:00:00Z', true]);
    expect(await parentOf(school, anna).mine()).toMatchObject({ waiting: [], enrolments: [{ group: { groupId } }] });
    expect((await requestOf(school, boris)).place).toBe(1);
    expect((await parentOf(school, anna).accept(request.requestId)).body.error.code).toBe('groups.request_not_found');
    await insistBooksAgree(school.db);
    expect(school.faults).toEqual([]);
  });

  test('may be taken until its last second, and is the next one’s from that second on, job or no job', async () => {
    for (const [now, code] of [
      ['2026-11-23T21:59:59+03:00', undefined],
      ['2026-11-23T22:00:00+03:00', 'groups.no_offer'],
      ['2026-11-23T22:00:01+03:00', 'groups.no_offer'],
    ] as const) {
      const school = await openSchool();
      const { groupId, inside } = await haveFullGroup(school);
      const [anna, boris] = [await haveClubFamily(school), await haveClubFamily(school)];
      const { requestId } = (await parentOf(school, anna).wait({ groupId })).body;
      await parentOf(school, boris).wait({ groupId });
      await parentOf(school, inside[0]).leave(groupId);
      school.clock.set(at(now));
      const { body } = await parentOf(school, anna).accept(requestId);
      expect(body.error?.code).toBe(code);
      if (code === undefined) continue;
      expect((await requestOf(school, anna)).offer).toBeNull();
      await school.settle();
      expect((await requestOf(school, boris)).offer).toMatchObject({ group: { groupId } });
      expect((await parentOf(school, anna).mine()).waiting).toEqual([]);
    }
  });

  test('goes down the line by the clock, 12 hours each, and the job asked twice offers nothing twice', async () => {
    const school = await openSchool();
    const { groupId, inside } = await haveFullGroup(school);
    const line = [await haveClubFamily(school), await haveClubFamily(school), await haveClubFamily(school)];
    for (const family of line) await parentOf(school, family).wait({ groupId });
    const told: string[] = [];
    school.outbox.subscribe('groups.offer_expired', 'test', async ({ familyId }) => void told.push(familyId));
    await parentOf(school, inside[0]).leave(groupId);
    const offered = () => Promise.all(line.map(async (family) => (await requestOf(school, family))?.offer?.until));
    expect(await offered()).toEqual(['2026-11-23T19:00:00Z', undefined, undefined]);
    school.clock.set(at('2026-11-23T22:03+03:00'));
    await school.settle();
    await school.settle();
    expect(await offered()).toEqual([undefined, '2026-11-24T07:03:00Z', undefined]);
    school.clock.set(at('2026-11-24T10:05+03:00'));
    await school.settle();
    expect(await offered()).toEqual([undefined, undefined, '2026-11-24T19:05:00Z']);
    school.clock.set(at('2026-11-24T23:00+03:00'));
    await school.settle();
    expect(await freePlaces(school, groupId)).toBe(1);
    expect(told).toEqual(line.map(({ familyId }) => familyId));
    expect(school.faults).toEqual([]);
  });

  test('is not lost by a family that lacks something: it is told what, and takes the place later', async () => {
    const school = await openSchool();
    const { groupId, inside } = await haveFullGroup(school);
    const anna = await haveClubFamily(school, 0);
    const parent = parentOf(school, anna);
    const { requestId } = (await parent.wait({ groupId })).body;
    await parentOf(school, inside[0]).leave(groupId);
    expect((await requestOf(school, anna)).offer.accept).toMatchObject({ allowed: false, why: 'groups.needs_paid_balance' });
    expect((await parent.accept(requestId)).body.error.code).toBe('groups.needs_paid_balance');
    expect((await requestOf(school, anna)).offer).not.toBeNull();
    await paySilver(school, anna, 4);
    expect((await requestOf(school, anna)).offer.accept).toEqual({ allowed: true });
    expect((await parent.accept(requestId)).status).toBe(200);
  });

  test('is let go of by declining: the next one has it, and who waits for any group keeps its place in line', async () => {
    const school = await openSchool();
    const { groupId, inside } = await haveFullGroup(school);
    const [anna, boris, vera] = [await haveClubFamily(school), await haveClubFamily(school), await haveClubFamily(school)];
    await parentOf(school, anna).wait();
    await parentOf(school, boris).wait({ groupId });
    await parentOf(school, vera).wait({ groupId });
    await parentOf(school, inside[0]).leave(groupId);

    expect((await parentOf(school, anna).decline((await requestOf(school, anna)).requestId)).status).toBe(200);
    expect((await requestOf(school, boris)).offer).toMatchObject({ group: { groupId } });
    expect(await requestOf(school, anna)).toMatchObject({ place: 1, offer: null });
    expect((await parentOf(school, boris).decline((await requestOf(school, boris)).requestId)).status).toBe(200);
    expect((await parentOf(school, boris).mine()).waiting).toEqual([]);
    expect((await parentOf(school, vera).withdraw((await requestOf(school, vera)).requestId)).status).toBe(200);
    // Nobody is left whom it suits: Anna has declined this very group.
    expect(await freePlaces(school, groupId)).toBe(1);
    await school.settle();
    expect((await requestOf(school, anna)).offer).toBeNull();
    const other = await haveGroup(school, { weekday: 4 });
    expect((await requestOf(school, anna)).offer).toMatchObject({ group: { groupId: other.groupId } });
  });

  test('goes to the first in line whom it suits: day by the family’s clock, age, and no more than three groups', async () => {
    const school = await openSchool();
    const { groupId, inside } = await haveFullGroup(school);
    const busy = await haveClubFamily(school, 40);
    for (const weekday of [1, 2, 4]) await parentOf(school, busy).join((await haveGroup(school, { weekday })).groupId);
    const [sydney, fridays, evenings] = [
      await haveClubFamily(school, 8, { timezone: 'Australia/Sydney' }),
      await haveClubFamily(school),
      await haveClubFamily(school),
    ];
    await parentOf(school, busy).wait({ groupId });
    await parentOf(school, fridays).wait({ weekday: 5, dayPart: 'evening' });
    await parentOf(school, sydney).wait({ weekday: 4, dayPart: 'morning' });
    await parentOf(school, evenings).wait({ weekday: 3, dayPart: 'evening' });
    await parentOf(school, inside[0]).leave(groupId);
    expect((await requestOf(school, sydney)).offer).toMatchObject({ group: { groupId } });
    await parentOf(school, inside[1]).leave(groupId);
    expect((await requestOf(school, evenings)).offer).toMatchObject({ group: { groupId } });
    expect(await requestOf(school, busy)).toMatchObject({ place: 1, offer: null });
    expect((await requestOf(school, fridays)).offer).toBeNull();
  });

  test('is offered once to a kid that waits for any group, and the next place goes to the next family', async () => {
    const school = await openSchool();
    const { groupId, inside } = await haveFullGroup(school);
    const [anna, boris] = [await haveClubFamily(school), await haveClubFamily(school)];
    await parentOf(school, anna).wait();
    await parentOf(school, boris).wait({ groupId });
    await parentOf(school, inside[0]).leave(groupId);
    await parentOf(school, inside[1]).leave(groupId);
    const { waiting } = await parentOf(school, anna).mine();
    expect(waiting.map(({ offer }: { offer: unknown }) => offer !== null)).toEqual([true]);
    expect((await requestOf(school, boris)).offer).not.toBeNull();
    expect((await parentOf(school, anna).accept(waiting[0].requestId)).status).toBe(200);
    expect((await parentOf(school, anna).mine()).waiting).toEqual([]);
    expect(school.faults).toEqual([]);
  });

  test('of a new group is offered to those who wait for such a one; a request that a group fulfils already is offered it at once', async () => {
    const school = await openSchool();
    const { teacherId } = await haveTeacher(school);
    const line: Family[] = [];
    for (let kid = 0; kid < 4; kid += 1) line.push(await haveClubFamily(school));
    for (const family of line) await parentOf(school, family).wait();
    const groupId = await school.groups.createGroup(aGroup({ teacherId, capacity: 3 }));
    const offers = await Promise.all(line.map(async (family) => (await requestOf(school, family)).offer !== null));
    expect(offers).toEqual([true, true, true, false]);
    expect(await freePlaces(school, groupId)).toBe(0);
    const other = await haveGroup(school, { courseCode: 'readingClub', ages: { from: 7, to: 9 }, weekday: 1 });
    const { body } = await parentOf(school, line[0]!).wait({ courseCode: 'readingClub' });
    expect(body.offer).toMatchObject({ group: { groupId: other.groupId } });
  });

  test('withdrawing with an offer passes it on, and joining fulfils the request', async () => {
    const school = await openSchool();
    const { groupId, inside } = await haveFullGroup(school);
    const [anna, boris] = [await haveClubFamily(school), await haveClubFamily(school)];
    await parentOf(school, anna).wait({ groupId });
    await parentOf(school, boris).wait({ groupId });
    await parentOf(school, inside[0]).leave(groupId);
    await parentOf(school, anna).withdraw((await requestOf(school, anna)).requestId);
    expect((await requestOf(school, boris)).offer).not.toBeNull();
    // By the join button as well as by the offer's own.
    expect((await parentOf(school, boris).join(groupId)).status).toBe(200);
    expect((await parentOf(school, boris).mine()).waiting).toEqual([]);
    expect(await freePlaces(school, groupId)).toBe(0);
  });
});

test('a full lesson is never overfull: who left keeps the near lesson, and who comes begins with the next one', async () => {
  const school = await openSchool();
  const { groupId, inside } = await haveFullGroup(school);
  const anna = await haveClubFamily(school);
  const { requestId } = (await parentOf(school, anna).wait({ groupId })).body;
  school.clock.set(at('2026-11-25T12:00+03:00'));
  await parentOf(school, inside[0]).leave(groupId);
  const { body } = await parentOf(school, anna).accept(requestId);
  expect(body.next.timestamp).toBe('2026-12-02T15:00:00Z');
  const [{ kids }] = (
    await school.db.pool.query(
      `select count(*)::int as kids from scheduling_participants join scheduling_lessons using (lesson_id)
       where lower(scheduling_lessons.during) = '2026-11-25T15:00Z' and left_at is null`,
    )
  ).rows;
  expect(kids).toBe(3);
});
