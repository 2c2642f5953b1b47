import type { WrittenFor } from '../base/template.ts';
import type { tableFill } from './kind.ts';

/** As a methodist would write it. */
export const sample: WrittenFor<typeof tableFill> = { op: '+', rows: [6, 7], columns: [2, 3] };
