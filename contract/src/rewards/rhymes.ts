import * as z from 'zod/mini';

import { shape } from '../named.ts';

/** A nursery rhyme in one language; each has its own, none is translated. */
export const Rhyme = shape('Rhyme', {
  /** Its picture. */
  icon: z.string(),
  title: z.string(),
  lines: z.array(z.string()),
});
export type Rhyme = z.infer<typeof Rhyme>;

/** All of them by language. */
export const Rhymes = shape('Rhymes', { ru: z.array(Rhyme), en: z.array(Rhyme) });
export type Rhymes = z.infer<typeof Rhymes>;
