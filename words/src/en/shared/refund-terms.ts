import type { refundTerms as ru } from '../../ru/shared/refund-terms.ts';
import type { Same } from '../../grammar.ts';

export const refundTerms = {
  whole: 'If you change your mind, we’ll refund unused lessons in full.',
  less: (kept: string) => `If you change your mind, we’ll refund unused lessons minus ${kept}.`,
  percent: (n: number) => `${n}%`,
  both: (percent: string, sum: string) => `${percent} and ${sum}`,
  giftsFirst: 'Gift lessons are used first.',
} satisfies Same<typeof ru>;
