import { makeField } from '@school/contract/puzzles/path';
import { makeTowers } from '@school/contract/puzzles/tower';
import * as z from 'zod';

import { generator } from './generator.ts';

/** Thinking some steps ahead. */

export const pathCode = generator({
  code: 'path-code',
  version: 1,
  params: z.strictObject({
    size: z.int().min(2).max(8).default(4),
    obstacles: z.int().min(0).default(3),
    min: z.int().min(1).default(3),
    max: z.int().default(8),
  }),
  make: (random, wanted) => ({ 'path-program': makeField(random, wanted) }),
});

export const tower = generator({
  code: 'tower',
  version: 1,
  params: z.strictObject({ discs: z.int().min(2).max(4).default(3), min: z.int().min(1).default(2), max: z.int().default(5) }),
  make: (random, wanted) => ({ 'tower-moves': makeTowers(random, wanted) }),
});
