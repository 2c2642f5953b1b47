import type { WrittenFor } from '../base/template.ts';
import type { gridPaint } from './kind.ts';

/** As a methodist would write it. */
export const sample: WrittenFor<typeof gridPaint> = { size: 3, sample: [0, 1, 3], transform: 'mirror' };
