import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/kid/kid-world.ts';

export const texts = {
  changeFace: 'Change my picture',
  hello: (name: string) => `Hello, ${name}!`,
  classTasks: 'Lesson tasks',
  nextLesson: 'Next lesson',
  lessonDay: { now: 'Lesson now', today: 'Today', tomorrow: 'Tomorrow' },
  room: { title: 'Lesson', isIn: (name: string) => `${name} is in class`, isOpen: 'The classroom is open', enter: 'Join lesson' },
  games: 'Games',
  myCourses: 'My courses',
  passed: (done: number, of: number) => `${done} of ${of} done`,
  percent: (percent: number) => `${percent}%`,
  noCourses: 'Your courses will appear here. The first one opens after a lesson with your teacher.',
  forAdults: 'For grown-ups: the first lesson is free, and you can book it on your own page. The way there is the door at the top.',
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
