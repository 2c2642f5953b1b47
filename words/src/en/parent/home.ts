import type { texts as ru } from '../../ru/parent/home.ts';
import { count, type Same } from '../../grammar.ts';

const lessons = (n: number) => count('en', n, { one: 'lesson', other: 'lessons' });

export const texts = {
  title: 'Home',
  hello: (name: string) => `Hello, ${name}!`,
  age: (n: number) => count('en', n, { one: 'year old', other: 'years old' }),
  next: {
    title: 'Next lesson',
    left: 'Begins in',
    isOn: 'The lesson is on',
    isOver: 'The lesson is over. The teacher will note how it went.',
    minutes: (n: number) => count('en', n, { one: 'minute', other: 'minutes' }),
    schedule: 'Full schedule',
    unfunded: 'The balance does not cover this lesson yet',
    topUp: 'Top up',
  },
  steps: {
    bookTitle: 'Book a trial lesson',
    book: 'It is free: a teacher gets to know your child and tells you where to begin.',
    bookAction: 'Choose a time',
    level: (level: string) => `Level “${level}”`,
    planAction: 'Choose a schedule',
    learningNext: (when: string) => `Next lesson: ${when}`,
    learningNow: (time: string) => `The lesson is on, it began at ${time}`,
    marked: (when: string, time: string) => `There was a lesson on ${when}. You will see how it went at ${time}.`,
    unmarked: (when: string) => `There was a lesson on ${when}. The teacher has not noted yet how it went.`,
    learningNone: 'No lessons ahead yet',
    progressLabel: 'Done, homework included',
    progress: (done: number, all: number) => `${done} of ${all}`,
    stars: (n: number) => count('en', n, { one: 'star', other: 'stars' }),
    program: 'What the course teaches',
    samples: 'Try sample tasks and tests',
    progressAction: 'Progress and answers',
    learningDays: 'Days and times',
  },
  homework: (n: number) => count('en', n, { one: 'homework assignment is waiting', other: 'homework assignments are waiting' }),
  homeworkAction: 'Let your child start',
  balance: {
    title: 'Balance',
    gold: 'Individual',
    silver: 'Group',
    lessons,
    free: (n: number) => `not scheduled yet: ${n}`,
    aside: (n: number) => `set aside for a refund: ${n}`,
    ending: 'running out',
    ended: 'none left',
    topUp: 'Top up',
    history: 'History',
  },
} satisfies Same<typeof ru>;
