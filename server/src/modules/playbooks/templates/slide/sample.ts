import type { WrittenFor } from '../base/template.ts';
import type { slide } from './kind.ts';

/** As a methodist would write it. */
export const sample: WrittenFor<typeof slide> = { lines: [{ ru: 'Восемь и пять', en: 'Eight and five' }] };
