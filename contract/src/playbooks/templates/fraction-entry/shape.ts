import * as z from 'zod/mini';

import { answerOf, number, taskOf } from '../shapes.ts';

const Fraction = z.strictObject({ whole: z.optional(z.int()), top: z.int(), bottom: z.int() });

/** A fraction written as on paper: wholes in front, a number over a number. */
export const task = taskOf('fraction-entry', {
  /** What stands before it: fractions, and what is between them. */
  line: z.array(z.union([z.string(), Fraction])),
  /** There is a field for wholes; it may stay empty. */
  wholes: z.boolean(),
  /** A part of the fraction that is given; null is to be written. */
  top: z.nullable(z.int()),
  bottom: z.nullable(z.int()),
  /** Longest number a field takes. */
  digits: z.int(),
});

/** What was written; a part that is given, or left empty, is null. */
export const answer = answerOf('fraction-entry', { whole: number, top: number, bottom: number });
