import type { texts as ru } from '../../ru/manager/dated-terms.ts';
import type { Same } from '../../grammar.ts';

export const texts = {
  begins: 'Begins',
  atOnce: 'At once',
  fromDay: 'From a day on',
  day: 'First day',
  dayHelp: 'From 00:00, school time',
  school: 'since the school opened',
  states: { past: 'past', current: 'holds now', planned: 'planned', withdrawn: 'called off' },
  withdrawn: 'Called off',
} satisfies Same<typeof ru>;
