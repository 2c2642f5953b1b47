import type { texts as ru } from '../../ru/shared/voice-consent.ts';
import type { Same } from '../../grammar.ts';

export const texts = {
  /** Words of other consents that have changed, too. */
  anew: {
    title: 'We’ve updated our permissions',
    about: 'Please read them and decide again. Until you answer, they’re all off.',
    go: 'Read and decide',
  },
  title: 'Voice recordings',
  ask: 'May we record your child’s voice?',
  what: (days: number) =>
    `In some tasks children tell a story or read aloud. If you allow it, your child presses a button and records the answer. You, the teacher and, if needed, the school’s curriculum lead can hear it, to mark it and reply. It’s deleted after ${days} days.`,
  without: 'Everything works the same without it: your child tells the answer to you, and nothing is recorded.',
  later: 'You can change your mind in the children’s settings.',
  allow: 'Allow recordings',
  refuse: 'Don’t record',
  given: (day: string) => `You allowed recordings: ${day}.`,
  refused: (day: string) => `You decided against recordings: ${day}.`,
  takeBack: 'Stop recording and delete recordings',
  thanks: 'Thank you, your choice is saved',
} satisfies Same<typeof ru>;
