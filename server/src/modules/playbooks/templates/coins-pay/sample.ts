import type { WrittenFor } from '../base/template.ts';
import type { coinsPay } from './kind.ts';

/** As a methodist would write it. */
export const sample: WrittenFor<typeof coinsPay> = { ask: 'Собери 9', coins: [1, 2, 5], sum: 9 };
