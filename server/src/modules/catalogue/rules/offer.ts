import {
  type CourseCode,
  courseCodes,
  courses,
  everyCourse,
  schoolAges,
  type SubjectCode,
  subjectCodes,
} from '@school/contract/catalogue/limits';
import type { Offer } from '@school/contract/catalogue/offer';
import { isOwnCourse, ownCourseCodes } from '@school/contract/catalogue/own-courses';
import type { Localised } from '@school/contract/shapes';
import { refused, type Verdict } from '@school/contract/verdict';

type Course = Offer['courses'][number];

/** What a school says of a course, where it has said something. */
export type Said = Pick<Course, 'courseCode' | 'isOffered' | 'ages' | 'title' | 'minutes'> & { position: number; own: Own | null };

/** What else a school says of a course that it has made itself. */
export type Own = Pick<Course, 'subject' | 'kind' | 'levels'>;

/** A course with its place among the others: as the school says, or as it comes. */
export const placed = (said: readonly Said[]): Said[] =>
  [
    ...courseCodes.map(
      (courseCode, at) =>
        said.find((it) => it.courseCode === courseCode) ?? {
          courseCode,
          isOffered: true,
          ages: courses[courseCode].ages,
          title: null,
          minutes: null,
          own: null,
          position: at + 1,
        },
    ),
    ...said.filter(({ own }) => own !== null),
  ].sort((a, b) => a.position - b.position || everyCourse.indexOf(a.courseCode) - everyCourse.indexOf(b.courseCode));

/** A code that no course of the school's own has yet, and a title that no course has; or why not. */
export function roomFor(all: readonly Said[], title: Localised): { code: CourseCode } | { verdict: Verdict } {
  const same = (one: string, other: string | undefined) => one.toLowerCase() === other?.toLowerCase();
  if (all.some((it) => same(title.ru, it.title?.ru) || same(title.en, it.title?.en)))
    return { verdict: refused('catalogue.course_titled') };
  const code = ownCourseCodes.find((one) => all.every(({ courseCode }) => courseCode !== one));
  return code ? { code } : { verdict: refused('catalogue.own_courses_full', { count: ownCourseCodes.length }) };
}

/** One course at another place: the others move up, and the places are 1, 2, 3 … again. */
export function moved(all: readonly Said[], changed: Said): Said[] {
  const others = all.filter(({ courseCode }) => courseCode !== changed.courseCode);
  return others.toSpliced(changed.position - 1, 0, changed).map((it, at) => ({ ...it, position: at + 1 }));
}

/** What the contract says of a course that comes with the product. */
function usual(courseCode: CourseCode): Own {
  if (isOwnCourse(courseCode)) throw new Error(`Nothing is said of ${courseCode}`);
  const { subject, kind } = courses[courseCode];
  return { subject, kind, levels: [] };
}

/** All that is offered, in order (docs/rules/products.md#courses). */
export function offerOf(said: readonly Said[]): Offer {
  const all = placed(said).map(({ courseCode, isOffered, ages, title, minutes, own }): Course => {
    const its = own ?? usual(courseCode);
    return { courseCode, ...its, ages, isOffered, title, minutes, isOwn: own !== null };
  });
  const subjects = subjectCodes.map((subject) => {
    const own = all.filter((it) => it.subject === subject && it.kind === 'gold');
    const open = own.filter(({ isOffered }) => isOffered);
    const ages = (open.length > 0 ? open : own).map((it) => it.ages);
    return {
      subject,
      isOffered: open.length > 0,
      ages: { from: Math.min(...ages.map(({ from }) => from)), to: Math.max(...ages.map(({ to }) => to)) },
    };
  });
  const first = (subject: string) => all.findIndex((it) => it.subject === subject && it.kind === 'gold');
  return { courses: all, subjects: subjects.sort((a, b) => first(a.subject) - first(b.subject)) };
}

/** A course of an offer. */
export const courseIn = ({ courses: all }: Offer, courseCode: CourseCode): Course =>
  all.find((it) => it.courseCode === courseCode) ?? nothingYet(courseCode);

/** Under a code that the school has not used there is no course: it takes nobody. */
const nothingYet = (courseCode: CourseCode): Course => ({
  courseCode,
  subject: subjectCodes[0],
  kind: 'gold',
  ages: schoolAges,
  isOffered: false,
  title: null,
  minutes: null,
  isOwn: true,
  levels: [],
});

/** A subject of an offer. */
export function subjectIn({ subjects }: Offer, subject: SubjectCode): Offer['subjects'][number] {
  const found = subjects.find((it) => it.subject === subject);
  if (!found) throw new Error(`${subject} is no subject of the school`);
  return found;
}

/** Titles of the school's own, by course. */
export const titlesOf = (said: ReadonlyArray<Pick<Said, 'courseCode' | 'title'>>): Partial<Record<CourseCode, Localised>> =>
  Object.fromEntries(said.flatMap(({ courseCode, title }) => (title ? [[courseCode, title] as const] : [])));
