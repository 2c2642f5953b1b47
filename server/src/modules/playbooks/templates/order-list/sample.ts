import type { WrittenFor } from '../base/template.ts';
import type { orderList } from './kind.ts';

/** As a methodist would write it. */
export const sample: WrittenFor<typeof orderList> = { ask: 'Расставь', items: ['один', 'два', 'три', 'четыре'] };
