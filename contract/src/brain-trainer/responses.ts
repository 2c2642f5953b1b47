import * as z from 'zod/mini';

import { brainLimits } from './limits.ts';
import { named, shape } from '../named.ts';

/**
 * What a player does in one trial. Which kind a game takes stands beside its trial in trials.ts. A choice counts from
 * 0; null is «too late»: the deadline passed without one. Yes-or-no games: 0 is yes, 1 is no; two sides: 0 left, 1 right.
 */

const small = z.int().check(z.gte(0), z.lt(400));
const ms = z.int().check(z.gte(0), z.lte(brainLimits.longestMs));

export const BrainResponse = named(
  'BrainResponse',
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('choice'), choice: z.nullable(z.int().check(z.gte(0), z.lt(12))) }),
    /** Places, digits or tiles in the order in which they were pressed. */
    z.strictObject({ kind: z.literal('order'), order: z.array(small).check(z.maxLength(24)) }),
    /** Cells: all taps in order (schulte, wrong ones too), or what is marked at the end (letters-hunt). */
    z.strictObject({ kind: z.literal('cells'), cells: z.array(small).check(z.maxLength(400)) }),
    z.strictObject({ kind: z.literal('number'), number: z.nullable(z.int().check(z.gte(0), z.lte(99_999))) }),
    /** Every two cards turned, until all are found. */
    z.strictObject({ kind: z.literal('flips'), flips: z.array(z.tuple([small, small])).check(z.maxLength(200)) }),
    /** At which cards of the stream it was pressed, and how long after the card came. */
    z.strictObject({ kind: z.literal('presses'), presses: z.array(z.strictObject({ at: small, ms })).check(z.maxLength(40)) }),
    /** One side for each card of the block. */
    z.strictObject({
      kind: z.literal('sides'),
      sides: z.array(z.strictObject({ side: z.nullable(z.int().check(z.gte(0), z.lte(1))), ms })).check(z.maxLength(40)),
    }),
    /** [from peg, to peg] */
    z.strictObject({
      kind: z.literal('moves'),
      moves: z.array(z.tuple([z.int().check(z.gte(0), z.lte(2)), z.int().check(z.gte(0), z.lte(2))])).check(z.maxLength(200)),
    }),
    z.strictObject({ kind: z.literal('steps'), steps: z.array(z.enum(['up', 'down', 'left', 'right'])).check(z.maxLength(100)) }),
  ]),
);
export type BrainResponse = z.infer<typeof BrainResponse>;
export type BrainResponseOf<Kind extends BrainResponse['kind']> = Extract<BrainResponse, { kind: Kind }>;

/** One trial as it was played: its place from 0, what was done, and how long it took without pauses. */
export const BrainLogEntry = shape('BrainLogEntry', { trial: z.int().check(z.gte(0), z.lt(400)), response: BrainResponse, rtMs: ms });
export type BrainLogEntry = z.infer<typeof BrainLogEntry>;
