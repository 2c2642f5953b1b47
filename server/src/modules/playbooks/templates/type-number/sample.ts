import type { WrittenFor } from '../base/template.ts';
import type { typeNumber } from './kind.ts';

/** As a methodist would write it. */
export const sample: WrittenFor<typeof typeNumber> = { ask: 'Сколько?', right: [6, 3] };
