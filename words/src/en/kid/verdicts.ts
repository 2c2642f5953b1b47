import { count, type Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/kid/verdicts.ts';
import { stars } from '../shared/amounts.ts';
import { praises } from './praise.ts';

export const texts = {
  next: 'Next',
  toResult: 'Done!',
  rightTeen: 'Correct',
  partly: 'Nearly all of it is right. This is how it should be:',
  shown: 'Look, like this. On we go!',
  learnt: (title: string) => `This is what we learnt: “${title}”.`,
  waiting: 'Done! Your teacher will look at your work.',
  skipped: 'Skipped. You can come back to it.',
  hintMore: 'One more step',
  hintWay: 'Show the solution',
  hintOff: 'One wrong option is gone: choose from the rest.',
  hintRing: 'What to do next has a ring around it.',
  praise: praises,
  tiers: {
    100: 'You solved every task the first time!',
    66: 'Great work! Nearly everything is right.',
    33: 'You made it through! Once more, and there will be more stars.',
    0: 'You came to the end, and that is what counts. Shall we try again together?',
  },
  starsSaid: stars,
  score: (score: number) => `Score: ${score} out of 100`,
  bestBefore: (score: number) => `your best is ${score}`,
  teacherWill: (works: number) =>
    `Your teacher will look at ${count('en', works, { one: 'piece of work', other: 'pieces of work' })}, so the score may change.`,
  again: 'Again',
} satisfies Same<typeof ru>;
