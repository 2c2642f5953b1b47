import type { texts as ru } from '../../ru/shared/voice-consent.ts';
import type { Same } from '../../grammar.ts';

export const texts = {
  /** Words of other consents that have changed, too. */
  anew: {
    title: 'We have new words for what you allow',
    about: 'Please read them and decide again. Until you answer we do none of it.',
    go: 'Read and decide',
  },
  title: 'Voice recordings',
  ask: 'May we record your child’s voice?',
  what: (days: number) =>
    `In some tasks children tell a story or read aloud. If you allow it, your child presses a button and records the answer. You, the teacher and, if need be, the curriculum lead of the school can hear it, to mark it and to answer. It is deleted after ${days} days.`,
  without: 'Without it everything works the same: your child tells it to you, and nothing is recorded.',
  later: 'You can change your mind in the settings of your children.',
  allow: 'Allow recordings',
  refuse: 'Do not record',
  given: (day: string) => `You allowed recordings: ${day}.`,
  refused: (day: string) => `You decided against recordings: ${day}.`,
  takeBack: 'Stop recording and delete what is kept',
  thanks: 'Thank you, your decision is kept',
} satisfies Same<typeof ru>;
