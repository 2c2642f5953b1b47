import { createHash } from 'node:crypto';

import type { Course, Lesson, Level, WrittenLesson } from './courses.ts';

/** What the school has made of a lesson: written in place of the one of the files, or of its own; or taken out of the course. */
export interface OwnLesson {
  number: number;
  /** Null: as its file has it. */
  written: WrittenLesson | null;
  isTaken: boolean;
}

/** The lessons of a course that are the school's own, by their code: those of a moment, or those that hold now. */
export type OwnLessons = (courseCode: string, at?: Temporal.Instant) => ReadonlyMap<string, OwnLesson>;

/** Where lessons of a course stand in their level, by their code, once the school has moved them. */
export type Places = (courseCode: string, at?: Temporal.Instant) => ReadonlyMap<string, number>;

const stampOf = (own: ReadonlyMap<string, OwnLesson>, places: ReadonlyMap<string, number>): string =>
  [[...own.values()].map(({ number }) => number).join(), ...[...places].map(([code, place]) => `${code}=${place}`)].join();

/** The level whose lesson a code is: m2 of m2-13. */
const levelOf = (lessonCode: string): string => lessonCode.replace(/-\d+$/, '');

/** Lays what the school has made over the courses of the files. A version is one lesson however often it is asked for: its tasks are read once. */
export function overFiles(ownLessons: OwnLessons, placesOf: Places) {
  const made = new Map<string, Lesson>();
  const latest = new Map<string, { stamp: string; base: Course; course: Course }>();

  const once = (key: string, make: () => Lesson): Lesson => {
    const known = made.get(key) ?? make();
    made.set(key, known);
    return known;
  };
  const versionOf = (written: WrittenLesson): string => createHash('sha256').update(JSON.stringify(written)).digest('hex').slice(0, 12);
  /** As the school has it; undefined: neither file nor school has ever said what it is. */
  function lessonOf(
    base: Lesson | undefined,
    level: Level,
    lessonCode: string,
    own: OwnLesson | undefined,
    { number, place }: Pick<Lesson, 'number' | 'place'>,
  ): Lesson | undefined {
    if (!own)
      return !base || (base.number === number && base.place === place)
        ? base
        : once(`${base.path} ${base.version} ${number} ${place}`, () => ({ ...base, number, place }));
    const { written, isTaken } = own;
    if (!base && !written) return undefined;
    return once(
      `${own.number} ${number} ${place}`,
      () =>
        ({
          ...(base ?? { ages: level.ages, path: `lesson ${lessonCode}` }),
          ...(written && { letters: undefined, ...written, version: versionOf(written) }),
          lessonCode,
          number,
          place,
          ...(isTaken && { isTaken }),
        }) as Lesson,
    );
  }
  return (base: Course, at?: Temporal.Instant): Course => {
    const own = ownLessons(base.courseCode, at);
    const places = placesOf(base.courseCode, at);
    if (own.size === 0 && places.size === 0) return base;
    const stamp = stampOf(own, places);
    const known = latest.get(base.courseCode);
    if (known?.stamp === stamp && known.base === base) return known.course;
    // A lesson that was taken out keeps its number, so that the others keep theirs.
    let number = 0;
    const levels = base.levels.map((level) => {
      const files = new Map(level.lessons.map((lesson) => [lesson.lessonCode, lesson]));
      const added = [...own.keys()].filter((code) => levelOf(code) === level.levelCode && !files.has(code)).toSorted();
      const counted = [...files.keys(), ...added].map((code, before) => ({ code, place: places.get(code) ?? before + 1 }));
      const inOrder = counted.toSorted((one, other) => one.place - other.place).map(({ code }) => code);
      let place = 0;
      const lessons = inOrder.flatMap((code) => {
        const lesson = lessonOf(files.get(code), level, code, own.get(code), { number: number + 1, place: place + 1 });
        if (lesson) {
          number += 1;
          place += 1;
        }
        return lesson ?? [];
      });
      return { ...level, lessons };
    });
    const course = { ...base, levels };
    latest.set(base.courseCode, { stamp, base, course });
    return course;
  };
}

const withoutThem = new WeakMap<Course, Course>();

/** A course as it is taught: without the lessons that were taken out of it. */
export function asTaught(course: Course): Course {
  const known = withoutThem.get(course);
  if (known) return known;
  const isWhole = course.levels.every(({ lessons }) => lessons.every(({ isTaken }) => !isTaken));
  const taught = isWhole
    ? course
    : { ...course, levels: course.levels.map((level) => ({ ...level, lessons: level.lessons.filter(({ isTaken }) => !isTaken) })) };
  withoutThem.set(course, taught);
  return taught;
}
