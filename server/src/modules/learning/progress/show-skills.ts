import { progressLimits } from '@school/contract/learning/limits';
import type { SkillsMap } from '@school/contract/learning/skills';

import { showProgram } from '../courses/show-course.ts';
import type { Tools } from '../dependencies/dependencies.ts';
import { monthOf, percentOf } from '../rules/first-tries.ts';
import { skillsMap } from '../rules/skills-map.ts';

/** Lessons of a unit. */
const unitLessons = 6;

/** The level of a kid as it reads it itself: skills, answers of two months, certificates. */
export const showSkills =
  (tools: Tools) =>
  async (kidUid: string, courseCode: string): Promise<SkillsMap> => {
    const program = await showProgram(tools)(kidUid, courseCode);
    const [kid] = await tools.families.kids([kidUid]);
    const zone = (kid && (await tools.families.timezonesOf([kid.familyId])).get(kid.familyId)) ?? 'UTC';
    const today = tools.clock.now().toZonedDateTimeISO(zone).toPlainDate();
    const since = today.subtract({ days: progressLimits.skillDays }).toZonedDateTime(zone).toInstant();
    const tries = (await tools.playbooks.firstTries(kidUid, since, zone)).filter((one) => one.courseCode === courseCode);
    const course = tools.library.courseWithTaken(courseCode);
    const written = new Map(course?.levels.flatMap(({ lessons }) => lessons).map((lesson) => [lesson.lessonCode, lesson]));
    const level = program.levels.find(({ levelCode }) => levelCode === program.levelCode);
    const now = today.toPlainYearMonth();
    const { title, levelTitle, lessonProgress, stars, certificates } = program;
    return {
      courseCode: program.courseCode,
      title,
      levelTitle,
      lessonProgress,
      stars,
      units: skillsMap(
        course?.skills ?? [],
        (level?.lessons ?? []).map(({ lessonCode, number, place, title: called, state }) => ({
          lesson: { lessonCode, number, place, title: called, isOpen: state !== 'locked' },
          unit: Math.ceil((written.get(lessonCode)?.at ?? place) / unitLessons),
          skills: written.get(lessonCode)?.skills ?? [],
          isDone: state === 'done',
        })),
        (codes) => percentOf(tries.filter(({ lessonCode }) => codes.includes(lessonCode))),
      ),
      now: monthOf(tries, now.toString()),
      before: monthOf(tries, now.subtract({ months: 1 }).toString()),
      certificates,
    };
  };
