import type { WrittenFor } from '../base/template.ts';
import type { sceneTap } from './kind.ts';

/** As a methodist would write it. */
export const sample: WrittenFor<typeof sceneTap> = {
  ask: 'Найди кота',
  scene: 'park',
  things: [
    { thing: 'кот', at: [14, 38] },
    { thing: 'мак', at: [38, 62] },
    { thing: 'сом', at: [62, 86] },
    { thing: 'лев', at: [86, 62] },
  ],
  right: [1],
};
