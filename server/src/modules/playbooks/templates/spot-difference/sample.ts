import type { WrittenFor } from '../base/template.ts';
import type { spotDifference } from './kind.ts';

const drawn = (icon: string) => ({ kind: 'icon' as const, icon });

/** As a methodist would write it. */
export const sample: WrittenFor<typeof spotDifference> = {
  columns: 2,
  left: ['apple', 'pear', 'kiwi', 'lemon'].map(drawn),
  right: ['apple', 'plum', 'kiwi', 'bread'].map(drawn),
};
