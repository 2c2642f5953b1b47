import * as z from 'zod/mini';

import type { TemplateCode } from './tasks.ts';
import { largest, line, text, whole } from '../shapes.ts';
import { named } from '../named.ts';

/**
 * What the child gives, one shape for each template of tasks.ts. The same shapes come back as `kept` (the right
 * part of a wrong answer, to begin the next try from) and as `solution` (after the last try).
 */

const Id = line(16, 0);
const ids = z.array(Id).check(z.maxLength(80));
/** Pairs of ids: [left, right], [item, bin], [gap, option], [first card, second card]. */
const pairs = z.array(z.tuple([Id, Id])).check(z.maxLength(400));
const number = z.nullable(z.int().check(z.gte(0), z.lte(99_999_999)));
const cell = z.int().check(z.gte(0), z.lt(400));
const Point = z.tuple([z.number().check(z.gte(-50), z.lte(150)), z.number().check(z.gte(-50), z.lte(150))]);

const answer = <Code extends TemplateCode, Fields extends Record<string, z.ZodMiniType>>(template: Code, fields: Fields) =>
  z.strictObject({ template: z.literal(template), ...fields });

export const Answer = named(
  'Answer',
  z.discriminatedUnion('template', [
    answer('slide', {}),
    answer('choice-one', { choice: Id }),
    answer('choice-many', { choices: ids }),
    answer('true-false', { yes: z.boolean() }),
    /** [left, right] */
    answer('match-pairs', { pairs }),
    /** [item, bin] */
    answer('sort-bins', { pairs }),
    answer('order-list', { order: ids }),
    answer('build-tiles', { order: ids }),
    /** One a field; null is left empty. */
    answer('type-number', { numbers: z.array(number).check(z.minLength(1), z.maxLength(8)) }),
    answer('type-text', { text: text(400, 0) }),
    /** [gap, option] */
    answer('gaps-choice', { pairs }),
    /** [gap, word of the bank] */
    answer('gaps-drag', { pairs }),
    answer('hottext', { marked: ids }),
    answer('hotspot', { marked: ids }),
    answer('grid-paint', { cells: z.array(cell).check(z.maxLength(400)) }),
    answer('number-line', { value: whole(-largest, largest) }),
    /** Hours 1 to 12. */
    answer('clock-set', { hours: z.int().check(z.gte(1), z.lte(12)), minutes: z.int().check(z.gte(0), z.lte(59)) }),
    /** Every coin laid out, by value. */
    answer('coins-pay', { coins: z.array(whole(1, 1_000_000)).check(z.maxLength(60)) }),
    /** Row by row. */
    answer('table-fill', { cells: z.array(z.array(number).check(z.maxLength(12))).check(z.maxLength(12)) }),
    /** Every two cards turned, in order, right or wrong, until all are found. */
    answer('memory-pairs', { flips: pairs }),
    /** The squares of each word found. */
    answer('word-grid', { found: z.array(z.array(cell).check(z.maxLength(20))).check(z.maxLength(20)) }),
    /** The whole field; null is left empty. */
    answer('sudoku-grid', { cells: z.array(number).check(z.maxLength(81)) }),
    answer('path-program', { steps: z.array(z.enum(['up', 'down', 'left', 'right'])).check(z.maxLength(100)) }),
    /** [from peg, to peg], pegs 0 to 2. */
    answer('tower-moves', {
      moves: z.array(z.tuple([z.int().check(z.gte(0), z.lte(2)), z.int().check(z.gte(0), z.lte(2))])).check(z.maxLength(200)),
    }),
    /**
     * What was drawn, stroke by stroke, in the box of 100 x 100; or, by keyboard, the strokes (0, 1, 2 …) in the
     * order in which they are written.
     */
    answer('trace', {
      drawn: z.optional(z.array(z.array(Point).check(z.maxLength(300))).check(z.maxLength(12))),
      order: z.optional(z.array(z.int().check(z.gte(0), z.lte(12))).check(z.maxLength(12))),
    }),
    answer('read-aloud', { seconds: z.optional(z.int().check(z.gte(0), z.lte(3600))), recording: z.optional(z.uuid()) }),
    answer('say', { seconds: z.optional(z.int().check(z.gte(0), z.lte(3600))), recording: z.optional(z.uuid()) }),
    answer('long-text', { text: text(4000, 0) }),
    answer('story-choice', { choice: Id }),
    answer('poll', { choice: Id }),
    answer('flashcards', { known: ids }),
    /** Places tapped, row by row from 0. */
    answer('spot-difference', { marked: z.array(cell).check(z.maxLength(100)) }),
    answer('draw', { drawn: z.array(z.array(Point).check(z.maxLength(300))).check(z.minLength(1), z.maxLength(60)) }),
  ]),
);
export type Answer = z.infer<typeof Answer>;
/** The answer of one template. */
export type AnswerOf<Code extends TemplateCode> = Extract<Answer, { template: Code }>;
