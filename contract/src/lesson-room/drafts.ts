import * as z from 'zod/mini';

import type { TemplateCode } from '../playbooks/tasks.ts';
import { named } from '../named.ts';
import { lessonRoomLimits } from './limits.ts';

/**
 * The work in hand of a task as one page tells it to others: one shape a template (playbooks/tasks.ts), of the try that is being made.
 * Without `work` the task begins. What does not parse is dropped: a page of one person must not break another's.
 */
const Card = z.string().check(z.maxLength(16));
const cards = z.array(Card).check(z.maxLength(80));
const pairs = z.array(z.tuple([Card, Card])).check(z.maxLength(200));
const number = z.nullable(z.int().check(z.gte(0), z.lte(99_999_999)));
const cell = z.int().check(z.gte(0), z.lt(400));
const cells = z.array(cell).check(z.maxLength(400));
const peg = z.int().check(z.gte(0), z.lte(2));
const seconds = z.int().check(z.gte(0), z.lte(3600));
const choice = z.nullable(Card);

const draft = <Code extends TemplateCode, Work extends z.ZodMiniType>(template: Code, work: Work) =>
  z.strictObject({ template: z.literal(template), tries: z.int().check(z.gte(0), z.lte(3)), work: z.optional(work) });

export const Draft = named(
  'RoomDraft',
  z.discriminatedUnion('template', [
    draft('slide', z.null()),
    draft('choice-one', choice),
    draft('choice-many', cards),
    draft('true-false', z.nullable(z.boolean())),
    draft('match-pairs', pairs),
    draft('sort-bins', pairs),
    draft('order-list', cards),
    draft('build-tiles', cards),
    draft('type-number', z.strictObject({ numbers: z.array(number).check(z.maxLength(8)), at: z.int() })),
    draft('type-text', z.string().check(z.maxLength(400))),
    draft('gaps-choice', z.strictObject({ pairs, at: choice })),
    draft('gaps-drag', pairs),
    draft('hottext', cards),
    draft('hotspot', cards),
    draft('grid-paint', cells),
    draft('number-line', z.nullable(z.int())),
    draft('clock-set', z.strictObject({ hours: z.int().check(z.gte(1), z.lte(12)), minutes: z.int().check(z.gte(0), z.lte(59)) })),
    draft('coins-pay', z.array(z.int().check(z.gte(1), z.lte(1_000_000))).check(z.maxLength(60))),
    draft(
      'table-fill',
      z.strictObject({
        cells: z.array(z.array(number).check(z.maxLength(12))).check(z.maxLength(12)),
        at: z.tuple([z.int(), z.int()]),
      }),
    ),
    /** Cards found, cards that are open now, and every two cards turned so far. */
    draft('memory-pairs', z.strictObject({ found: cards, turned: z.array(Card).check(z.maxLength(2)), flips: pairs })),
    /** Words found, and the first letter of the one that is being marked. */
    draft(
      'word-grid',
      z.strictObject({ found: z.array(z.array(cell).check(z.maxLength(20))).check(z.maxLength(20)), from: z.nullable(cell) }),
    ),
    draft('sudoku-grid', z.strictObject({ cells: z.array(number).check(z.maxLength(81)), at: z.int() })),
    draft('path-program', z.array(z.enum(['up', 'down', 'left', 'right'])).check(z.maxLength(100))),
    /** Moves made, and the peg whose disc is in the hand. */
    draft('tower-moves', z.strictObject({ moves: z.array(z.tuple([peg, peg])).check(z.maxLength(200)), held: z.nullable(peg) })),
    /** How far the finger has come, or by keyboard the strokes in their order. */
    draft(
      'trace',
      z.union([
        z.strictObject({ stroke: z.int().check(z.gte(0), z.lte(12)), at: z.int().check(z.gte(0), z.lte(10_000)) }),
        z.strictObject({ order: z.array(z.int().check(z.gte(0), z.lte(12))).check(z.maxLength(12)) }),
      ]),
    ),
    draft('read-aloud', z.strictObject({ at: z.int(), isOn: z.boolean() })),
    draft('say', z.strictObject({ seconds, isOn: z.boolean() })),
    draft('long-text', z.string().check(z.maxLength(lessonRoomLimits.draftBytes))),
    draft('story-choice', choice),
    draft('poll', choice),
    draft('flashcards', z.strictObject({ at: z.int(), isTurned: z.boolean(), known: cards })),
    draft('spot-difference', cells),
    /** Lines from the `from`th on, packed (ink.ts) in tenths of a percent of the box. */
    draft('draw', z.strictObject({ from: z.int().check(z.gte(0), z.lte(60)), lines: z.array(z.string()).check(z.maxLength(60)) })),
  ]),
);
export type Draft = z.infer<typeof Draft>;
export type DraftOf<Code extends TemplateCode> = Extract<Draft, { template: Code }>;

/** A draft as it is said in passing; nothing when it is larger than what may be said. */
export const sendable = (it: Draft): Record<string, unknown> | undefined =>
  JSON.stringify(it).length <= lessonRoomLimits.draftBytes ? it : undefined;
