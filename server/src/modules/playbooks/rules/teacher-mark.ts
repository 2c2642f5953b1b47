import { playbooksLimits } from '@school/contract/playbooks/limits';

import type { CountedItem } from './completion.ts';

/** Stars of a teacher, 0 to 3. */
export type Mark = 0 | 1 | 2 | 3;

/** How a work stands once it is marked: its credit instead of the provisional one (docs/design/content.md#work-for-a-teacher). */
export const markedAs = (mark: Mark): Pick<CountedItem, 'state' | 'credit'> => ({
  state: mark === 3 ? 'right' : mark === 0 ? 'wrong' : 'partly',
  credit: playbooksLimits.teacherMarks[mark],
});
