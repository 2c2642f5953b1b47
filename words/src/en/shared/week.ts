import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/shared/week.ts';

export const texts = {
  previous: 'Previous week',
  next: 'Next week',
  thisWeek: 'This week',
} satisfies Same<typeof ru>;
