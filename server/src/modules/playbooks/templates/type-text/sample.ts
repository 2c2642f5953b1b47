import type { WrittenFor } from '../base/template.ts';
import type { typeText } from './kind.ts';

/** As a methodist would write it. */
export const sample: WrittenFor<typeof typeText> = { ask: 'Напиши', accept: ['корова'] };
