import type { texts as ru } from '../ru/stuck-money.ts';
import type { Same } from '../speak.ts';

export const texts = {
  title: 'Stuck money',
} satisfies Same<typeof ru>;
