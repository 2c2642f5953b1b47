import type { WrittenFor } from '../base/template.ts';
import type { barModel } from './kind.ts';

/** As a methodist would write it. */
export const sample: WrittenFor<typeof barModel> = { schema: 'whole', numbers: [3, 5, 8], hidden: 2 };
