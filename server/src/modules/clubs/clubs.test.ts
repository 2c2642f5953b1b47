import { describe, expect, test } from 'vitest';

import { openSchool, type TestSchool } from '../../testing.ts';
import { aGroup, freePlaces, haveClubFamily, haveGroup, parentOf, paySilver } from '../groups/testing.ts';
import { insistBooksAgree } from '../ledger/testing.ts';
import { haveTeacher, workingWeek } from '../scheduling/testing.ts';

const at = (iso: string) => Temporal.Instant.from(iso);
const manager = { accountId: null, role: 'manager' } as const;
type Event = { timestamp: string; funded: boolean; status: string };

/** Lessons of a teacher in the calendar, as starts. */
async function lessonsOf(school: TestSchool, teacher: Parameters<TestSchool['as']>[0], from: string): Promise<string[]> {
  const { lessons } = (await school.as(teacher).get(`/teacher/lessons?from=${from}&days=35`)).body;
  return lessons.map(({ timestamp }: Event) => timestamp);
}

describe("a group's weekly time", () => {
  test("is in its teacher's calendar up to the horizon, and nobody else can have it", async () => {
    const school = await openSchool();
    const { teacher } = await haveGroup(school);
    expect(await lessonsOf(school, teacher, '2026-11-23')).toEqual([
      '2026-11-25T15:00:00Z',
      '2026-12-02T15:00:00Z',
      '2026-12-09T15:00:00Z',
      '2026-12-16T15:00:00Z',
      '2026-12-23T15:00:00Z',
    ]);
    const family = await haveClubFamily(school);
    const { body } = await school
      .as(family.parent)
      .post('/intro', { kidUid: family.kidUid, subject: 'math', timestamp: '2026-12-02T15:30:00Z' });
    expect(body.error.code).toBe('scheduling.slot_taken');
  });

  test("that meets the teacher's other lessons is refused with their dates, and leaves nothing", async () => {
    const school = await openSchool();
    const { teacherId, teacher } = await haveTeacher(school);
    const family = await haveClubFamily(school);
    await school.as(family.parent).post('/intro', { kidUid: family.kidUid, subject: 'math', timestamp: '2026-12-02T15:30:00Z' });
    await expect(school.groups.createGroup(aGroup({ teacherId }))).rejects.toMatchObject({
      code: 'scheduling.schedule_conflicts',
      facts: { dates: '2026-12-02T15:00:00Z' },
    });
    expect(await lessonsOf(school, teacher, '2026-11-23')).toEqual(['2026-12-02T15:30:00Z']);
    expect(await school.groups.list()).toEqual([]);
    await school.groups.createGroup(aGroup({ teacherId, startMinute: 19 * 60 + 30 }));
    await expect(school.groups.createGroup(aGroup({ teacherId, startMinute: 20 * 60 }))).rejects.toMatchObject({
      code: 'scheduling.schedule_conflicts',
    });
  });

  test("outside the teacher's hours is refused, and a day the teacher is away has no lesson", async () => {
    const school = await openSchool();
    const { teacherId, teacher } = await haveTeacher(school, { exceptions: [{ day: '2026-12-09', blocks: [] }] });
    await expect(school.groups.createGroup(aGroup({ teacherId, weekday: 6 }))).rejects.toMatchObject({ code: 'scheduling.slot_closed' });
    await expect(school.groups.createGroup(aGroup({ teacherId, startMinute: 20 * 60 + 30 }))).rejects.toMatchObject({
      code: 'scheduling.slot_closed',
    });
    const groupId = await school.groups.createGroup(aGroup({ teacherId }));
    expect((await school.groups.one(groupId))?.lessons).toEqual(['2026-11-25T15:00:00Z', '2026-12-02T15:00:00Z', '2026-12-16T15:00:00Z']);
    expect(await lessonsOf(school, teacher, '2026-12-05')).not.toContain('2026-12-09T15:00:00Z');
  });

  test('goes on every night: a lesson more with its kids, paid as far as the balance goes', async () => {
    const school = await openSchool();
    const { teacherId, groupId, teacher } = await haveGroup(school);
    const [anna, boris] = [await haveClubFamily(school, 20), await haveClubFamily(school, 1)];
    const visitor = await haveClubFamily(school, 4);
    await parentOf(school, anna).join(groupId);
    await parentOf(school, boris).join(groupId);
    await parentOf(school, visitor).visit(groupId, '2026-12-02T15:00:00Z');
    expect(await lessonsOf(school, teacher, '2027-01-11')).toEqual(['2027-01-13T15:00:00Z']);

    school.clock.set(at('2026-11-26T00:15+03:00'));
    await school.settle();
    await school.settle();

    expect(await lessonsOf(school, teacher, '2027-01-11')).toEqual(['2027-01-13T15:00:00Z', '2027-01-20T15:00:00Z']);
    const last = async (family: typeof anna) =>
      (await parentOf(school, family).events('2027-01-18')).map(({ timestamp, funded }: Event) => [timestamp, funded]);
    expect(await last(anna)).toEqual([['2027-01-20T15:00:00Z', true]]);
    expect(await last(boris)).toEqual([['2027-01-20T15:00:00Z', false]]);
    expect(await last(visitor)).toEqual([]);
    // A teacher who works no more on Wednesdays keeps the group: its time was promised.
    await school.calendar.setAvailability(teacherId, {
      rules: workingWeek.filter(({ weekday }) => weekday !== 3),
      exceptions: [{ day: '2027-02-03', blocks: [] }],
    });
    school.clock.set(at('2026-12-10T00:15+03:00'));
    await school.settle();
    expect(await lessonsOf(school, teacher, '2027-01-11')).toEqual([
      '2027-01-13T15:00:00Z',
      '2027-01-20T15:00:00Z',
      '2027-01-27T15:00:00Z',
    ]);
    await insistBooksAgree(school.db);
    expect(school.faults).toEqual([]);
  });

  test('a kid that has another lesson at the new date has no place in it, and the others have theirs', async () => {
    const school = await openSchool();
    const { groupId } = await haveGroup(school);
    const [anna, boris] = [await haveClubFamily(school, 20), await haveClubFamily(school, 20)];
    await parentOf(school, anna).join(groupId);
    await parentOf(school, boris).join(groupId);
    // A lesson that somebody put past the horizon by hand.
    const { teacherId } = await haveTeacher(school);
    await school.db.pool.query(
      `with lesson as (
         insert into scheduling_lessons (lesson_id, process_id, teacher_id, planned_teacher_id, kind, during, status, created_at, change_hours, enter_minutes, absent_minutes, teacher_wait_minutes, late_bonus, free_skips, free_skip_days, trial_moves, release_hours)
         select gen_random_uuid(), process_id, $2, $2, 'individual', tstzrange('2027-01-20T15:00Z', '2027-01-20T15:25Z'), 'scheduled', now(), 8, 10, 10, 5, 1, 1, 30, 1, 16
         from scheduling_processes where kid_uid = $1 limit 1 returning lesson_id, during, active)
       insert into scheduling_participants (lesson_id, kid_uid, family_id, during, active) select lesson_id, $1, $3, during, active from lesson`,
      [anna.kidUid, teacherId, anna.familyId],
    );
    school.clock.set(at('2026-11-26T00:15+03:00'));
    await school.settle();
    const kinds = async (family: typeof anna) =>
      (await parentOf(school, family).events('2027-01-18')).map(({ kind }: { kind: string }) => kind);
    expect(await kinds(anna)).toEqual(['individual']);
    expect(await kinds(boris)).toEqual(['group']);
  });
});

describe('closing a group', () => {
  test('cancels its coming lessons, near ones too, with all units back, and tells everybody in it', async () => {
    const school = await openSchool();
    const { groupId, teacher } = await haveGroup(school, { capacity: 3 });
    const kids = [await haveClubFamily(school, 8), await haveClubFamily(school, 3), await haveClubFamily(school, 2)];
    for (const family of kids.slice(0, 2)) await parentOf(school, family).join(groupId);
    await parentOf(school, kids[2]!).visit(groupId, '2026-12-02T15:00:00Z');
    const waiting = await haveClubFamily(school);
    await parentOf(school, waiting).wait({ groupId });
    const closed: string[] = [];
    school.outbox.subscribe('groups.closed', 'test', async ({ familyId }) => void closed.push(familyId));
    school.clock.set(at('2026-11-25T17:59:59+03:00'));

    await school.groups.closeGroup(manager, { groupId, why: { reason: 'Набираем заново' } });
    await school.settle();

    expect(await lessonsOf(school, teacher, '2026-11-23')).toEqual([]);
    expect(await school.groups.list()).toEqual([]);
    const balances = [];
    for (const family of kids) balances.push((await parentOf(school, family).balance()).silverFree);
    expect(balances).toEqual([8, 3, 2]);
    expect((await parentOf(school, kids[0]!).events()).map(({ status }: Event) => status)).toEqual(
      Array.from({ length: 4 }, () => 'canceled'),
    );
    expect(await parentOf(school, kids[0]!).process()).toMatchObject({ state: 'finished' });
    expect(await parentOf(school, waiting).mine()).toMatchObject({ waiting: [], enrolments: [] });
    expect(closed.sort()).toEqual([...kids, waiting].map(({ familyId }) => familyId).sort());
    expect((await parentOf(school, waiting).join(groupId)).body.error.code).toBe('groups.group_not_found');
    school.clock.set(at('2026-11-27T00:15+03:00'));
    await school.settle();
    expect(await lessonsOf(school, teacher, '2027-01-11')).toEqual([]);
    await insistBooksAgree(school.db);
    expect(school.faults).toEqual([]);
  });
});

describe('a place without a unit', () => {
  test('is given up 24 hours before, to the second; the lesson and the seat stand, and the process waits for the balance', async () => {
    const school = await openSchool();
    const { groupId } = await haveGroup(school);
    const [anna, boris] = [await haveClubFamily(school, 1), await haveClubFamily(school, 8)];
    await parentOf(school, anna).join(groupId);
    await parentOf(school, boris).join(groupId);
    const released: string[] = [];
    school.outbox.subscribe('scheduling.lesson_released', 'test', async ({ startsAt }) => void released.push(startsAt));
    const starts = async (family: typeof anna) => (await parentOf(school, family).events()).map(({ timestamp }: Event) => timestamp);
    const { kidUid: sameFamily } = anna;
    const before = await parentOf(school, anna).process();
    expect([before.state, before.kids]).toEqual(['inProgress', [sameFamily]]);

    const warned: string[] = [];
    school.outbox.subscribe('scheduling.lesson_unfunded', 'test', async ({ startsAt }) => {
      warned.push(startsAt);
    });
    school.clock.set(at('2026-11-30T17:59:59+03:00'));
    await school.settle();
    expect(warned).toEqual([]);
    school.clock.set(at('2026-11-30T18:00:00+03:00'));
    await school.settle();
    await school.settle();
    expect(warned).toEqual(['2026-12-02T15:00:00Z']);
    school.clock.set(at('2026-12-01T17:59:59+03:00'));
    await school.settle();
    expect(await starts(anna)).toContain('2026-12-02T15:00:00Z');
    school.clock.set(at('2026-12-01T18:00:00+03:00'));
    await school.settle();
    await school.settle();

    expect(await starts(anna)).not.toContain('2026-12-02T15:00:00Z');
    expect(await starts(boris)).toContain('2026-12-02T15:00:00Z');
    expect(released).toEqual(['2026-12-02T15:00:00Z']);
    expect(await freePlaces(school, groupId)).toBe(4);
    expect(await parentOf(school, anna).mine()).toMatchObject({
      enrolments: [{ next: { timestamp: '2026-12-09T15:00:00Z', funded: false } }],
    });
    // The unit of the past lesson, which nobody has closed, is all there is.
    school.clock.set(at('2026-12-03T10:00:00+03:00'));
    expect(await parentOf(school, anna).process()).toMatchObject({ state: 'waitPositiveBalanceAfterGroup' });

    await paySilver(school, anna, 2);
    expect(await parentOf(school, anna).process()).toMatchObject({ state: 'inProgress' });
    expect((await parentOf(school, anna).mine()).enrolments[0].next.funded).toBe(true);
    await insistBooksAgree(school.db);
  });
});
