import type { WrittenFor } from '../base/template.ts';
import type { sortBins } from './kind.ts';

/** As a methodist would write it. */
export const sample: WrittenFor<typeof sortBins> = {
  ask: 'Разложи',
  bins: [
    { bin: 'С', items: ['сок', 'сани'] },
    { bin: 'Ш', items: ['шум', 'шина'] },
  ],
};
