import { ContentFault, type Course, type Library } from '#modules/library';

import { createFairness } from './check-fairness.ts';
import { lettersTaught } from './check-letters.ts';
import { checkSlide, inBothLanguages, type Note } from './check-slide.ts';
import { checkTrials } from './check-trials.ts';
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
}

/** Reads every lesson and makes every generated task with so many seeds, as an attempt would; never throws. */
export function checkPlaybooks(library: Library, { seeds }: { seeds: number }): ContentReport {
  const report: ContentReport = { faults: [], warnings: [], lessons: 0, slides: 0, items: 0, icons: new Map() };
  const note: Note = (path, reason) => report.faults.push(`${path}: ${reason}`);
  const trying = (path: string, work: () => void) => {
    try {
      work();
    } catch (fault) {
      if (fault instanceof ContentFault) report.faults.push(fault.message);
      else note(path, fault instanceof Error ? fault.message : String(fault));
    }
  };
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
    const taught = new Map(course?.levels.flatMap(({ lessons }) => [...lettersTaught(lessons)]));
    for (const lesson of course?.levels.flatMap(({ lessons }) => lessons) ?? []) {
      report.lessons += 1;
      trying(lesson.path, () => {
        inBothLanguages(lesson, { title: lesson.title, goal: lesson.goal }, note);
        const playbook = playbookCatalogue.playbook(code, lesson, 'online');
        playbookCatalogue.playbook(code, lesson, 'home');
        for (const [at, slide] of playbook.slides.entries())
          trying(`${lesson.path}: task ${at + 1}`, () =>
            checkSlide({ playbookCatalogue, lesson, slide, at, seeds, taught: taught.get(lesson.lessonCode), fairness, report, note }),
          );
      });
    }
  }
  checkTrials({ library, playbookCatalogue, seeds, fairness, report, note, trying });
  report.faults.push(...fairness.faults());
  return report;
}
