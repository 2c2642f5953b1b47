import type { WrittenFor } from '../base/template.ts';
import type { clockSet } from './kind.ts';

/** As a methodist would write it. */
export const sample: WrittenFor<typeof clockSet> = { ask: 'Поставь 4:30', hours: 4, minutes: 30, stepMinutes: 30 };
