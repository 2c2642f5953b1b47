import type { WrittenFor } from '../base/template.ts';
import type { buildTiles } from './kind.ts';

/** As a methodist would write it. */
export const sample: WrittenFor<typeof buildTiles> = { ask: 'Собери', of: 'syllables', build: 'ма/ши/на' };
