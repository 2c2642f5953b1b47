import { type DiagnosticCode, mathBands, onboardingLimits, pkhParts, softTypes } from '@school/contract/onboarding/limits';
import { CourseCode } from '@school/contract/catalogue/shapes';
import { Localised } from '@school/contract/shapes';
import * as z from 'zod';

import { ContentFault, type Library, reasonsOf } from '#modules/library';
import type { Slide, TaskFactory } from '#modules/playbooks';

const Ages = z.strictObject({ from: z.int(), to: z.int() });
const Tasks = z.array(z.looseObject({ template: z.string(), weight: z.int().min(1).optional() })).min(1);
const Tier = <Code extends string>(codes: readonly [Code, ...Code[]]) =>
  z.strictObject({ code: z.enum(codes), from: z.int(), title: z.optional(Localised), text: Localised });

const mathTiers = Object.keys(onboardingLimits.mathTiers) as [keyof typeof onboardingLimits.mathTiers];
const pkhTiers = Object.keys(onboardingLimits.pkhTiers) as [keyof typeof onboardingLimits.pkhTiers];

const Maths = z.strictObject({
  title: Localised,
  bands: z.array(z.strictObject({ code: z.enum(mathBands), ages: Ages, items: Tasks })).length(mathBands.length),
  tiers: z.array(Tier(mathTiers)).length(mathTiers.length),
  start: z.record(z.enum(mathBands), z.record(z.enum(mathTiers), z.string())),
});
const Pkh = z.strictObject({
  title: Localised,
  ages: Ages,
  parts: z
    .array(
      z.strictObject({ code: z.enum(pkhParts), title: Localised, items: Tasks, tiers: z.array(Tier(pkhTiers)).length(pkhTiers.length) }),
    )
    .length(pkhParts.length),
  tiers: z.array(Tier(pkhTiers)).length(pkhTiers.length),
});
const Soft = z.strictObject({
  title: Localised,
  ages: Ages,
  types: z
    .array(
      z.strictObject({
        code: z.enum(softTypes),
        title: Localised,
        short: Localised,
        course: CourseCode,
        clubs: z.array(CourseCode).min(1),
        text: Localised,
      }),
    )
    .length(softTypes.length),
  questions: z
    .array(z.strictObject({ ask: Localised, captain: Localised, diplomat: Localised, explorer: Localised, inventor: Localised }))
    .length(14),
});

/** A task of a diagnostics, ready to be made. */
export interface TestTask {
  part: string;
  weight: number;
  slide: Slide;
}

/** The diagnostics as methodists wrote them (content/tests), read when they are first wanted. */
export function createTests(library: Library, taskFactory: TaskFactory) {
  const read = <Shape extends z.ZodType>(code: DiagnosticCode, shape: Shape): z.output<Shape> => {
    const { path, data } = library.document(`tests/${code}`);
    const written = shape.safeParse(data);
    if (!written.success) throw new ContentFault(path, reasonsOf(written.error));
    return written.data;
  };
  const once = <T>(make: () => T): (() => T) => {
    let made: T | undefined;
    return () => (made ??= make());
  };
  const math = once(() => read('math', Maths));
  const pkh = once(() => read('pkh', Pkh));
  const soft = once(() => read('softskills', Soft));
  const tasksOf = (part: string, items: z.output<typeof Tasks>): TestTask[] =>
    items.map(({ weight = 1, ...task }) => ({ part, weight, slide: taskFactory.read(task) }));

  return {
    math,
    pkh,
    soft,
    version: (code: DiagnosticCode): string => library.document(`tests/${code}`).version,
    /** All tasks of a diagnostics; of maths those of a band. */
    tasks(code: DiagnosticCode, band: (typeof mathBands)[number] | null): TestTask[] {
      if (code === 'math') return tasksOf('math', math().bands.find((one) => one.code === band)?.items ?? []);
      if (code === 'pkh') return pkh().parts.flatMap((part) => tasksOf(part.code, part.items));
      return soft().questions.map((question) => ({
        part: 'softskills',
        weight: 1,
        slide: taskFactory.read({ template: 'poll', ask: question.ask, options: softTypes.map((type) => question[type]) }),
      }));
    },
  };
}

export type Tests = ReturnType<typeof createTests>;
