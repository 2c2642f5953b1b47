import { type BrowserContextOptions, expect, type Page } from '@playwright/test';

import { looks, test } from './fixtures.ts';
import { callsOf } from './steps/calls.ts';
import { newcomer, register, signIn } from './steps/come-in.ts';
import { demo, type KnownEvent } from './steps/demo.ts';
import { pathsOfTheApp } from './walk/route-table.ts';
import { Walker } from './walk/walker.ts';
import { madeUpMedia } from './steps/room-device.ts';
import { words } from './words.ts';

/**
 * Every page is come to by clicking from the home of its user, at the demo school. `web/build/reachable-pages.test.ts` says at once
 * that a path has no way in at all; here those whose it is find it.
 */

const t = words.ru;
test.use(madeUpMedia);
const ofGuests = ['/login', '/registration', '/reset-password', '/room', '/legal/$document'];
/** There only while a lesson is on, or after one that was held in its room. */
const ofLessons = ['/kids/$kidUid/room/$eventId', '/lessons/$eventId/live', '/lessons/$eventId/film', '/manager/rooms/$eventId'];
/** There only while a course waits for its weekly times; the first when a brother or a sister is in the same course. */
const ofNewCourse = ['/schedule-selection/$courseCode', '/schedule-selection/$courseCode/$subject/$kidUid/$name'];
const isKids = (path: string) =>
  (path.startsWith('/kids/') && !ofLessons.includes(path)) || path === '/brain-trainer/$playbookUid/$templateCode/$person';
const isManagers = (path: string) => /^\/manager(\/|$)/.test(path) && !ofLessons.includes(path);
/** Opened from a letter, by a developer, or by whoever signs out. */
const comeFromOutside = ['/invitation', '/join', '/adult', '/pay', '/agree', '/setup', '/dev/kit', '/logout'];
const isParents = (path: string) =>
  ![isKids, isTeachers, isManagers].some((isOf) => isOf(path)) &&
  ![...ofLessons, ...ofNewCourse].includes(path) &&
  !ofGuests.includes(path) &&
  !comeFromOutside.includes(path);
const isTeachers = (path: string) => /^\/teacher(\/|$)/.test(path);

/** What would end the visit or the account; a person finds the way on without it. */
const leaveAlone = /Выйти|Удалить|Отменить|Завершить|Заблокировать|Уволить|Вернуть|English/;
const laptop = { ...looks.laptop, locale: 'ru-RU', timezoneId: 'Europe/Minsk' };

interface Person {
  look: BrowserContextOptions;
  email: string;
  password: string;
  /** Who of the family sits down, by the face: a child, or the parent. */
  sits?: RegExp;
  /** Pages that are found, and not entered: they belong to somebody else. */
  passesBy?: (path: string) => boolean;
  /** Where the walk begins, if not where sign-in leads. */
  from?: string;
  /** Registers on this walk, instead of signing in. */
  isNew?: boolean;
  /** What only the state of this family shows; without it, whatever nobody has found yet. */
  finds?: readonly string[];
}

/** Walks as several people one after another, until together they have come to every path of theirs. */
async function walkAs(
  people: readonly Person[],
  isTheirs: (path: string) => boolean,
  open: (look: BrowserContextOptions) => Promise<Page>,
) {
  const paths = await pathsOfTheApp();
  const reached = new Map<string, string>();
  const dead: string[] = [];
  const ofOthers = new Set(people.flatMap(({ finds }) => finds ?? []));
  for (const person of people) {
    const page = await open(person.look);
    await (person.isNew ? register(page, t) : signIn(page, t, person));
    if (person.sits) {
      await page.goto('/kid-switcher');
      await page.getByRole('button', { name: person.sits }).click();
      await page.waitForURL((url) => url.pathname !== '/kid-switcher');
    } else if (person.from !== undefined) await page.goto(person.from);
    const walker = new Walker(page, paths, leaveAlone, person.passesBy);
    const looksFor = person.finds ?? paths.filter((path) => isTheirs(path) && !ofOthers.has(path));
    await walker.walk(() => looksFor.filter((path) => !reached.has(path) && !walker.walked.reached.has(path)));
    for (const [path, from] of walker.walked.reached) if (!reached.has(path)) reached.set(path, `${person.email}: ${from}`);
    // From a page of guests (a new password by SMS) whoever is signed in is led home: no dead end.
    const own = walker.walked.dead.filter((line) => !ofGuests.some((path) => line.startsWith(path)));
    dead.push(...own.map((line) => `${person.email}: ${line}`));
    await page.context().close();
  }
  return { missing: paths.filter((path) => isTheirs(path) && !reached.has(path)), dead };
}

const support = { email: 'support@chip.school', password: 'support-chip-2026' };
const nothingMissing = { missing: [], dead: [] };

test('a stranger comes to every page that is open to strangers @long', async ({ openDevice }) => {
  const paths = await pathsOfTheApp();
  const page = await openDevice(looks.phone);
  await page.goto('/login');
  const walker = new Walker(page, paths, leaveAlone);
  const missing = () => ofGuests.filter((path) => !walker.walked.reached.has(path));
  await walker.walk(missing);
  expect({ missing: missing(), dead: walker.walked.dead }).toEqual(nothingMissing);
});

test('children come to every page of theirs from their own home @long', async ({ openDevice }) => {
  test.setTimeout(900_000);
  const look = looks.phone;
  const reading = (await pathsOfTheApp()).filter((path) => path.includes('/reading-courses/'));
  const people: Person[] = [
    { ...demo.igor, look, sits: /Ева/, finds: reading },
    { ...demo.anna, look, sits: /Миша/ },
  ];
  expect(await walkAs(people, isKids, openDevice)).toEqual(nothingMissing);
});

test('while a lesson is on, child, parent and manager come into its room from their own homes @long', async ({ school, openDevice }) => {
  test.setTimeout(900_000);
  const { events } = await callsOf(school, demo.anna).get<{ events: KnownEvent[] }>('/events');
  const lesson = events.find(({ regular, status }) => regular && status === 'scheduled');
  if (!lesson) throw new Error('The demo school has no lesson ahead');
  await school.moveClockTo(Temporal.Instant.from(lesson.timestamp).subtract({ minutes: 5 }));
  const teacher = await openDevice({ ...laptop, permissions: ['camera', 'microphone'] });
  await signIn(teacher, t, demo.teacher);
  await teacher.goto(`/teacher/lessons/${lesson.eventId}/room`);
  await teacher.getByRole('button', { name: t.teacherRoom.wait.enter }).click();
  await teacher.getByRole('button', { name: t.teacherRoom.begin }).click();
  const { kids } = await callsOf(school, demo.anna).get<{ kids: Array<{ kidUid: string; firstName: string }> }>('/user');
  const pupil = kids.find(({ kidUid }) => lesson.kids.includes(kidUid));
  const [kidRoom = '', live = '', managerRoom = ''] = ofLessons;
  const passesBy = (path: string) => ofLessons.includes(path);
  const people: Person[] = [
    { ...demo.anna, look: looks.phone, sits: new RegExp(pupil?.firstName ?? ''), finds: [kidRoom], passesBy },
    { ...demo.anna, look: looks.phone, sits: /Родитель/, finds: [live], passesBy },
    { ...demo.manager, look: laptop, finds: [managerRoom], passesBy },
  ];
  expect(await walkAs(people, (path) => ofLessons.includes(path), openDevice)).toEqual(nothingMissing);
});

test('a teacher comes to every page of teachers from the day @long', async ({ openDevice }) => {
  test.setTimeout(900_000);
  expect(await walkAs([{ ...demo.teacher, look: laptop }], isTeachers, openDevice)).toEqual(nothingMissing);
});

test('support finds the families and the way into their account, and no door that stays shut @long', async ({ openDevice }) => {
  test.setTimeout(600_000);
  const theirs = ['/manager', '/manager/families/$familyId', '/manager/families/$familyId/support', '/manager/account'];
  expect(await walkAs([{ ...support, look: laptop, finds: theirs }], (path) => theirs.includes(path), openDevice)).toEqual(nothingMissing);
});

test('a manager of the money alone is led only where the rights lead @long', async ({ school, openDevice }) => {
  test.setTimeout(900_000);
  const owner = callsOf(school, demo.manager);
  const { staff } = await owner.get<{ staff: Array<{ accountId: string; name: string; email: string | null }> }>('/manager/staff');
  const marina = staff.find(({ email }) => email === demo.marina.email);
  if (!marina) throw new Error('The demo school has no second manager');
  await owner.post(`/manager/staff/${marina.accountId}`, { name: marina.name, rights: ['money'], reason: 'Занимается только оплатами' });
  const isTheirs = (path: string) =>
    /^\/manager\/money(\/|$)/.test(path) || ['/manager', '/manager/families/$familyId', '/manager/families/$familyId/money'].includes(path);
  expect(await walkAs([{ ...demo.marina, look: laptop }], isTheirs, openDevice)).toEqual(nothingMissing);
});

/** Every diagnostics that is for the age of a child of the family, skipped to its end: what it says is there to be read. */
async function finishDiagnostics(calls: ReturnType<typeof callsOf>): Promise<void> {
  const { kids } = await calls.get<{ kids: Array<{ kidUid: string }> }>('/user');
  for (const { kidUid } of kids)
    for (const code of ['math', 'softskills', 'pkh']) {
      const begun = await calls.sent('POST', `/onboarding/tests/${code}/${kidUid}/attempts`, {});
      let attempt = begun.body as { attemptUid: string; now: { index: number } | null };
      while (begun.status < 300 && attempt.now)
        attempt = await calls.post(`/onboarding/attempts/${attempt.attemptUid}/answers`, { index: attempt.now.index, answer: null });
    }
}

test('parents come to every page of theirs, each in the state in which it is shown @long', async ({ school, openDevice }) => {
  test.setTimeout(2_400_000);
  await finishDiagnostics(callsOf(school, demo.anna));
  await finishDiagnostics(callsOf(school, demo.igor));
  // The children's own pages are found here, and walked by the children.
  const parent = { look: looks.phone, passesBy: (path: string) => isKids(path) || ofLessons.includes(path) || path === '/kid-switcher' };
  const people: Person[] = [
    { ...newcomer, ...parent, isNew: true, finds: ['/onboarding'] },
    { ...demo.anna, ...parent, sits: /Родитель/ },
    { ...demo.igor, ...parent, sits: /Родитель/ },
    { ...demo.svetlana, ...parent, sits: /Родитель/ },
  ];
  expect(await walkAs(people, isParents, openDevice)).toEqual(nothingMissing);
});

test('a family whose trial led to a course comes to its weekly times, and to those of the other child @long', async ({
  school,
  openDevice,
}) => {
  test.setTimeout(900_000);
  const { customerId } = await callsOf(school, demo.anna).get<{ customerId: string }>('/user');
  const { events } = await callsOf(school, demo.anna).get<{ events: KnownEvent[] }>('/events');
  const trial = events.find(({ kind, status }) => kind === 'trial' && status === 'scheduled');
  if (!trial) throw new Error('The demo school has no trial ahead');
  const { eventId } = trial;
  await school.moveClockTo(Temporal.Instant.from(trial.timestamp).add({ hours: 1 }));
  const manager = callsOf(school, demo.manager);
  for (const act of [
    { do: 'conducted', eventId },
    { do: 'reportTrial', eventId, outcome: 'recommended', courseCode: 'math', level: 'm1', text: 'Соне понравилось считать.' },
  ])
    await manager.post(`/manager/families/${customerId}/acts`, { act, reason: 'Учитель рассказал по телефону' });
  const walk = walkAs([{ ...demo.anna, look: looks.phone, sits: /Родитель/ }], (path) => ofNewCourse.includes(path), openDevice);
  expect(await walk).toEqual(nothingMissing);
});

test('an owner comes to every page of the school from its first one @long', async ({ openDevice }) => {
  test.setTimeout(1_500_000);
  const somebody = await openDevice(laptop);
  await somebody.goto('/login');
  const told = somebody.waitForResponse((answer) => answer.url().includes('/faults/api/'));
  await somebody.evaluate(() => dispatchEvent(new CustomEvent('school:fault', { detail: new TypeError('A cloud was in the way') })));
  await told;
  expect(await walkAs([{ ...demo.manager, look: laptop }], isManagers, openDevice)).toEqual(nothingMissing);
});
