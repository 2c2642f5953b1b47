import type { WrittenFor } from '../base/template.ts';
import type { matchPairs } from './kind.ts';

/** As a methodist would write it. */
export const sample: WrittenFor<typeof matchPairs> = {
  ask: 'Один — много',
  pairs: [
    ['рама', 'рамы'],
    ['нос', 'носы'],
    ['сом', 'сомы'],
    ['луна', 'луны'],
  ],
};
