import type { WrittenFor } from '../base/template.ts';
import type { columnWork } from './kind.ts';

/** As a methodist would write it. */
export const sample: WrittenFor<typeof columnWork> = { op: '·', numbers: ['23', '14'] };
