import { both } from '@school/contract/puzzles/words';

import { template } from '../base/template.ts';
import { writtenItem } from '../base/written.ts';

/** A free picture. Done is done. */
export const draw = template({
  code: 'draw',
  judge: 'nobody',
  written: writtenItem({}),
  build: () => ({}),
  asks: () => both('Нарисуй что хочешь', 'Draw what you like'),
  shown: () => ({}),
  score: () => ({ part: 1 }),
  solution: () => null,
});
