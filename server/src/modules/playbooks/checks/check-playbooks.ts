import type { Course, Lesson, Library } from '#modules/library';

import { createFairness } from './check-fairness.ts';
import { lettersTaught } from './check-letters.ts';
import { checkLesson, tryingWith } from './check-lesson.ts';
import { inBothLanguages, type Note } from './check-slide.ts';
import { checkTrials } from './check-trials.ts';
import { yearFaults, yearOf } from './check-year.ts';
import { readMaterial } from '../content/content.ts';
import { createPlaybookCatalogue } from '../content/playbook-catalogue.ts';

/** What is wrong with content/, where, and how much was looked at. */
export interface ContentReport {
  faults: string[];
  warnings: string[];
  lessons: number;
  slides: number;
  items: number;
  /** Icons that pictures.yaml names. */
  icons: ReadonlyMap<string, string>;
  /** Of each level: how much of its year is there. */
  years: string[];
}

/** Reads every lesson and makes every generated task with so many seeds, as an attempt would; never throws. */
export function checkPlaybooks(library: Library, { seeds }: { seeds: number }): ContentReport {
  const report: ContentReport = { faults: [], warnings: [], lessons: 0, slides: 0, items: 0, icons: new Map(), years: [] };
  const note: Note = (path, reason) => report.faults.push(`${path}: ${reason}`);
  const trying = tryingWith(note, report.faults);
  trying('content', () => (report.icons = readMaterial(library).icons));
  const playbookCatalogue = createPlaybookCatalogue(library);
  const fairness = createFairness();
  for (const code of library.courseCodes) {
    let course: Course | undefined;
    trying(`courses/${code}`, () => (course = library.course(code)));
    trying(`courses/${code}/course.yaml`, () => {
      if (!course) return;
      inBothLanguages({ path: `courses/${code}/course.yaml` }, { title: course.game.title, about: course.game.about }, note);
      if (new Set(course.game.pieces).size < course.game.pieces.length) throw new Error('game: a piece is there twice');
      for (const picture of course.game.pieces) readMaterial(library).resolved({ picture });
    });
    if (course) for (const [path, reason] of yearFaults(course)) note(path, reason);
    const taught = new Map(course?.levels.flatMap(({ lessons }) => [...lettersTaught(lessons)]));
    for (const lesson of course?.levels.flatMap(({ lessons }) => lessons) ?? []) {
      report.lessons += 1;
      checkLesson({ code, lesson, taught: taught.get(lesson.lessonCode), playbookCatalogue, seeds, fairness, report, note, trying });
    }
    for (const { levelCode, lessons } of course?.levels ?? [])
      trying(`courses/${code}/${levelCode}`, () => {
        const slidesOf = (lesson: Lesson) => playbookCatalogue.playbook(code, lesson, 'online').slides;
        report.years.push(`${code} ${levelCode}: ${yearOf(lessons, slidesOf)}`);
      });
  }
  checkTrials({ library, playbookCatalogue, seeds, fairness, report, note, trying });
  report.faults.push(...fairness.faults());
  return report;
}
