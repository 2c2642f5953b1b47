import { both } from '@school/contract/puzzles/words';
import * as z from 'zod';

import { template } from '../base/template.ts';
import { Text, writtenItem } from '../base/written.ts';

/** An explanation. Seen is done. */
export const slide = template({
  code: 'slide',
  judge: 'nobody',
  written: writtenItem({ lines: z.array(Text).min(1).max(8) }),
  asks: () => both('Посмотри и послушай', 'Look and listen'),
  build: ({ lines }) => ({ lines }),
  shown: ({ lines }) => ({ lines }),
  score: () => ({ part: 1 }),
  solution: () => null,
});
