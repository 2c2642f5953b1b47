import type { GroupAct, GroupEffect } from '@school/contract/groups/manager-shapes';
import { beforeEach, describe, expect, test } from 'vitest';

import { signedIn } from '#platform/testing';

import { openSchool, type TestSchool } from '../../testing.ts';
import { insistBooksAgree } from '../ledger/testing.ts';
import { haveTeacher, type TestFamily } from '../scheduling/testing.ts';
import { lettersTo, mailOf } from '../staffing/testing.ts';
import { freePlaces, haveClubFamily, haveGroup, parentOf } from './testing.ts';

const at = (iso: string) => Temporal.Instant.from(iso);
let school: TestSchool;
let office: ReturnType<TestSchool['as']>;

// It is Monday, 23 November, 20:00 in Moscow; groups meet on Wednesdays at 18:00.
beforeEach(async () => {
  school = await openSchool();
  office = school.as(signedIn('manager'));
});

const asked = (teacherId: string, its: object = {}) => ({
  courseCode: 'speakingClub',
  title: { ru: 'Говорим смело', en: 'Speak boldly' },
  level: '1',
  ages: { from: 7, to: 9 },
  capacity: 4,
  teacherId,
  weekday: 3,
  startMinute: 1080,
  minutes: 50,
  startsOn: null,
  gathering: null,
  opensAt: null,
  ...its,
});
const make = async (teacherId: string, its: object = {}, draft = false) =>
  office.post('/manager/groups', { group: asked(teacherId, its), draft });
const preview = (groupId: string, act: GroupAct) => office.post(`/manager/groups/${groupId}/acts/preview`, { act });
const act = (groupId: string, it: GroupAct, reason = 'Так решили') => office.post(`/manager/groups/${groupId}/acts`, { act: it, reason });
const card = async (groupId: string) => (await office.get(`/manager/groups/${groupId}`)).body;
const told = async (family: TestFamily): Promise<Array<string | null>> => {
  await school.settle();
  return (await lettersTo(school, mailOf(family))).map(({ subject }) => subject);
};
const starts = async (family: TestFamily) =>
  (await parentOf(school, family).events())
    .filter(({ status }: { status: string }) => status === 'scheduled')
    .map(({ timestamp }: { timestamp: string }) => timestamp.slice(0, 16));
const fateOf = ({ kids }: GroupEffect, kidUid: string) => kids.find((kid) => kid.kidUid === kidUid);
const silver = async (family: TestFamily) => (await parentOf(school, family).balance()).silverFree;

describe('opening a group by a manager', () => {
  test('shows the dates of eight weeks with what the teacher has then, and who of the waiting list fits', async () => {
    const { teacherId } = await haveTeacher(school, { exceptions: [{ day: '2026-12-09', blocks: [] }] });
    const [anna, elder] = [await haveClubFamily(school), await haveClubFamily(school, 8, { born: { year: 2014, month: 5 } })];
    for (const family of [anna, elder]) await parentOf(school, family).wait();
    await school.as(anna.parent).post('/intro', { kidUid: anna.kidUid, subject: 'math', timestamp: '2026-12-02T15:00:00Z' });

    const { body } = await office.post('/manager/groups/preview', { group: asked(teacherId) });
    expect(body.may).toMatchObject({ allowed: false, why: 'scheduling.schedule_conflicts', facts: { dates: '2026-12-02T15:00:00Z' } });
    expect(body.dates.slice(0, 3)).toEqual([
      { timestamp: '2026-11-25T15:00:00Z', state: 'free', by: null },
      { timestamp: '2026-12-02T15:00:00Z', state: 'taken', by: expect.stringMatching(/./) },
      { timestamp: '2026-12-09T15:00:00Z', state: 'away', by: null },
    ]);
    expect(body).toMatchObject({ fitting: 1, waiting: 2 });
    expect((await office.get('/manager/groups')).body.groups).toEqual([]);

    const later = await make(teacherId, { weekday: 4 });
    expect(later.body).toMatchObject({
      state: 'running',
      capacity: 4,
      enrolled: 0,
      offered: 1,
      next: { timestamp: '2026-11-26T15:00:00Z' },
    });
    expect((await card(later.body.group.groupId)).kids).toMatchObject([{ kidUid: anna.kidUid, heldAs: 'offer' }]);
    const { body: log } = await office.get('/manager/audit?act=groups.made');
    expect(log.entries[0]).toMatchObject({ act: 'groups.made', subject: { type: 'group', id: later.body.group.groupId } });
  });

  test('a draft takes no time and nobody sees it; opened for later it is seen from its moment on', async () => {
    const { teacherId } = await haveTeacher(school);
    const { groupId } = (await make(teacherId, {}, true)).body.group;
    expect((await make(teacherId, { title: { ru: 'Другая', en: 'Other' }, weekday: 4 })).status).toBe(200);
    expect((await card(groupId)).managed).toMatchObject({ state: 'draft', next: null });
    const anna = await haveClubFamily(school);
    expect((await parentOf(school, anna).join(groupId)).body.error.code).toBe('groups.takes_nobody');

    await act(groupId, { do: 'open', startsOn: '2026-12-02', gathering: null, opensAt: '2026-11-24T09:00:00Z' });
    expect((await card(groupId)).managed).toMatchObject({ state: 'scheduled', next: { timestamp: '2026-12-02T15:00:00Z' } });
    expect(await school.groups.one(groupId)).toBeUndefined();
    school.clock.set(at('2026-11-24T09:00:00Z'));
    await school.settle();
    expect((await card(groupId)).managed.state).toBe('enrolling');
    expect((await parentOf(school, anna).join(groupId)).status).toBe(200);
    school.clock.set(at('2026-12-02T00:05:00+03:00'));
    await school.settle();
    expect((await card(groupId)).managed.state).toBe('running');
  });

  test('that gathers at least two by a day begins with two, and frees a single one with its units', async () => {
    const [one, other] = [await haveTeacher(school), await haveTeacher(school)];
    const gathering = { least: 2, by: '2026-12-01' };
    const full = (await make(one.teacherId, { startsOn: '2026-12-02', gathering })).body.group.groupId;
    const thin = (await make(other.teacherId, { startsOn: '2026-12-02', gathering })).body.group.groupId;
    const [anna, boris, vera] = [await haveClubFamily(school), await haveClubFamily(school), await haveClubFamily(school)];
    await parentOf(school, anna).join(full);
    await parentOf(school, boris).join(full);
    await parentOf(school, vera).join(thin);
    school.clock.set(at('2026-12-01T00:05:00+03:00'));
    await school.settle();
    await school.settle();
    expect([(await card(full)).managed.state, (await card(thin)).managed.state]).toEqual(['running', 'closed']);
    expect(await silver(vera)).toBe(8);
    expect(await told(vera)).toContain('Группа «Говорим смело» не набралась');
    await insistBooksAgree(school.db);
  });
});

describe('what a manager does with a group', () => {
  test('fewer places than numbers of seats: those who are in it keep theirs', async () => {
    const { groupId } = await haveGroup(school, { capacity: 5 });
    const families = [];
    for (let n = 0; n < 4; n += 1) {
      const family = await haveClubFamily(school);
      await parentOf(school, family).join(groupId);
      families.push(family);
    }
    await parentOf(school, families[0]!).leave(groupId);
    const described = { title: { ru: 'Новое имя', en: 'New name' }, level: '2', ages: { from: 6, to: 10 } };
    expect((await act(groupId, { do: 'change', ...described, capacity: 3 })).status).toBe(200);
    expect(await school.groups.one(groupId)).toMatchObject({ title: { en: 'New name' }, ages: { from: 6 }, capacity: 3, freePlaces: 0 });
  });

  test('moves it from a day: lessons before it stand, units move along, who has another lesson has no place on that date', async () => {
    const { groupId } = await haveGroup(school);
    const [anna, boris, vera] = [await haveClubFamily(school), await haveClubFamily(school), await haveClubFamily(school)];
    for (const family of [anna, boris, vera]) await parentOf(school, family).join(groupId);
    const trial = { kidUid: boris.kidUid, subject: 'math', timestamp: '2026-12-04T15:30:00Z' };
    expect((await school.as(boris.parent).post('/intro', trial)).status).toBe(200);
    const { teacherId: irina } = await haveTeacher(school, { name: 'Ирина' });
    const move: GroupAct = {
      do: 'move',
      teacherId: irina,
      weekday: 5,
      startMinute: 1080,
      from: '2026-12-01',
      others: [{ kidUid: vera.kidUid, toGroupId: null }],
    };
    const { body } = await preview(groupId, move);
    expect(body.may).toEqual({ allowed: true });
    expect(fateOf(body.effect, boris.kidUid)).toMatchObject({ fate: 'stays', clashes: ['2026-12-04T15:00:00Z'] });
    expect(await starts(anna)).toContain('2026-12-02T15:00');

    const done = await act(groupId, move);
    expect(done.body.kids).toEqual(body.effect.kids);
    expect(fateOf(done.body, vera.kidUid)).toMatchObject({ fate: 'leaves' });
    expect((await starts(anna)).slice(0, 3)).toEqual(['2026-11-25T15:00', '2026-12-04T15:00', '2026-12-11T15:00']);
    expect((await starts(boris)).filter((start: string) => start === '2026-12-04T15:00')).toEqual([]);
    expect(await silver(vera)).toBe(8);
    expect(await told(anna)).toContain('У группы «Разговорный клуб» новый преподаватель');
    // The night goes on at the new time alone.
    school.clock.set(at('2026-11-28T00:15+03:00'));
    await school.settle();
    const { lessons } = await card(groupId);
    expect(
      new Set(lessons.slice(1).map((it: { timestamp: string }) => at(it.timestamp).toZonedDateTimeISO('Europe/Moscow').dayOfWeek)),
    ).toEqual(new Set([5]));
    await insistBooksAgree(school.db);
    expect(school.faults).toEqual([]);
  });

  test('a move into a time that is taken is refused with the dates, and leaves all as it was', async () => {
    const { groupId, teacherId } = await haveGroup(school);
    await school.groups.createGroup({ ...asked(teacherId), weekday: 5, courseCode: 'speakingClub', opensAt: null });
    const anna = await haveClubFamily(school);
    await parentOf(school, anna).join(groupId);
    const before = await starts(anna);
    const move: GroupAct = { do: 'move', teacherId, weekday: 5, startMinute: 1080, from: '2026-11-24', others: [] };
    expect((await preview(groupId, move)).body).toMatchObject({ effect: null, may: { why: 'scheduling.schedule_conflicts' } });
    expect((await act(groupId, move)).body.error.code).toBe('scheduling.schedule_conflicts');
    expect(await starts(anna)).toEqual(before);
    expect((await card(groupId)).managed.group.weekday).toBe(3);
  });

  test('pauses it for holidays: units are back, a trial visit of those days is over, and it goes on afterwards', async () => {
    const { groupId } = await haveGroup(school);
    const [anna, guest] = [await haveClubFamily(school), await haveClubFamily(school, 2)];
    await parentOf(school, anna).join(groupId);
    await parentOf(school, guest).visit(groupId, '2026-12-02T15:00:00Z');
    const pause: GroupAct = { do: 'pause', from: '2026-12-01', until: '2026-12-10' };
    const { body } = await preview(groupId, pause);
    expect(body.effect).toMatchObject({ off: ['2026-12-02T15:00:00Z', '2026-12-09T15:00:00Z'], families: 2, returned: 3 });
    await act(groupId, pause, 'Каникулы');
    expect((await starts(anna)).slice(0, 2)).toEqual(['2026-11-25T15:00', '2026-12-16T15:00']);
    expect(await silver(guest)).toBe(2);
    expect(await freePlaces(school, groupId)).toBe(5);
    expect(await told(anna)).toContain('Группа «Разговорный клуб»: уроков не будет');
    await insistBooksAgree(school.db);
  });

  test('closes it from a day: it takes nobody, meets until then, and is over on that day', async () => {
    const { groupId } = await haveGroup(school, { capacity: 3 });
    const inside = [await haveClubFamily(school), await haveClubFamily(school), await haveClubFamily(school)];
    for (const family of inside) await parentOf(school, family).join(groupId);
    const waiting = await haveClubFamily(school);
    await parentOf(school, waiting).wait({ groupId });
    const close: GroupAct = { do: 'close', from: '2026-12-03' };
    const { body } = await preview(groupId, close);
    expect(body.effect.kids.map(({ fate }: { fate: string }) => fate)).toEqual(['ends', 'ends', 'ends', 'told']);
    expect((await act(groupId, close, 'Преподаватель уезжает')).status).toBe(200);
    expect(await starts(inside[0]!)).toEqual(['2026-11-25T15:00', '2026-12-02T15:00']);
    expect(await silver(inside[0]!)).toBe(6);
    expect(await told(inside[0]!)).toContain('Группа «Разговорный клуб» закрывается 3 декабря');
    await parentOf(school, inside[1]!).leave(groupId);
    expect((await parentOf(school, waiting).join(groupId)).body.error.code).toBe('groups.takes_nobody');
    expect((await act(groupId, close)).body.error.code).toBe('groups.wrong_state');

    school.clock.set(at('2026-12-03T00:05:00+03:00'));
    await school.settle();
    expect((await card(groupId)).managed).toMatchObject({ state: 'closed', next: null });
    expect((await told(inside[0]!)).filter((subject) => subject?.includes('закрывается'))).toHaveLength(1);
    await insistBooksAgree(school.db);
    expect(school.faults).toEqual([]);
  });
});

describe('at one moment', () => {
  test('a move that breaks off in its middle has not been: lessons, units and places are as they were', async () => {
    const { groupId, teacherId } = await haveGroup(school);
    const anna = await haveClubFamily(school);
    await parentOf(school, anna).join(groupId);
    const [before, units] = [await starts(anna), await silver(anna)];
    const move: GroupAct = { do: 'move', teacherId, weekday: 5, startMinute: 1080, from: '2026-11-24', others: [] };
    // The lessons stand at the new time already when the group itself is written.
    await school.db.pool.query(`
      create function break_off() returns trigger language plpgsql as $$ begin raise exception 'broken off'; end $$;
      create trigger break_off before update of weekday on groups_groups for each row execute function break_off()`);
    expect((await act(groupId, move)).status).toBe(500);
    expect([await starts(anna), await silver(anna)]).toEqual([before, units]);
    expect((await card(groupId)).managed.group.weekday).toBe(3);
    await school.db.pool.query('drop trigger break_off on groups_groups');
    expect((await act(groupId, move)).status).toBe(200);
    expect((await starts(anna))[0]).toBe('2026-11-27T15:00');
    await insistBooksAgree(school.db);
  });

  test('of two managers who close a group one does, and the other is refused', async () => {
    const { groupId } = await haveGroup(school);
    const anna = await haveClubFamily(school);
    await parentOf(school, anna).join(groupId);
    const answers = await Promise.all([
      act(groupId, { do: 'close', from: '2026-11-23' }),
      act(groupId, { do: 'close', from: '2026-12-10' }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await silver(anna)).toBeGreaterThanOrEqual(5);
    await insistBooksAgree(school.db);
  });

  test('a family that joins while a group is moved is in it at the new time, or not at all', async () => {
    const { groupId, teacherId } = await haveGroup(school);
    const families = [await haveClubFamily(school), await haveClubFamily(school), await haveClubFamily(school)];
    await parentOf(school, families[0]!).join(groupId);
    const [moved, ...joins] = await Promise.all([
      act(groupId, { do: 'move', teacherId, weekday: 5, startMinute: 1080, from: '2026-11-24', others: [] }),
      ...families.slice(1).map((family) => parentOf(school, family).join(groupId)),
    ]);
    expect([moved.status, ...joins.map(({ status }) => status)]).toEqual([200, 200, 200]);
    for (const family of families) expect((await starts(family))[0]).toBe('2026-11-27T15:00');
    await insistBooksAgree(school.db);
    expect(school.faults).toEqual([]);
  });
});
