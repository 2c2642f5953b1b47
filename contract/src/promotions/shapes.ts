import * as z from 'zod/mini';

import { Instant } from '../shapes.ts';

export const GiftCode = z.enum(['afterIntro', 'introDay']).register(z.globalRegistry, { id: 'GiftCode' });
export type GiftCode = z.infer<typeof GiftCode>;

/** A gift that is open to the family now, and until when (decisions D7). */
export const Gift = z
  .strictObject({
    giftCode: GiftCode,
    lessons: z.int(),
    until: Instant,
  })
  .register(z.globalRegistry, { id: 'Gift' });
export type Gift = z.infer<typeof Gift>;
