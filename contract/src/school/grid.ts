import { kept } from './kept.ts';
import { type GridMinutes, usualGrid } from './usual.ts';

/** Minutes between two starts of lessons, by the clock of the teacher (docs/rules/schedule.md#grid). */
export const { now: gridMinutes, keep: keepGridMinutes } = kept<GridMinutes>(usualGrid);
