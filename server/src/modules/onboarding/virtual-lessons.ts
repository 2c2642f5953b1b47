import type { CourseCode } from '@school/contract/catalogue/limits';
import { onboardingLimits } from '@school/contract/onboarding/limits';
import type { VirtualLesson } from '@school/contract/onboarding/shapes';
import type { Attempt } from '@school/contract/playbooks/attempts';

import { ageOn } from '#modules/families';
import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import type { Tools } from './tools.ts';

/** The course whose first lessons are tasted, by the subject a family came for. */
const tasteOf: Readonly<Record<string, CourseCode>> = {
  math: 'math',
  complex: 'complex',
  english: 'english',
  writing: 'writing',
  speaking: 'speaking',
};

/** Virtual lessons of a kid: a taste of the first lessons of the course, at the level of its age. */
export const virtualLessonsOf =
  (tools: Pick<Tools, 'families' | 'library' | 'playbooks' | 'clock'>) =>
  async (familyId: string, kidUid: string, course?: CourseCode): Promise<VirtualLesson[]> => {
    const { families, library, playbooks, clock } = tools;
    const { initialSubject } = await families.family(familyId);
    const courseCode = course ?? tasteOf[initialSubject] ?? 'math';
    const age = ageOn((await families.kidOf(familyId, kidUid)).birth, clock.now());
    const levels = library.course(courseCode)?.levels ?? [];
    const level = levels.find(({ ages }) => age <= ages.to) ?? levels.at(-1);
    const lessons = (level?.lessons ?? []).slice(0, onboardingLimits.virtualLessons);
    const standings = new Map((await playbooks.standings(kidUid, courseCode)).map((one) => [one.playbookUid, one]));
    return lessons.map(({ lessonCode, title, goal }) => {
      const playbookUid = playbooks.uidOf(courseCode, lessonCode, 'virtual');
      const standing = standings.get(playbookUid);
      const state = (standing?.attempts ?? 0) > 0 ? 'done' : standing?.begun ? 'begun' : 'open';
      return { playbookUid, courseCode, title, goal, slides: playbooks.slidesIn(playbookUid), state, stars: standing?.stars ?? 0 };
    });
  };

/** Opens one of them; other playbooks are opened by the course, after its lesson. */
export const openVirtualLesson =
  (tools: Tools) =>
  async (who: Principal, kidUid: string, playbookUid: string): Promise<Attempt> => {
    await tools.families.kidFor(who, kidUid);
    const course = tools.library.courseCodes.find((code) => playbookUid.startsWith(`${code}-`));
    const offered = course ? await virtualLessonsOf(tools)(who.customerId, kidUid, course) : [];
    if (!offered.some((lesson) => lesson.playbookUid === playbookUid)) throw new Refusal('playbooks.slide_not_found');
    return tools.playbooks.open(kidUid, playbookUid);
  };
