import type { WrittenFor } from '../base/template.ts';
import type { trueFalse } from './kind.ts';

/** As a methodist would write it. */
export const sample: WrittenFor<typeof trueFalse> = { ask: 'Верно?', right: true };
