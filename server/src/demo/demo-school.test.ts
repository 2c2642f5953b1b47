import { expect, test } from 'vitest';

import { aBrowser } from '../modules/identity/testing.ts';
import { openSchool, type TestSchool } from '../testing.ts';
import { demoAccounts, demoFamilies } from './accounts.ts';
import { fillWithDemo } from './demo-school.ts';

/** Filling takes as long as a hundred tests: what each demo must hold is asked of the same one. */
const opened = async (now: string) => {
  const school = await openSchool({ now });
  expect(await fillWithDemo(school, school.clock)).toBe(true);
  school.clock.set(Temporal.Instant.from(now));
  return school;
};

/** A code of a level, `m2`: people are told its title. */
const levelCode = /\b(?:m|r|e|w|s|c|b|ss|rc|wc|sc|ssc)\d{1,2}\b/;
const withoutLinks = ({ subject, text }: { subject: string; text: string }) => `${subject}\n${text}`.replaceAll(/https?:\S+/g, '');

const moments = ['2026-11-24T15:40+03:00', '2027-03-31T23:55+03:00'];
const moreMoments = ['2026-11-22T03:05+03:00', '2028-02-29T08:00+03:00', '2027-01-01T20:59+03:00'];

for (const now of process.env['LONG'] === '1' ? [...moments, ...moreMoments] : moments)
  test(`a demo school at ${now} is alive: lessons behind and ahead, a trial that has just begun, somebody new; all sign in`, async () => {
    const school = await opened(now);
    expect(school.faults).toEqual([]);
    const sent = await school.messages.latest({ limit: 500 });
    expect(sent.length).toBeGreaterThan(20);
    expect(sent.map(withoutLinks).filter((words) => levelCode.test(words))).toEqual([]);
    expect((await school.teacherCards.cards()).map(({ photo, teachesSince }) => [photo !== null, teachesSince !== null])).toEqual(
      Array.from({ length: 6 }, () => [true, true]),
    );
    await school.jobs.now('scheduling.watch-late-teachers');
    expect(await school.staffing.lateLessons()).toMatchObject({ lessons: [] });

    const anna = aBrowser(school);
    await anna.signIn(demoAccounts.parent.email, demoAccounts.parent.password);
    const user = (await anna.get('/user')).body;
    expect(user.kids).toMatchObject([
      { firstName: 'Миша', age: 7 },
      { firstName: 'Соня', age: 5 },
    ]);
    expect(user.balance.bundleGold.goldTotal).toBe(19);
    expect(user.balance.bundleGold.goldCurrent).toBeLessThanOrEqual(14);
    const [maths] = user.kids[0].coursesProgress;
    expect(maths).toMatchObject({ courseCode: 'math', isDisabled: false });
    expect([maths.stars, maths.homework, maths.lessonProgress.completed].every((count) => count > 0)).toBe(true);
    const learning = user.processes.find(({ type }: { type: string }) => type === 'learning');
    expect(learning).toMatchObject({ courseCode: 'math', level: 'm2', state: 'inProgress', heldUntil: null });
    const { next } = (await anna.get('/events')).body;
    expect(Temporal.Instant.from(next.timestamp).since(Temporal.Instant.from(now)).total('hours')).toBeLessThan(26);

    const { groups } = (await anna.get('/groups')).body;
    const places = (title: string) => groups.find((it: { title: { ru: string } }) => it.title.ru === title);
    expect([places('Сказки мира').freePlaces, places('Говорим смело').freePlaces]).toEqual([5, 0]);
    const { choices } = (await anna.get('/groups/mine')).body;
    const [misha] = user.kids;
    const choice = (title: string) =>
      choices.find((it: { groupId: string; kidUid: string }) => it.groupId === places(title).groupId && it.kidUid === misha.kidUid);
    expect(choice('Сказки мира')).toMatchObject({ join: { allowed: true } });
    expect(choice('Говорим смело')).toMatchObject({ wait: { allowed: true }, line: 1 });
    for (const title of ['Сказки мира', 'Говорим смело']) {
      const terms = (await anna.get(`/groups/${places(title).groupId}/terms/${misha.kidUid}`)).body;
      expect([title, terms.conflicts]).toEqual([title, []]);
    }
    expect((await anna.post(`/groups/${places('Сказки мира').groupId}/join`, { kidUid: misha.kidUid })).body.next.funded).toBe(true);

    const teacher = aBrowser(school);
    await teacher.signIn(demoAccounts.teacher.email, demoAccounts.teacher.password);
    const from = Temporal.Instant.from(now).subtract({ hours: 24 }).toString().slice(0, 10);
    const { lessons } = (await teacher.get(`/teacher/lessons?from=${from}&days=3`)).body;
    const trial = lessons.find(
      ({ kind, status, may }: { kind: string; status: string; may: { technical: { allowed: boolean } } }) =>
        kind === 'trial' && ['scheduled', 'inProgress'].includes(status) && may.technical.allowed,
    );
    expect(trial.teacherHereAt).not.toBeNull();
    expect(trial.pupils).toMatchObject([{ name: expect.stringContaining('Тимур') }]);
    expect((await teacher.post(`/teacher/lessons/${trial.eventId}/conducted`, { reason: 'Закончили раньше' })).status).toBe(200);

    const newcomer = aBrowser(school);
    await newcomer.signIn(demoAccounts.newParent.email, demoAccounts.newParent.password);
    const { kids, customerId } = (await newcomer.get('/user')).body;
    expect(customerId).not.toBe(user.customerId);
    const { slots, may } = (await newcomer.get(`/intro/slots?kidUid=${kids[0].kidUid}&subject=math`)).body;
    expect(may.allowed).toBe(true);
    expect(slots.length).toBeGreaterThan(50);
    const intro = { kidUid: kids[0].kidUid, subject: 'math', timestamp: new Date(slots[0] * 60_000).toISOString() };
    expect((await newcomer.post('/intro', intro)).body.teacher.name).toBe('Ольга Смирнова');

    await everyAccountSignsIn(school);
    await secondStartChangesNothing(school);
  });

/** Every account of the README signs in. */
async function everyAccountSignsIn(school: TestSchool) {
  // Who enters families' accounts is a colleague of the back office.
  const roleOf: Record<string, string> = { newParent: 'parent', secondManager: 'manager', support: 'manager' };
  for (const [who, { email, password }] of Object.entries(demoAccounts)) {
    const { status, body } = await aBrowser(school).signIn(email, password);
    expect([status, body.role]).toEqual([200, roleOf[who] ?? who]);
  }
  for (const { email, password } of Object.values(demoFamilies))
    expect((await aBrowser(school).signIn(email, password)).body.role).toBe('parent');
  const manager = aBrowser(school);
  await manager.signIn(demoAccounts.manager.email, demoAccounts.manager.password);
  expect((await manager.get('/manager/families')).body.families).toHaveLength(8);
}

async function secondStartChangesNothing(school: TestSchool) {
  expect(await fillWithDemo(school, school.clock)).toBe(false);
  expect((await school.db.pool.query('select 1 from families_families')).rows).toHaveLength(8);
}
