import type { Random } from '@school/contract/puzzles/random';
import type * as z from 'zod';

import type { Material } from './material.ts';

/**
 * What a methodist writes for each kind of task: the kinds say it themselves (playbooks/templates/registry.ts).
 * @public
 */
export interface WrittenByKind {}

/** What a methodist would have written: for each kind that the generator can write for. */
export type Made = { [Code in keyof WrittenByKind]?: WrittenByKind[Code] };

/**
 * Writes tasks without end. The same random sequence and parameters give the same task for ever: when that
 * changes, `version` goes up (a test holds the hashes).
 */
export interface Generator<Params extends z.ZodType = z.ZodType> {
  code: string;
  version: number;
  params: Params;
  make(random: Random, params: z.output<Params>, material: Material): Made;
}

/** Keeps the type of the parameters for `make`, and hides it from those who only pass them on. */
export const generator = <Params extends z.ZodType>(it: Generator<Params>): Generator => it as unknown as Generator;
