import type { WrittenFor } from '../base/template.ts';
import type { fractionEntry } from './kind.ts';

/** As a methodist would write it. */
export const sample: WrittenFor<typeof fractionEntry> = { line: '3/8 + 7/8 =', right: '1 2/8' };
