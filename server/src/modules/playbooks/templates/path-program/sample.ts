import type { WrittenFor } from '../base/template.ts';
import type { pathProgram } from './kind.ts';

/** As a methodist would write it. */
export const sample: WrittenFor<typeof pathProgram> = { size: 3, start: 0, goal: 2, obstacles: [1] };
