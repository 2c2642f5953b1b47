import type { Same } from '../speak.ts';
import type { texts as ru } from '../ru/week.ts';

export const texts = {
  previous: 'Previous week',
  next: 'Next week',
  thisWeek: 'To this week',
} satisfies Same<typeof ru>;
