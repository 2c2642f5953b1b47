import type { WrittenFor } from '../base/template.ts';
import type { dictation } from './kind.ts';

/** As a methodist would write it. */
export const sample: WrittenFor<typeof dictation> = { text: 'Кот пьёт молоко.', capitals: true, marks: true };
