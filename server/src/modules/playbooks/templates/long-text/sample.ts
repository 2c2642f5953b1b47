import type { WrittenFor } from '../base/template.ts';
import type { longText } from './kind.ts';

/** As a methodist would write it. */
export const sample: WrittenFor<typeof longText> = { ask: 'Напиши', leastWords: 8, rubric: 'Есть признак' };
