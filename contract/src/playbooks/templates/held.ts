import * as z from 'zod/mini';

/**
 * What the drafts of the templates have in common. Apart from the shapes of tasks and answers: a page of a lesson room reads drafts,
 * and loads nothing besides.
 */

export const HeldId = z.string().check(z.maxLength(16));
export const heldIds = z.array(HeldId).check(z.maxLength(80));
export const heldPairs = z.array(z.tuple([HeldId, HeldId])).check(z.maxLength(200));
export const heldChoice = z.nullable(HeldId);
export const heldNumber = z.nullable(z.int().check(z.gte(0), z.lte(99_999_999)));
export const heldCell = z.int().check(z.gte(0), z.lt(400));
export const heldCells = z.array(heldCell).check(z.maxLength(400));
export const peg = z.int().check(z.gte(0), z.lte(2));
export const seconds = z.int().check(z.gte(0), z.lte(3600));

/** The work in hand of one template, of the try that is being made. */
export const draftOf = <Code extends string, Work extends z.ZodMiniType>(template: Code, work: Work) =>
  z.strictObject({ template: z.literal(template), tries: z.int().check(z.gte(0), z.lte(3)), work: z.optional(work) });
