import type { WrittenFor } from '../base/template.ts';
import type { hotspot } from './kind.ts';

/** As a methodist would write it. */
export const sample: WrittenFor<typeof hotspot> = { ask: 'Найди две одинаковые', spots: ['кот', 'кот', 'мак', 'сом'], right: [1, 2] };
