import type { texts as ru } from '../../ru/manager/substitution.ts';
import type { Same } from '../../grammar.ts';
import { lessons } from '../shared/amounts.ts';

export const texts = {
  fit: (fit) => `${fit}% match`,
  knows: 'knows the child',
  thatDay: (n) => (n === 0 ? 'no lessons that day' : `${lessons(n)} that day`),
  nobodyFree: 'No teacher is available at this time.',
} satisfies Same<typeof ru>;
