import * as z from 'zod/mini';

import { draftOf } from '../held.ts';
import { Sound } from './sound.ts';

export const draft = draftOf(
  'sound-boxes',
  z.strictObject({
    sounds: z.array(z.nullable(Sound)).check(z.maxLength(10)),
    /** The box that is filled next. */
    at: z.int().check(z.gte(0), z.lte(10)),
  }),
);
