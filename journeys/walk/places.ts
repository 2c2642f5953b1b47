import { demo, type KnownEvent } from '../steps/demo.ts';
import { type Calls, callsOf } from '../steps/calls.ts';
import type { RunningSchool } from '../running-school.ts';

/** Who looks at a page. `small` is a child of five, `reader` one who learns to read. */
export type Visitor = 'guest' | 'parent' | 'kid' | 'small' | 'reader' | 'teacher' | 'manager';

interface KnownUser {
  customerId: string;
  kids: Array<{ kidUid: string; firstName: string; age: number }>;
  processes: Array<{ processId: string; type: string; courseCode: string | null; state: string }>;
}

/** What the pages of the demo school are about. */
interface DemoWorld {
  anna: KnownUser;
  misha: string;
  sonya: string;
  eva: string;
  processId: string;
  freeTime: string;
  lesson: string;
  lessonOfMisha: string;
  pupil: string;
  familyId: string;
  faultId: string;
  groupId: string;
  announcementId: string;
  importId: string;
}

/** Asks the demo school, by its own calls, for what stands in the addresses of its pages. */
export async function demoWorld(school: RunningSchool): Promise<DemoWorld> {
  const parent = callsOf(school, demo.anna);
  const anna = await parent.get<KnownUser>('/user');
  const named = (user: KnownUser, age: number) => need(user.kids.find((kid) => kid.age === age)).kidUid;
  const igor = await callsOf(school, demo.igor).get<KnownUser>('/user');
  const { events } = await parent.get<{ events: KnownEvent[] }>('/events');
  const misha = named(anna, 7);
  const teacher = callsOf(school, demo.teacher);
  const { lessons } = await teacher.get<{ lessons: KnownEvent[] }>('/teacher/lessons');
  const manager = callsOf(school, demo.manager);
  const { groups } = await manager.get<{ groups: Array<{ group: { groupId: string } }> }>('/manager/groups');
  const { pupils } = await teacher.get<{ pupils: Array<{ pupil: { kidUid: string }; courses: unknown[] }> }>('/teacher/pupils');
  return {
    anna,
    misha,
    sonya: named(anna, 5),
    eva: need(igor.kids[0]).kidUid,
    processId: need(anna.processes.find(({ type, state }) => type === 'learning' && state === 'inProgress')).processId,
    freeTime: new Date(Math.ceil(Date.parse((await school.now()).toString()) / 3_600_000) * 3_600_000 + 26 * 3_600_000).toISOString(),
    lesson: need(lessons[0]).eventId,
    lessonOfMisha: need(events.find(({ kids, status }) => kids.includes(misha) && status === 'scheduled')).eventId,
    pupil: need(pupils.find(({ courses }) => courses.length > 0)).pupil.kidUid,
    familyId: anna.customerId,
    faultId: await haveFault(school),
    groupId: need(groups[0]).group.groupId,
    announcementId: (await manager.post<{ announcementId: string }>('/manager/announcements', { content: anAnnouncement })).announcementId,
    importId: await haveImport(manager),
  };
}

const anAnnouncement = {
  kind: 'service',
  segment: { audience: 'teachers', subject: null },
  channels: ['mail'],
  subject: { ru: 'Каникулы', en: 'Holidays' },
  text: { ru: 'Школа отдыхает с 1 по 8 января.', en: 'The school rests from 1 to 8 January.' },
};

/** A table of two families that waits to be tried. */
async function haveImport(manager: Calls): Promise<string> {
  const heads = ['Родитель', 'Телефон', 'Ребёнок', 'Дата рождения'];
  const rows = [
    ['Вера Лесная', '+375 29 300-00-01', 'Тим', '01.02.2018'],
    ['Олег Полевой', '300', 'Ася', '31.02.2018'],
  ];
  const table = { kind: 'families', fileName: 'families.csv', heads, rows: rows.length };
  const { importId } = await manager.post<{ importId: string }>('/manager/imports', table);
  await manager.post(`/manager/imports/${importId}/rows`, { from: 1, rows });
  return importId;
}

/** A page of somebody has failed: sent as a browser sends it, and found as a manager finds it. */
async function haveFault(school: RunningSchool): Promise<string> {
  const event = {
    event_id: crypto.randomUUID().replaceAll('-', ''),
    exception: { values: [{ type: 'TypeError', value: 'Nothing to show' }] },
  };
  const body = [{}, { type: 'event' }, event].map((line) => JSON.stringify(line)).join('\n');
  await fetch(`${school.url}/faults/api/1/envelope/`, { method: 'POST', body });
  const { faults } = await callsOf(school, demo.manager).get<{ faults: Array<{ faultId: string }> }>('/manager/faults');
  return need(faults[0]).faultId;
}

function need<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('The demo school has nobody for a page of the walk');
  return found;
}

/** A page as somebody sees it: the path of the table, and where it stands at the demo school. */
export interface Place {
  path: string;
  who: Visitor;
  at: string;
}

/** A place for each path: what stands in the path is filled from the demo school. */
export function placesOf(paths: readonly string[], world: DemoWorld): Place[] {
  const { misha, sonya, eva, processId, lesson, lessonOfMisha, pupil, familyId, faultId, groupId, announcementId, importId, freeTime } =
    world;
  const usual: Record<string, string> = {
    kidUid: misha,
    courseCode: 'math',
    processId,
    eventId: lesson,
    familyId,
    faultId,
    groupId,
    announcementId,
    importId,
    lessonCode: 'm2-14',
    day: '2026-11-23',
    page: 'letter-introBooked',
    subject: 'math',
  };
  const reading = { kidUid: eva, courseCode: 'reading', lessonNumber: '1', taskNumber: '1' };
  const exact: Record<string, Record<string, string>> = {
    '/legal/$document': { document: 'terms' },
    '/onboarding/math-test-result/$type/$result/$kidUid': { type: 'math', result: '70' },
    '/onboarding/softskills-test-result/$result/$kidUid': { result: '1' },
    '/onboarding/pkh-test-result/$result/$pkhGeneralResult/$pkhReadingResult/$pkhMathResult/$pkhLogicResult': {
      result: '60',
      pkhGeneralResult: '60',
      pkhReadingResult: '60',
      pkhMathResult: '60',
      pkhLogicResult: '60',
    },
    '/onboarding/test-math/$kidUid/$playbookIdx': { playbookIdx: '0' },
    '/onboarding/lesson/$kidUid/$playbookUid': { playbookUid: 'onboarding-math-1' },
    '/brain-trainer/$person': { person: 'parent' },
    '/intro-booked/$eventId': { eventId: lessonOfMisha },
    '/intro-application/$selectedTime': { selectedTime: freeTime },
    '/schedule-selection/$courseCode/$subject/$kidUid/$name': { name: 'Misha' },
    '/kids/$kidUid/courses/$courseCode/lessons/$lessonCode': { lessonCode: 'm2-14' },
    '/kids/$kidUid/courses/$courseCode/lessons/$lessonCode/playbooks/$playbookUid': { lessonCode: 'm2-14', playbookUid: 'math-m2-14-home' },
    '/kids/$kidUid/reading-courses/$courseCode': reading,
    '/kids/$kidUid/reading-courses/$courseCode/lessons/$lessonNumber': reading,
    '/kids/$kidUid/reading-courses/$courseCode/$lessonNumber/play': reading,
    '/kids/$kidUid/reading-courses/$courseCode/$lessonNumber/play/$taskNumber': reading,
    '/kids/$kidUid/free-play/$kind': { kind: 'music' },
    '/kids/$kidUid/books/$book': { book: 'bench' },
    '/kids/$kidUid/room/$eventId': { eventId: lessonOfMisha },
    '/lessons/$eventId': { eventId: lessonOfMisha },
    '/lessons/$eventId/film': { eventId: lessonOfMisha },
    '/lessons/$eventId/live': { eventId: lessonOfMisha },
    '/brain-trainer/$playbookUid/$templateCode/$person': { playbookUid: 'brain', templateCode: 'pairs', person: misha },
    '/teacher/pupils/$kidUid': { kidUid: pupil },
    '/teacher/pupils/$kidUid/$courseCode': { kidUid: misha },
  };
  const places = paths.map((path) => {
    const named: Record<string, string> = { ...usual, ...exact[path] };
    const at = path.replace(/\$(\w+)/g, (_, name: string) => {
      const value = named[name];
      if (value === undefined) throw new Error(`Nobody has said what stands for $${name} in ${path}: journeys/walk/places.ts`);
      return encodeURIComponent(value);
    });
    return { path, who: visitorOf(path), at };
  });
  // The same page is another one for a child who does not read yet, and a page nobody has is a page, too.
  return [
    ...places,
    { path: '/kids/$kidUid', who: 'small', at: `/kids/${sonya}` },
    { path: '/kids/$kidUid/house', who: 'small', at: `/kids/${sonya}/house` },
    { path: '/kids/$kidUid/album', who: 'small', at: `/kids/${sonya}/album` },
    { path: '/kids/$kidUid/badges', who: 'small', at: `/kids/${sonya}/badges` },
    { path: '/kids/$kidUid/chip', who: 'small', at: `/kids/${sonya}/chip` },
    { path: '/kids/$kidUid/brain-trainer', who: 'small', at: `/kids/${sonya}/brain-trainer` },
    { path: 'nothing is there', who: 'parent', at: '/no/such/page' },
  ];
}

/** What strangers read, in a language: pages that stand in no table of the app. */
export const sitePlaces = (language: 'ru' | 'en'): Place[] =>
  ['', 'courses/math', 'courses/readingClub', 'teachers', 'prices', 'about', 'contacts', 'terms', 'no/such/page'].map((path) => ({
    path: `${language}/${path}`,
    who: 'guest',
    at: `/${language}/${path}`,
  }));

const guests = [
  '/login',
  '/registration',
  '/reset-password',
  '/room',
  '/invitation',
  '/join',
  '/adult',
  '/pay',
  '/setup',
  '/legal/$document',
  '/dev/kit',
  '/logout',
];

function visitorOf(path: string): Visitor {
  if (guests.includes(path)) return 'guest';
  if (path.startsWith('/kids/$kidUid/reading-courses')) return 'reader';
  if (path.startsWith('/kids/') || path === '/brain-trainer/$playbookUid/$templateCode/$person') return 'kid';
  if (path.startsWith('/teacher')) return 'teacher';
  return path.startsWith('/manager') ? 'manager' : 'parent';
}
