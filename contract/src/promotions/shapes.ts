import * as z from 'zod/mini';

import { Instant } from '../shapes.ts';

/** A gift that is open to the family now, and until when (decisions D7). */
export const Gift = z
  .strictObject({
    giftCode: z.enum(['afterIntro', 'introDay']),
    lessons: z.int(),
    until: Instant,
  })
  .register(z.globalRegistry, { id: 'Gift' });
export type Gift = z.infer<typeof Gift>;
