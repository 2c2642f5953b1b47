import { ContentFault, type Course, type Lesson } from '#modules/library';

import { checkSlide, inBothLanguages, type SlideToCheck } from './check-slide.ts';
import { panelFaults } from './check-year.ts';

export type Trying = (path: string, work: () => void) => void;

/** What cannot be read at all is one more fault, and what stands beside it is still looked at. */
export const tryingWith =
  (note: SlideToCheck['note'], faults: string[]): Trying =>
  (path, work) => {
    try {
      work();
    } catch (fault) {
      if (fault instanceof ContentFault) faults.push(fault.message);
      else note(path, fault instanceof Error ? fault.message : String(fault));
    }
  };

interface LessonToCheck extends Omit<SlideToCheck, 'lesson' | 'slide' | 'at'> {
  code: Course['courseCode'];
  lesson: Lesson;
  trying: Trying;
}

/** Reads a lesson and makes every task of it with so many seeds. */
export function checkLesson({ code, lesson, trying, ...rest }: LessonToCheck): void {
  const { playbookCatalogue, note } = rest;
  trying(lesson.path, () => {
    const { title, goal, certificate, watch, life } = lesson;
    inBothLanguages(lesson, { title, goal, certificate, watch, life }, note);
    const panels = playbookCatalogue.panelsOf(lesson);
    inBothLanguages(lesson, panels, note);
    for (const reason of panelFaults(panels)) note(lesson.path, reason);
    const playbook = playbookCatalogue.playbook(code, lesson, 'online');
    playbookCatalogue.playbook(code, lesson, 'home');
    for (const [at, slide] of playbook.slides.entries())
      trying(`${lesson.path}: task ${at + 1}`, () => checkSlide({ ...rest, lesson, slide, at }));
  });
}
