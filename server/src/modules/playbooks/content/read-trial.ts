import { bands, type Band } from '@school/contract/playbooks/bands';
import { stepKinds } from '@school/contract/lesson-room/script';
import { grounds, smallTools } from '@school/contract/lesson-room/limits';
import { courseCodes, type CourseCode, type SubjectCode, subjectCodes } from '@school/contract/catalogue/limits';
import type { Stimulus } from '@school/contract/playbooks/pictures';
import { Localised } from '@school/contract/shapes';
import * as z from 'zod';

import { ContentFault, type Library, reasonsOf } from '#modules/library';

import type { readMaterial } from './content.ts';
import { readSlide, type Slide } from './slides.ts';
import { WrittenStimulus } from '../templates/base/written.ts';

/** The levels of a trial’s task, in the order of its playbook: it is begun in the middle. */
export const trialLevels = ['middle', 'easier', 'harder'] as const;
export type TrialLevel = (typeof trialLevels)[number];

interface TrialPanel {
  stimulus: Stimulus | null;
  words: Localised | null;
  ask: Localised;
}

/** A part of a trial: what is seen, what the teacher asks, which tasks are done (from 0). */
interface TrialStep {
  kind: (typeof stepKinds)[number];
  minutes: number;
  panels: readonly TrialPanel[];
  /** Of a step without panels. */
  ask: Localised | null;
  tasks: readonly number[];
  tool: (typeof smallTools)[number] | null;
  ground: (typeof grounds)[number] | null;
  mayDrop: boolean;
}

/** A course and its level that a child may begin with. */
interface CourseLevel {
  courseCode: CourseCode;
  level: string;
}

/** The first lesson of a child in a subject, which shows how the school teaches and finds out where the child begins. */
export interface Trial {
  playbookUid: string;
  subject: SubjectCode;
  band: Band;
  title: Localised;
  goal: Localised;
  steps: readonly TrialStep[];
  /** Three for each task, in the order of `trialLevels`. */
  slides: readonly Slide[];
  /** What each level recommends: the first one whose ages fit. */
  courses: Record<TrialLevel, readonly CourseLevel[]>;
  /** What the report says of each outcome. */
  report: Record<TrialLevel | 'notYet', Localised>;
  path: string;
}

const WrittenCourse = z
  .string()
  .regex(/^[A-Za-z]+\/[a-z]+\d*$/)
  .transform((text, context): CourseLevel => {
    const [course, level = ''] = text.split('/');
    const courseCode = courseCodes.find((code) => code === course);
    if (courseCode) return { courseCode, level };
    context.addIssue(`there is no course ${course}`);
    return z.NEVER;
  });

const WrittenStep = z
  .strictObject({
    kind: z.enum(stepKinds),
    minutes: z.int().min(1),
    panels: z
      .array(z.strictObject({ stimulus: WrittenStimulus.optional(), words: z.optional(Localised), ask: Localised }))
      .max(6)
      .default([]),
    ask: z.optional(Localised),
    /** From 1. */
    tasks: z.array(z.int().min(1)).default([]),
    tool: z.enum(smallTools).optional(),
    ground: z.enum(grounds).optional(),
    mayDrop: z.boolean().default(false),
  })
  .refine(
    ({ panels, ask }) => panels.length > 0 !== (ask !== undefined),
    'what the teacher asks stands at each panel, or at the step without panels',
  )
  .refine(
    ({ panels, tasks, tool, ground }) => panels.length + tasks.length > 0 || tool !== undefined || ground !== undefined,
    'nothing happens in it',
  );

const WrittenTrial = z
  .strictObject({
    title: Localised,
    goal: Localised,
    courses: z.strictObject({
      easier: z.array(WrittenCourse).min(1),
      middle: z.array(WrittenCourse).min(1),
      harder: z.array(WrittenCourse).min(1),
    }),
    steps: z.array(WrittenStep).min(6),
    tasks: z.array(z.strictObject({ easier: z.unknown(), middle: z.unknown(), harder: z.unknown() })).min(2),
    report: z.strictObject({ easier: Localised, middle: Localised, harder: Localised, notYet: Localised }),
  })
  .refine(({ steps, tasks }) => steps.flatMap((step) => step.tasks).every((at) => at <= tasks.length), {
    path: ['steps'],
    message: 'there are not so many tasks',
  })
  .refine(({ steps, tasks }) => tasks.every((_, at) => steps.some((step) => step.tasks.includes(at + 1))), {
    path: ['tasks'],
    message: 'one is in no step',
  });

/** Where the trial of a subject and band lies, and what its playbook is called. */
const prefix = 'trial-';
export const trialUidOf = (subject: SubjectCode, band: Band): string => `${prefix}${subject}-${band}`;

/** Reads one trial; throws a line for methodists when something is wrong with it. */
export function readTrial(library: Library, material: ReturnType<typeof readMaterial>, subject: SubjectCode, band: Band): Trial {
  const playbookUid = trialUidOf(subject, band);
  const { data, path } = library.document(`trials/${playbookUid.slice(prefix.length)}`);
  const told = (place: string, reason: string) => new ContentFault(path, `${place}: ${reason}`);
  const resolved = (() => {
    try {
      return material.resolved(data);
    } catch (fault) {
      throw told('file', fault instanceof Error ? fault.message : String(fault));
    }
  })();
  // Tasks resolve their pictures themselves.
  const written = WrittenTrial.safeParse({ ...(resolved as object), tasks: (data as { tasks?: unknown }).tasks });
  if (!written.success) throw new ContentFault(path, reasonsOf(written.error));
  const { tasks, steps, ...rest } = written.data;
  const slideOf = (task: unknown, at: number, level: TrialLevel): Slide => {
    try {
      return readSlide(task, material);
    } catch (fault) {
      throw told(`task ${at + 1}, ${level}`, fault instanceof Error ? fault.message : String(fault));
    }
  };
  return {
    ...rest,
    playbookUid,
    subject,
    band,
    path,
    slides: tasks.flatMap((task, at) => trialLevels.map((level) => slideOf(task[level], at, level))),
    steps: steps.map(({ panels, ask, tasks: places, tool, ground, ...step }) => ({
      ...step,
      panels: panels.map((panel) => ({ stimulus: panel.stimulus ?? null, words: panel.words ?? null, ask: panel.ask })),
      ask: ask ?? null,
      tasks: places.map((place) => place - 1),
      tool: tool ?? null,
      ground: ground ?? null,
    })),
  };
}

/** Subjects and bands that have a trial, by the files that are there. */
export function trialsIn(library: Pick<Library, 'list'>): { subject: SubjectCode; band: Band }[] {
  const written = new Set(library.list('trials'));
  return subjectCodes.flatMap((subject) => bands.flatMap((band) => (written.has(`trials/${subject}-${band}`) ? [{ subject, band }] : [])));
}
