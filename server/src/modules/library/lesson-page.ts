import type { LessonBody, LessonTask } from '@school/contract/playbooks/lesson-texts';
import { CORE_SCHEMA, dump, load } from 'js-yaml';

import { type Lesson, readLesson, type WrittenLesson } from './courses.ts';

type Words = NonNullable<LessonTask['ask']>;

/** Texts of a task that its page has fields for, where they stand in both languages. */
const apart = ['ask', 'hint', 'explain'] as const;

/** So many values a task may be made of: aliases of YAML let a few lines be millions. */
const valuesOfTask = 5000;

const isWords = (value: unknown): value is Words => {
  if (typeof value !== 'object' || value === null) return false;
  const { ru, en, ...rest } = value as Record<string, unknown>;
  return typeof ru === 'string' && typeof en === 'string' && Object.keys(rest).length === 0;
};

/** A lesson as its page has it. */
export const bodyOf = ({
  title,
  goal,
  letters,
  tasks,
  home,
}: Pick<Lesson, 'title' | 'goal' | 'letters' | 'tasks' | 'home'>): LessonBody => ({
  title,
  goal,
  letters: letters ?? '',
  tasks: tasks.map((task, at) => {
    const rest = { ...(task as Record<string, unknown>) };
    const words = Object.fromEntries(
      apart.map((name) => {
        const its = rest[name];
        if (!isWords(its)) return [name, null];
        delete rest[name];
        return [name, its];
      }),
    ) as Pick<LessonTask, (typeof apart)[number]>;
    const written = dump(rest, { schema: CORE_SCHEMA, flowLevel: 2, lineWidth: -1, noRefs: true }).trim();
    return { ...words, written, atHome: home.includes(at + 1) };
  }),
});

/** What a check has found, in its own line: of a task, or of the lesson itself. */
export interface FoundFault {
  kind: 'wrong' | 'unheard';
  task: number | null;
  /** Of `unheard`: the words. */
  about: string;
}

/** A page read as a lesson of its file would be; or what is wrong with it, and where. */
export function readBody(body: LessonBody): { written: WrittenLesson; faults: [] } | { written: undefined; faults: FoundFault[] } {
  const faults: FoundFault[] = [];
  const tasks = body.tasks.map((task, at): unknown => {
    try {
      return taskOf(task);
    } catch (fault) {
      faults.push({ kind: 'wrong', task: at + 1, about: reasonOf(fault) });
      return undefined;
    }
  });
  if (faults.length > 0) return { written: undefined, faults };
  const home = body.tasks.flatMap(({ atHome }, at) => (atHome ? [at + 1] : []));
  const { title, goal, letters } = body;
  try {
    return { written: readLesson('lesson', { title, goal, ...(letters !== '' && { letters }), tasks, home }), faults: [] };
  } catch (fault) {
    return { written: undefined, faults: [{ kind: 'wrong', task: null, about: reasonOf(fault).replace(/^lesson: /, '') }] };
  }
}

function taskOf({ written, ...words }: LessonTask): unknown {
  const rest = load(written, { schema: CORE_SCHEMA });
  if (typeof rest !== 'object' || rest === null || Array.isArray(rest)) throw new Error('template: is missing');
  countValues(rest);
  const said = apart.flatMap((name) => (words[name] === null ? [] : [[name, words[name]] as const]));
  const twice = said.find(([name]) => name in rest);
  if (twice) throw new Error(`${twice[0]}: is written twice`);
  return { ...rest, ...Object.fromEntries(said) };
}

function countValues(value: unknown, count = { left: valuesOfTask }): void {
  if (count.left-- === 0) throw new Error('too much is written');
  if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) countValues(one, count);
}

/** Of a fault of YAML the first line says what and where. */
const reasonOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault)).split('\n')[0] ?? '';
