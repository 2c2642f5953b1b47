import { describe, expect, test } from 'vitest';

import { openSchool } from '../../testing.ts';
import { holdLesson } from '../scheduling/testing.ts';
import { freePlaces, haveClubFamily, haveGroup, parentOf, paySilver } from './testing.ts';

describe('a trial visit of a group', () => {
  const lesson = '2026-11-25T15:00:00Z';

  test('takes one lesson and one unit, keeps the place until the lesson is over, and is possible once', async () => {
    const school = await openSchool();
    const { groupId, teacher } = await haveGroup(school);
    const anna = await haveClubFamily(school, 4);
    const parent = parentOf(school, anna);

    const { status, body } = await parent.visit(groupId, lesson);

    expect(status).toBe(200);
    expect(body).toMatchObject({ kidUid: anna.kidUid, timestamp: lesson, group: { groupId } });
    expect((await parent.events()).map(({ timestamp }: { timestamp: string }) => timestamp)).toEqual([lesson]);
    expect(await parent.balance()).toMatchObject({ silverFree: 3 });
    expect(await freePlaces(school, groupId)).toBe(5);
    expect((await parent.mine()).visits).toMatchObject([{ timestamp: lesson }]);
    expect((await parent.visit(groupId, '2026-12-02T15:00:00Z')).body.error.code).toBe('groups.visit_exists');

    school.clock.set(Temporal.Instant.from('2026-11-25T18:49:59+03:00'));
    await holdLesson(school, teacher, body.eventId);
    await school.settle();
    expect(await freePlaces(school, groupId)).toBe(5);
    school.clock.set(Temporal.Instant.from('2026-11-25T18:50:00+03:00'));
    await school.settle();
    expect(await freePlaces(school, groupId)).toBe(6);
    expect(await parent.balance()).toMatchObject({ silverCurrent: 3, silverFree: 3 });
    expect(await parent.process()).toMatchObject({ state: 'finished' });
    expect((await parent.visit(groupId, '2026-12-02T15:00:00Z')).body.error.code).toBe('groups.visit_exists');
    expect(school.faults).toEqual([]);
  });

  test('turns into an enrolment with the same place, before the lesson or after it', async () => {
    const school = await openSchool();
    const { groupId } = await haveGroup(school);
    const anna = await haveClubFamily(school, 8);
    const parent = parentOf(school, anna);
    const { processId } = (await parent.visit(groupId, lesson)).body;
    const { status, body } = await parent.join(groupId);
    expect([status, body.processId, body.next.timestamp]).toEqual([200, processId, lesson]);
    expect(await freePlaces(school, groupId)).toBe(5);
    expect(await parent.events()).toHaveLength(4);
    expect(await parent.mine()).toMatchObject({ visits: [], enrolments: [{ processId, state: 'inProgress' }] });
  });

  test('of a lesson that has begun is refused in the known words, and of one that never was, as not found', async () => {
    const school = await openSchool();
    const { groupId } = await haveGroup(school);
    const parent = parentOf(school, await haveClubFamily(school));
    const visitAt = async (now: string, timestamp = lesson) => {
      school.clock.set(Temporal.Instant.from(now));
      return (await parent.visit(groupId, timestamp)).body.error;
    };
    expect(await visitAt('2026-11-25T17:00:01+03:00')).toMatchObject({ code: 'scheduling.in_the_past' });
    expect(await visitAt('2026-11-25T18:00:00+03:00')).toMatchObject({
      code: 'scheduling.event_completed',
      message: 'Cant add kid to completed event',
    });
    expect(await visitAt('2026-11-26T10:00+03:00')).toMatchObject({ code: 'scheduling.event_completed' });
    expect(await visitAt('2026-11-26T10:00+03:00', '2026-12-03T15:00:00Z')).toMatchObject({ code: 'scheduling.lesson_not_found' });
    expect((await parent.visit(groupId, '2026-12-02T15:00:00Z')).status).toBe(200);
  });

  test('needs a paid group package', async () => {
    const school = await openSchool();
    const { groupId } = await haveGroup(school);
    const family = await haveClubFamily(school, 0);
    const { status, body } = await parentOf(school, family).visit(groupId, lesson);
    expect([status, body.error.code]).toEqual([402, 'groups.trial_needs_package']);
    await paySilver(school, family, 4);
    expect((await parentOf(school, family).visit(groupId, lesson)).status).toBe(200);
  });
});
