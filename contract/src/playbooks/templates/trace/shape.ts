import * as z from 'zod/mini';

import { answerOf, Point, taskOf } from '../shapes.ts';

/** Trace one figure: its strokes in writing order, each an SVG path in a box of 100 x 100, beginning where the pen is put down. */
export const task = taskOf('trace', { glyph: z.string(), strokes: z.array(z.string()) });

/**
 * What was drawn, stroke by stroke, in the box of 100 x 100; or, by keyboard, the strokes (0, 1, 2 …) in the
 * order in which they are written.
 */
export const answer = answerOf('trace', {
  drawn: z.optional(z.array(z.array(Point).check(z.maxLength(300))).check(z.maxLength(12))),
  order: z.optional(z.array(z.int().check(z.gte(0), z.lte(12))).check(z.maxLength(12))),
});
