import * as z from 'zod/mini';

import { draftOf } from '../held.ts';

export const draft = draftOf(
  'clock-set',
  z.strictObject({ hours: z.int().check(z.gte(1), z.lte(12)), minutes: z.int().check(z.gte(0), z.lte(59)) }),
);
