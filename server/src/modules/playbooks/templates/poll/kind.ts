import * as z from 'zod';

import { cardsOf } from '../base/cards.ts';
import { template } from '../base/template.ts';
import { WrittenFace, writtenItem } from '../base/written.ts';

/** An opinion. Nothing to judge. */
export const poll = template({
  code: 'poll',
  judge: 'nobody',
  written: writtenItem({ options: z.array(WrittenFace).min(2).max(6) }),
  build: ({ options }, random) => ({ options: cardsOf(options, random) }),
  shown: ({ options }) => ({ options }),
  score: ({ options }, { choice }) => (options.some(({ id }) => id === choice) ? { part: 1 } : undefined),
  solution: () => null,
});
