import { CourseCode } from '@school/contract/catalogue/shapes';
import { Localised } from '@school/contract/shapes';
import * as z from 'zod';

import type { Documents } from './documents.ts';

/** A course as it lies in content/courses: levels, and lessons with their tasks still as written. */
export interface Course {
  courseCode: z.infer<typeof CourseCode>;
  title: Localised;
  ages: Ages;
  game: CourseGame;
  levels: readonly Level[];
}

/** The game of a course: what it is called, and what is collected in it, emoji of pictures.yaml in their order. */
interface CourseGame {
  title: Localised;
  about: Localised;
  pieces: readonly string[];
}
export interface Level {
  levelCode: string;
  title: Localised;
  ages: Ages;
  lessons: readonly Lesson[];
}
export interface Lesson {
  /** m2-08 */
  lessonCode: string;
  /** 1 to n through the course. */
  number: number;
  title: Localised;
  goal: Localised;
  /** The letters that it teaches; before that nobody is asked to read them. */
  letters?: string | undefined;
  /** Of the level. */
  ages: Ages;
  /** As written; playbooks knows what they mean. */
  tasks: readonly unknown[];
  /** Numbers (from 1) of the tasks that are repeated as homework. */
  home: readonly number[];
  path: string;
  version: string;
  /** Taken out of the course: it stays for those who have come to it. */
  isTaken?: true;
}
export interface Ages {
  from: number;
  to: number;
}

const Ages = z.strictObject({ from: z.int().min(1), to: z.int().max(18) });

const WrittenCourse = z.strictObject({
  title: Localised,
  ages: Ages,
  game: z.strictObject({ title: Localised, about: Localised, pieces: z.array(z.string()).min(1) }),
  levels: z.array(z.strictObject({ code: z.string().regex(/^[a-z]+\d*$/), title: Localised, ages: Ages })).min(1),
});

/** Said in both languages. */
const Said = z.strictObject({ ru: z.string().min(1), en: z.string().min(1) });

const WrittenLesson = z
  .strictObject({
    title: Said,
    goal: Said,
    letters: z
      .string()
      .regex(/^[а-яё]+$/)
      .optional(),
    tasks: z.array(z.unknown()).min(1).max(12),
    home: z.array(z.int().min(1)).min(1),
  })
  .refine(({ tasks, home }) => new Set(home).size === home.length && home.every((at) => at <= tasks.length), {
    path: ['home'],
    message: 'numbers of tasks, each once',
  });

/** Which file and what in it is wrong: shown to methodists as it is. */
export class ContentFault extends Error {
  readonly path: string;
  constructor(path: string, reason: string) {
    super(`${path}: ${reason}`);
    this.path = path;
  }
}

/** What zod found, in one line: where and why. */
export const reasonsOf = (error: z.ZodError): string => error.issues.map(told).join('; ');

/** Of an either–or, the alternative that fits best tells more than «invalid input». */
function told(issue: z.core.$ZodIssue): string {
  const alternatives = issue.code === 'invalid_union' ? issue.errors.filter((issues) => issues.some(({ path }) => path.length > 0)) : [];
  const inside = alternatives[0]?.find(({ path }) => path.length > 0);
  if (inside) return told({ ...inside, path: [...issue.path, ...inside.path] });
  return `${issue.path.join('.') || 'file'}: ${issue.message}`;
}

/** A lesson as its file, or its page, writes it. */
export type WrittenLesson = z.output<typeof WrittenLesson>;
/** Reads what is written as a lesson; says of `path` what is wrong. */
export const readLesson = (path: string, data: unknown): WrittenLesson => readAs(WrittenLesson, { path, data });

const readAs = <Shape extends z.ZodType>(shape: Shape, { path, data }: { path: string; data: unknown }): z.output<Shape> => {
  const read = shape.safeParse(data);
  if (!read.success) throw new ContentFault(path, reasonsOf(read.error));
  return read.data;
};

/** Courses that have lessons written, in the order of the contract. */
export const courseCodesIn = (documents: Documents): Course['courseCode'][] => {
  const written = documents.list('courses').flatMap((uid) => (uid.endsWith('/course') ? [uid.split('/')[1]] : []));
  return CourseCode.options.filter((code) => written.includes(code));
};

/** Reads a course: its file, and every lesson of its levels by the number its file name begins with. */
export function readCourse(documents: Documents, courseCode: Course['courseCode']): Course {
  const { title, ages, game, levels } = readAs(WrittenCourse, documents.document(`courses/${courseCode}/course`));
  let number = 0;
  return {
    courseCode,
    title,
    ages,
    game,
    levels: levels.map((level) => {
      const folder = `courses/${courseCode}/${level.code}`;
      const lessons = documents.list(folder).map((uid, at): Lesson => {
        const document = documents.document(uid);
        const place = uid.slice(folder.length + 1, folder.length + 3);
        if (Number(place) !== at + 1)
          throw new ContentFault(document.path, `the name begins with ${place}, but it is lesson ${at + 1} of the level`);
        number += 1;
        const { version, path } = document;
        return { lessonCode: `${level.code}-${place}`, number, ages: level.ages, version, path, ...readAs(WrittenLesson, document) };
      });
      if (lessons.length === 0) throw new ContentFault(`${folder}/`, 'a level without lessons');
      return { levelCode: level.code, title: level.title, ages: level.ages, lessons };
    }),
  };
}
