import * as z from 'zod/mini';

import { bands } from '../playbooks/bands.ts';
import { Stimulus } from '../playbooks/pictures.ts';
import { Localised } from '../shapes.ts';
import { grounds, smallTools, taskModes } from './limits.ts';

export { type Band, bands } from '../playbooks/bands.ts';

/** The parts of a lesson, in their usual order. */
export const stepKinds = ['hello', 'warm', 'explain', 'together', 'move', 'play', 'check', 'more', 'bye'] as const;
export type StepKind = (typeof stepKinds)[number];

/** Something to look at while the teacher explains. */
export const Panel = z
  .strictObject({
    stimulus: z.nullable(Stimulus),
    /** Written on it; nothing for children who do not read yet. */
    words: z.nullable(Localised),
  })
  .register(z.globalRegistry, { id: 'ScriptPanel' });
export type Panel = z.infer<typeof Panel>;

/** A task of the script, by its place in a playbook. A trial’s task stands there at several levels, the middle one first. */
export const ScriptTask = z
  .strictObject({
    playbookUid: z.string(),
    taskIdx: z.int(),
    /** Its kind (tasks.ts): what the teacher usually says of it goes by that. */
    template: z.string(),
    rounds: z.int(),
    mode: z.enum(taskModes),
    /** Places of the same task one level down and one up. */
    easier: z.nullable(z.int()),
    harder: z.nullable(z.int()),
  })
  .register(z.globalRegistry, { id: 'ScriptTask' });
export type ScriptTask = z.infer<typeof ScriptTask>;

const step = {
  kind: z.enum(stepKinds),
  minutes: z.int(),
  panels: z.array(Panel),
  tasks: z.array(ScriptTask),
  tool: z.nullable(z.enum(smallTools)),
  ground: z.nullable(z.enum(grounds)),
};

/** A step as everybody in the room may know it. */
export const StageStep = z.strictObject(step).register(z.globalRegistry, { id: 'StageStep' });
export type StageStep = z.infer<typeof StageStep>;

/** A step with what is for the teacher alone. */
export const ScriptStep = z
  .strictObject({
    ...step,
    /** What the teacher asks or says at each panel, or at the step when it has none; null is the usual question of such a step. */
    asks: z.array(z.nullable(Localised)),
    /** What else the teacher should know: a mistake in thinking to look out for, where it is met in life. */
    note: z.nullable(Localised),
    /** May be left out when time runs short. */
    mayDrop: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'ScriptStep' });
export type ScriptStep = z.infer<typeof ScriptStep>;

/** What happens in a lesson, minute by minute: written for it, made of its tasks, or a trial’s own. */
export const LessonScript = z
  .strictObject({
    source: z.enum(['written', 'derived', 'trial']),
    band: z.enum(bands),
    minutes: z.int(),
    steps: z.array(ScriptStep),
  })
  .register(z.globalRegistry, { id: 'LessonScript' });
export type LessonScript = z.infer<typeof LessonScript>;
