import type { WrittenFor } from '../base/template.ts';
import type { trace } from './kind.ts';

/** As a methodist would write it. */
export const sample: WrittenFor<typeof trace> = { set: 'digits', figure: '4' };
