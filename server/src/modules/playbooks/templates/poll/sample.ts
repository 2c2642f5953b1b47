import type { WrittenFor } from '../base/template.ts';
import type { poll } from './kind.ts';

/** As a methodist would write it. */
export const sample: WrittenFor<typeof poll> = { ask: 'Как настроение?', options: ['хорошее', 'так себе'] };
