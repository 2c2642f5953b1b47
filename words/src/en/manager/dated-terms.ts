import type { texts as ru } from '../../ru/manager/dated-terms.ts';
import type { Same } from '../../grammar.ts';

export const texts = {
  begins: 'Starts',
  atOnce: 'Now',
  fromDay: 'From a date',
  day: 'First day',
  dayHelp: 'From 00:00, school time',
  school: 'since the school opened',
  states: { past: 'past', current: 'in effect', planned: 'scheduled', withdrawn: 'cancelled' },
  withdrawn: 'Cancelled',
} satisfies Same<typeof ru>;
