import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/kid/kid-world.ts';

export const texts = {
  back: 'Back along the path',
  on: 'On along the path',
  chip: 'The fox',
  isle: (number: number, lit: number, of: number) => `Island ${number} · ${lit}/${of}`,
  afterLesson: 'after the lesson',
  goalOf: { 2: 'Today we catch two fireflies.', 3: 'Today we catch three fireflies.', 4: 'Today we catch four fireflies.' },
  speech: {
    evening: 'One firefly is left.',
    night: 'All the fireflies are caught! That is all for today. Shall we go to the house?',
    now: 'Tap the yellow lantern!',
    wait: 'We will light the next lantern after a lesson with your teacher.',
    far: 'We will light this lantern after a lesson with your teacher.',
    allLit: 'All the lanterns are lit!',
    tricks: ['Hooray! High five!', 'I wonder who lives across the river?', 'Do you hear? That is the owl.'],
  },
} satisfies Same<typeof ru>;
