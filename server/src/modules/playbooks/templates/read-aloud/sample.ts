import type { WrittenFor } from '../base/template.ts';
import type { readAloud } from './kind.ts';

/** As a methodist would write it. */
export const sample: WrittenFor<typeof readAloud> = { text: 'Вот дом. У дома сад.' };
