import type { texts as ru } from '../../ru/manager/substitution.ts';
import { count, fill, type Same } from '../../grammar.ts';

export const texts = {
  fit: (fit) => fill('fits {fit} of 100', { fit }),
  knows: 'knows the child',
  thatDay: (n) => (n === 0 ? 'no lessons that day' : `${count('en', n, { one: 'lesson', other: 'lessons' })} that day`),
  nobodyFree: 'No teacher is free at this time.',
} satisfies Same<typeof ru>;
