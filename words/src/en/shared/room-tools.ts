import { count, type Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/shared/room-tools.ts';

/** Small tools of a lesson. */
export const texts = {
  tools: {
    dice: 'Dice',
    spinner: 'Choose one',
    pick: 'Whose turn',
    timer: 'Timer',
    light: 'Traffic light',
    rocket: 'Rocket',
    faces: 'Mood',
    countdown: 'Three, two, one',
    stretch: 'Stretch',
    words: 'Words',
    cards: 'Cards',
    applause: 'Applause',
    echo: 'Echo',
  },
  diceShow: (sides: string) => `The dice show ${sides}`,
  rocketAt: (step: number, of: number) => `The rocket is at ${step} of ${of}`,
  lights: ['Quiet, good', 'A little quieter', 'Too loud'],
  moods: { heart: 'Great', smile: 'Fine', slower: 'So-so' },
  echo: 'Listen and repeat',
  faceDown: 'The card is face down',
  go: 'Go!',
  again: 'Once more',
  nextStep: 'Next',
  putAway: 'Put away',
  oneDie: 'One die',
  twoDice: 'Two dice',
  minutes: (n: number) => count('en', n, { one: 'minute', other: 'minutes' }),
  whichWords: 'Words, with commas between',
  whatToEcho: 'What is repeated',
  show: 'Show',
} satisfies Same<typeof ru>;
