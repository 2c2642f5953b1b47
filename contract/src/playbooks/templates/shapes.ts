import * as z from 'zod/mini';

import { Card, Stimulus, Words } from '../pictures.ts';
import { line } from '../../shapes.ts';

/** What the shapes of the templates have in common: each template has a folder of its own beside this file. */

export const Id = line(16, 0);
export const ids = z.array(Id).check(z.maxLength(80));
/** Pairs of ids: [left, right], [item, bin], [gap, option], [first card, second card]. */
export const pairs = z.array(z.tuple([Id, Id])).check(z.maxLength(400));
export const number = z.nullable(z.int().check(z.gte(0), z.lte(99_999_999)));
export const cell = z.int().check(z.gte(0), z.lt(400));
export const Point = z.tuple([z.number().check(z.gte(-50), z.lte(150)), z.number().check(z.gte(-50), z.lte(150))]);
export const cards = z.array(Card);

/** In every task: the instruction (spoken), what is looked at, whether a hint can be asked for, how many tries there are. */
const common = {
  ask: Words,
  stimulus: z.optional(Stimulus),
  hint: z.boolean(),
  tries: z.int(),
};

export const taskOf = <Code extends string, Fields extends Record<string, z.ZodMiniType>>(template: Code, fields: Fields) =>
  z.strictObject({ template: z.literal(template), ...common, ...fields });

export const answerOf = <Code extends string, Fields extends Record<string, z.ZodMiniType>>(template: Code, fields: Fields) =>
  z.strictObject({ template: z.literal(template), ...fields });
