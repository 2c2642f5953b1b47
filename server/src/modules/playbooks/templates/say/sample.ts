import type { WrittenFor } from '../base/template.ts';
import type { say } from './kind.ts';

/** As a methodist would write it. */
export const sample: WrittenFor<typeof say> = { ask: 'Скажи', rubric: 'Называет признак' };
