import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { closureOf, pagesOf, sourcesOf, tooBig } from './first-load.mjs';

const web = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(web, file), 'utf8');
const pages = pagesOf(...sourcesOf(web));

/** The paths that clients know (docs/rules/pages.md#paths), to the letter, and what was added. */
const specPaths = `
/ /schedule /courseProgress/$kidUid/$courseCode /courseProgram/$courseCode/$processId
/courseProgram/onboarding/$courseCode/$kidUid /groups /payment /payment/products /payment/history
/settings /settings/edit-parent /settings/edit-children /settings/edit-notifications /settings/equipment-check
/settings/setting-child-mode /help /brain-trainer /brain-trainer/$person /intro-appointment
/intro-application/$selectedTime /promo-conditions
/kids/$kidUid /kids/$kidUid/courses/$courseCode /kids/$kidUid/courses/$courseCode/lessons/$lessonCode
/kids/$kidUid/courses/$courseCode/lessons/$lessonCode/playbooks/$playbookUid /kids/$kidUid/courses/$courseCode/homework
/kids/$kidUid/courses/$courseCode/game /kids/$kidUid/reading-courses/$courseCode
/kids/$kidUid/reading-courses/$courseCode/lessons/$lessonNumber /kids/$kidUid/reading-courses/$courseCode/$lessonNumber/play
/kids/$kidUid/reading-courses/$courseCode/$lessonNumber/play/$taskNumber /kids/$kidUid/brain-trainer
/schedule-selection/$courseCode /schedule-selection/$courseCode/$subject/$kidUid/$name
/onboarding /onboarding/math-test-result/$type/$result/$kidUid /onboarding/softskills-test-result/$result/$kidUid
/onboarding/pkh-test-result/$result/$pkhGeneralResult/$pkhReadingResult/$pkhMathResult/$pkhLogicResult
/onboarding/test-math/$kidUid/$playbookIdx /onboarding/test-softskills/$kidUid /onboarding/test-pkh/$kidUid
/brain-trainer/$playbookUid/$templateCode/$person /kid-switcher /login /reset-password /logout
/registration /chat /teacher /teacher/week /teacher/lessons/$eventId /manager
`;

test('every path that clients know has its page', () =>
  expect(
    specPaths
      .trim()
      .split(/\s+/)
      .filter((path) => !pages.some((page) => page.path === path)),
  ).toEqual([]));

test('every page file has its page, and every layout its layout', () => {
  const exported = (file: string, name: string) => new RegExp(`export (function|const) ${name}\\b`).test(read(file));
  expect(pages.filter(({ file }) => !exported(file, 'Page')).map(({ file }) => file)).toEqual([]);
  expect(pages.filter(({ layout }) => !exported(layout, 'Layout')).map(({ layout }) => layout)).toEqual([]);
});

test('what the layout of the staff says comes with each of its pages, and with none of the families', () => {
  const said = pages.filter(({ texts }) => texts.includes('../words/src/ru/shared/staff-layout.ts'));
  const ofStaff = pages.filter(({ area }) => area === 'teacher' || area === 'manager');
  expect(ofStaff.length).toBeGreaterThan(0);
  expect(said).toEqual(ofStaff);
});

describe('the table of routes', () => {
  const features =
    "{ home: { ru: () => import('@school/words/ru/parent/home-page'), en: () => import('@school/words/en/parent/home-page') } }";
  const others =
    "const home = under(() => import('#areas/parent/layout.tsx'));\nbare('/dev/kit', () => import('#areas/dev/kit-page.tsx')),";
  test('is read with the texts of each page', () =>
    expect(pagesOf(`${others}\nhome('/', () => import('#areas/parent/home/home-page.tsx'), ['home']),`, features)).toMatchObject([
      { path: '/', file: 'src/areas/parent/home/home-page.tsx', texts: ['../words/src/ru/parent/home-page.ts'], area: 'parent' },
    ]));
  test('with a line that cannot be read is not taken for a shorter one', () =>
    expect(() => pagesOf(`${others}\nelsewhere('/', () => import('#areas/x.tsx')),`, features)).toThrow('Read 0 pages'));
});

test('a first load is what is imported, and not what is loaded later', () => {
  const manifest = {
    a: { file: 'a.js', imports: ['b'], dynamicImports: ['c'] },
    b: { file: 'b.js', imports: ['a'] },
    c: { file: 'c.js' },
  };
  expect([...closureOf(manifest, ['a'])]).toEqual(['a.js', 'b.js']);
  expect(() => closureOf(manifest, ['d'])).toThrow('The build has no d');
});

test('a page over its budget, and a page without one, are faults', () =>
  expect(
    tooBig([
      ['/login', 112.1, 112],
      ['/', 109.9, 110],
      ['/new', 1, undefined],
    ]),
  ).toEqual(['/login loads 112.1 KB, its budget is 112', '/new has no budget']));
