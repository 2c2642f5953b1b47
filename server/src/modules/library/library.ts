import path from 'node:path';
import { setImmediate } from 'node:timers/promises';

import type { Localised } from '@school/contract/shapes';

import { type Course, courseCodesIn, readCourse } from './courses.ts';
import { type Documents, openDocuments } from './documents.ts';
import { asTaught, overFiles, type OwnLessons, type Places } from './own-lessons.ts';

/** content/ of the repository, unless the school is told otherwise. */
export const contentFolder = path.resolve(import.meta.dirname, '../../../../content');

/** The repository's own files do not change under a school that runs, and every region of it and every test reads the same ones. */
const own = once(() => contentOf(openDocuments(contentFolder)));

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Files, and the courses that were read of them. */
const contentOf = (documents: Documents) => ({
  documents,
  codes: courseCodesIn(documents),
  courses: new Map<Course['courseCode'], Course>(),
});

const none: OwnLessons = () => new Map();
const unmoved: Places = () => new Map();

/**
 * What methodists wrote, handed out by uid. Files are read when they are first wanted, and then kept; lessons that the school has written
 * itself lie over them.
 */
export function createLibrary({
  folder = contentFolder,
  ownLessons = none,
  placesOf = unmoved,
}: { folder?: string; ownLessons?: OwnLessons; placesOf?: Places } = {}) {
  const { documents, codes, courses: read } = folder === contentFolder ? own() : contentOf(openDocuments(folder));
  const laidOver = overFiles(ownLessons, placesOf);

  /** As its files have it. */
  const original = (code: string): Course | undefined => {
    const known = codes.find((one) => one === code);
    if (!known) return undefined;
    const made = read.get(known) ?? readCourse(documents, known);
    read.set(known, made);
    return made;
  };
  /** As it is taught: now, or as it was at a moment. */
  const course = (code: string, at?: Temporal.Instant): Course | undefined => {
    const made = original(code);
    return made && asTaught(laidOver(made, at));
  };
  /** The same with the lessons that were taken out of it: for what somebody has done. */
  const courseWithTaken = (code: string, at?: Temporal.Instant): Course | undefined => {
    const made = original(code);
    return made && laidOver(made, at);
  };
  return {
    /** One file by its place in content/, without the ending. */
    document: documents.document,
    list: documents.list,
    course,
    courseWithTaken,
    original,
    courseCodes: codes,
    /** Reads every course, one at a time and in nobody's way: after the school has opened. */
    async warm(): Promise<void> {
      for (const code of codes) {
        await setImmediate();
        course(code);
      }
    },
    courses: (): Course[] => codes.flatMap((code) => course(code) ?? []),
    /** Is there such a course, and does it have this level? */
    hasLevel(code: string, level: string): 'yes' | 'no_course' | 'no_level' {
      const found = course(code);
      if (!found) return 'no_course';
      return found.levels.some(({ levelCode }) => levelCode === level) ? 'yes' : 'no_level';
    },
    /** What people call a level of a course. */
    levelTitle: (code: string, level: string): Localised | undefined =>
      course(code)?.levels.find(({ levelCode }) => levelCode === level)?.title,
  };
}

export type Library = ReturnType<typeof createLibrary>;
