import type { WrittenFor } from '../base/template.ts';
import type { towerMoves } from './kind.ts';

/** As a methodist would write it. */
export const sample: WrittenFor<typeof towerMoves> = { from: [[3, 2, 1], [], []], to: [[3], [2], [1]] };
