import type { WrittenFor } from '../base/template.ts';
import type { draw } from './kind.ts';

/** As a methodist would write it. */
export const sample: WrittenFor<typeof draw> = {};
