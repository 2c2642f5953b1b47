import { type CourseCode, courseCodes, type SubjectCode, courses, subjectCodes } from '@school/contract/catalogue/limits';
import type { Offer } from '@school/contract/catalogue/offer';
import type { Localised } from '@school/contract/shapes';

/** What a school says of a course, where it has said something. */
export type Said = Pick<Offer['courses'][number], 'courseCode' | 'isOffered' | 'ages' | 'title'> & { position: number };

/** A course with its place among the others: as the school says, or as it comes. */
export const placed = (said: readonly Said[]): Said[] =>
  courseCodes
    .map(
      (courseCode, at) =>
        said.find((it) => it.courseCode === courseCode) ?? {
          courseCode,
          isOffered: true,
          ages: courses[courseCode].ages,
          title: null,
          position: at + 1,
        },
    )
    .sort((a, b) => a.position - b.position || courseCodes.indexOf(a.courseCode) - courseCodes.indexOf(b.courseCode));

/** One course at another place: the others move up, and the places are 1, 2, 3 … again. */
export function moved(all: readonly Said[], changed: Said): Said[] {
  const others = all.filter(({ courseCode }) => courseCode !== changed.courseCode);
  return others.toSpliced(changed.position - 1, 0, changed).map((it, at) => ({ ...it, position: at + 1 }));
}

/** All that is offered, in order (docs/rules/products.md#courses). */
export function offerOf(said: readonly Said[]): Offer {
  const all = placed(said).map(({ courseCode, isOffered, ages, title }) => {
    const { subject, kind } = courses[courseCode];
    return { courseCode, subject, kind, ages, isOffered, title };
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
export function courseIn({ courses: all }: Offer, courseCode: CourseCode): Offer['courses'][number] {
  const found = all.find((it) => it.courseCode === courseCode);
  if (!found) throw new Error(`${courseCode} is no course of the school`);
  return found;
}

/** A subject of an offer. */
export function subjectIn({ subjects }: Offer, subject: SubjectCode): Offer['subjects'][number] {
  const found = subjects.find((it) => it.subject === subject);
  if (!found) throw new Error(`${subject} is no subject of the school`);
  return found;
}

/** Titles of the school's own, by course. */
export const titlesOf = (said: ReadonlyArray<Pick<Said, 'courseCode' | 'title'>>): Partial<Record<CourseCode, Localised>> =>
  Object.fromEntries(said.flatMap(({ courseCode, title }) => (title ? [[courseCode, title] as const] : [])));
