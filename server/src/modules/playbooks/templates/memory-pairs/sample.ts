import type { WrittenFor } from '../base/template.ts';
import type { memoryPairs } from './kind.ts';

/** As a methodist would write it. */
export const sample: WrittenFor<typeof memoryPairs> = {
  pairs: [
    ['1', '9'],
    ['2', '8'],
    ['3', '7'],
  ],
};
