import type { TemplateCode } from '@school/contract/playbooks/tasks';
import type * as z from 'zod';

import type { Material } from '../tasks/material.ts';
import type { Random } from '../tasks/random.ts';
import type { templates } from '../templates/registry.ts';

/** What a methodist would have written: for each template that the generator can write for. */
export type Made = { [Code in TemplateCode]?: z.output<(typeof templates)[Code]['written']> };

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
