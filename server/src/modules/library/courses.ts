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
  /** What it teaches, each with what has to be known before; none where nobody has written them down. */
  skills: readonly Skill[];
}

/** Something a child can or cannot do yet. */
export interface Skill {
  id: string;
  title: Localised;
  /** Ids of the skills it stands on. */
  needs: readonly string[];
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
  /** 1 to n in its level. */
  place: number;
  title: Localised;
  goal: Localised;
  /** The letters that it teaches; before that nobody is asked to read them. */
  letters?: string | undefined;
  /** Where in the year it is written to stand, 1 to 36; a unit is six of them. None of a lesson that the school has added. */
  at?: number | undefined;
  /** A lesson where nothing is said. */
  kind?: LessonKind | undefined;
  /** Ids of the skills it teaches. */
  skills?: readonly string[] | undefined;
  /** Shown and told before its tasks; as written, playbooks knows what it means. */
  explain?: readonly unknown[] | undefined;
  /** What is given to whoever has done it. */
  certificate?: Localised | undefined;
  /** For its teacher: the mistake in thinking to look out for. */
  watch?: Localised | undefined;
  /** For teacher and family: where it is met in life. */
  life?: Localised | undefined;
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

/** Lessons of a year: six units of six. */
export const lessonsOfYear = 36;

/** A unit ends with a review, or with something that is made of what it taught. */
const lessonKinds = ['lesson', 'review', 'project', 'presentation'] as const;
type LessonKind = (typeof lessonKinds)[number];

const SkillId = z.string().regex(/^[a-z]+\.[a-z\d-]+$/);

const WrittenSkills = z.array(z.strictObject({ id: SkillId, title: Said, needs: z.array(SkillId).default([]) }));

const WrittenLesson = z
  .strictObject({
    title: Said,
    goal: Said,
    at: z.int().min(1).max(lessonsOfYear).optional(),
    kind: z.enum(lessonKinds).optional(),
    skills: z.array(SkillId).optional(),
    explain: z.array(z.unknown()).min(1).max(6).optional(),
    certificate: Said.optional(),
    watch: Said.optional(),
    life: Said.optional(),
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

/** Reads a course: its file, its skills, and every lesson of its levels in the order of the year. */
export function readCourse(documents: Documents, courseCode: Course['courseCode']): Course {
  const folder = `courses/${courseCode}`;
  const { title, ages, game, levels } = readAs(WrittenCourse, documents.document(`${folder}/course`));
  const skills = documents.list(folder).includes(`${folder}/skills`) ? readAs(WrittenSkills, documents.document(`${folder}/skills`)) : [];
  let number = 0;
  return {
    courseCode,
    title,
    ages,
    game,
    skills,
    levels: levels.map((level) => {
      const lessons = inOrder(lessonsIn(documents, `${folder}/${level.code}`)).map(({ file, document, written }, before): Lesson => {
        number += 1;
        const { version, path } = document;
        return { lessonCode: `${level.code}-${file}`, number, place: before + 1, ages: level.ages, version, path, ...written };
      });
      if (lessons.length === 0) throw new ContentFault(`${folder}/${level.code}/`, 'a level without lessons');
      return { levelCode: level.code, title: level.title, ages: level.ages, lessons };
    }),
  };
}

/** The lessons of a level by the number that their file names begin with; without `at` that is their place in the year. */
function lessonsIn(documents: Documents, folder: string) {
  return documents.list(folder).map((uid) => {
    const document = documents.document(uid);
    const file = uid.slice(folder.length + 1, folder.length + 3);
    if (!/^\d\d$/.test(file)) throw new ContentFault(document.path, 'the name begins with the number of the lesson, 01 to 99');
    const written = readAs(WrittenLesson, document);
    return { file, document, written, at: written.at ?? Number(file) };
  });
}

/** Two lessons of one number would be one lesson, and two at one place would have no order. */
function inOrder<Placed extends { file: string; document: { path: string }; at: number }>(lessons: readonly Placed[]): Placed[] {
  for (const [before, { file, document, at }] of lessons.entries()) {
    const earlier = lessons.slice(0, before);
    if (earlier.some((one) => one.file === file))
      throw new ContentFault(document.path, `another lesson of the level has the number ${file}`);
    const same = earlier.find((one) => one.at === at);
    if (same) throw new ContentFault(document.path, `stands at ${at} of the year, where ${same.document.path} stands`);
  }
  return lessons.toSorted((one, other) => one.at - other.at);
}
