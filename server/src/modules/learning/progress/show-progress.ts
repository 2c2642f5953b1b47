import { progressLimits } from '@school/contract/learning/limits';
import type { CourseReport, WeekReport } from '@school/contract/learning/progress';
import type { KidCourseProgram } from '@school/contract/learning/shapes';

import { showProgram } from '../courses/show-course.ts';
import type { Tools } from '../dependencies/dependencies.ts';
import { firmnessOf, type FirstTries, leastFirm, monthOf, percentOf, sumOf } from '../rules/first-tries.ts';

type Lesson = KidCourseProgram['levels'][number]['lessons'][number] & { openedAt: string };

/** Lessons of a course that were held, the newest first. */
const heldIn = ({ levels }: KidCourseProgram): Lesson[] =>
  levels
    .flatMap(({ lessons }) => lessons)
    .filter((lesson): lesson is Lesson => lesson.openedAt !== null)
    .toSorted((one, other) => Date.parse(other.openedAt) - Date.parse(one.openedAt));

const told = ({ lessonCode, title, goal }: Pick<Lesson, 'lessonCode' | 'title' | 'goal'>) => ({ lessonCode, title, goal });

/** What the lessons held last were for, with how much of it was right at once. */
const skillsOf = (held: readonly Lesson[], tries: readonly FirstTries[]): CourseReport['skills'] =>
  held
    .flatMap((lesson) => {
      const right = percentOf(tries.filter(({ lessonCode }) => lessonCode === lesson.lessonCode));
      return right === null ? [] : [{ ...told(lesson), right, firmness: firmnessOf(right) }];
    })
    .slice(0, progressLimits.skills);

const practiceFrom = (skills: CourseReport['skills']) => {
  const least = leastFirm(skills);
  return least && told(least);
};

/** Everything both readings begin with: the family's clock, the courses, and the answers of the days that count. */
async function readingOf(tools: Tools, kidUid: string, back: (today: Temporal.PlainDate) => Temporal.PlainDate) {
  const started = await tools.store.coursesOf(kidUid);
  const [first] = started;
  const zone = (first && (await tools.families.timezonesOf([first.familyId])).get(first.familyId)) ?? 'UTC';
  const today = tools.clock.now().toZonedDateTimeISO(zone).toPlainDate();
  const since = back(today).toZonedDateTime(zone).toInstant();
  const [tries, programs] = await Promise.all([
    first ? tools.playbooks.firstTries(kidUid, since, zone) : [],
    Promise.all(
      started.filter(({ courseCode }) => tools.library.course(courseCode)).map(({ courseCode }) => showProgram(tools)(kidUid, courseCode)),
    ),
  ]);
  return { zone, today, tries, programs };
}

/** How a kid gets on in each of its courses. */
export const showProgress =
  (tools: Tools) =>
  async (kidUid: string): Promise<CourseReport[]> => {
    const { today, tries, programs } = await readingOf(tools, kidUid, (day) => day.subtract({ days: progressLimits.skillDays }));
    const now = today.toPlainYearMonth();
    return programs.map((course) => {
      const own = tries.filter(({ courseCode }) => courseCode === course.courseCode);
      const held = heldIn(course);
      const skills = skillsOf(held, own);
      const { courseCode, title, levelTitle, lessonProgress, stars } = course;
      return {
        courseCode,
        title,
        levelTitle,
        lessonProgress,
        stars,
        now: monthOf(own, now.toString()),
        before: monthOf(own, now.subtract({ months: 1 }).toString()),
        skills,
        practise: practiceFrom(skills),
        lessons: held.slice(0, progressLimits.lessons).map((lesson) => ({
          ...told(lesson),
          number: lesson.number,
          place: lesson.place,
          heldAt: lesson.openedAt,
          ...sumOf(own.filter(({ lessonCode }) => lessonCode === lesson.lessonCode)),
        })),
      };
    });
  };

/** The week that holds a day: what a family reads of it, and what it is written. */
export const showWeek =
  (tools: Tools) =>
  async (kidUid: string, day: string): Promise<WeekReport> => {
    const date = Temporal.PlainDate.from(day);
    const from = date.subtract({ days: date.dayOfWeek - 1 });
    const to = from.add({ days: 6 });
    const { zone, tries, programs } = await readingOf(tools, kidUid, () => from.subtract({ days: progressLimits.skillDays }));
    const [begins, ends] = [from.toZonedDateTime(zone).toInstant(), from.add({ days: 7 }).toZonedDateTime(zone).toInstant()];
    const isInWeek = (at: string) => Date.parse(at) >= begins.epochMilliseconds && Date.parse(at) < ends.epochMilliseconds;
    const known = tries.filter((one) => one.day <= to.toString());
    const courses = programs.map((course) => {
      const own = known.filter(({ courseCode }) => courseCode === course.courseCode);
      const held = heldIn(course).filter(({ openedAt }) => Date.parse(openedAt) < ends.epochMilliseconds);
      const { courseCode, title } = course;
      return {
        courseCode,
        title,
        lessons: held
          .filter(({ openedAt }) => isInWeek(openedAt))
          .toReversed()
          .map((lesson) => ({ ...told(lesson), number: lesson.number, place: lesson.place, heldAt: lesson.openedAt })),
        ...sumOf(own.filter((one) => one.day >= from.toString())),
        practise: practiceFrom(skillsOf(held, own)),
      };
    });
    const done = await tools.playbooks.finishedBetween(kidUid, begins, ends);
    return {
      kidUid,
      from: from.toString(),
      to: to.toString(),
      courses: courses.filter(({ lessons, answered }) => lessons.length > 0 || answered > 0),
      finished: done.finished,
      stars: done.stars,
    };
  };
