import type { WrittenFor } from '../base/template.ts';
import type { numberLine } from './kind.ts';

/** As a methodist would write it. */
export const sample: WrittenFor<typeof numberLine> = {
  ask: 'Поставь точку на 7',
  min: 0,
  max: 10,
  step: 1,
  right: 7,
  labelled: [0, 5, 10],
};
