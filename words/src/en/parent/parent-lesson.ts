import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/parent/parent-lesson.ts';
import { minutes, stars, tasks } from '../shared/amounts.ts';

/** A lesson of the room as a parent sees it: while it is on, and looking in. */
export const texts = {
  after: {
    title: 'How the lesson went',
    of: (kid: string, what: string) => `${kid}, ${what}`,
    minutes,
    inLesson: 'in class',
    percent: (n: number) => `${n}%`,
    firstTry: 'at the first try',
    stars,
    fromTeacher: 'from the teacher',
    board: 'What was on the board',
    stickers: (kid: string) => `Stickers: ${kid}`,
    who: 'Who was in class',
    homework: 'Homework',
    noHomework: 'Nothing to do at home this time.',
    otherwise: 'Was it different?',
    toSchool: 'Write to the school',
    said: (teacher: string) => `A word from the teacher: ${teacher}`,
    corrected: (when: string) => `The teacher corrected this on ${when}`,
    tasksOf: (kid: string) => `Tasks in the lesson: ${kid}`,
    together: (n: number) => `Together with the teacher: ${tasks(n)}. All do such tasks together, and they are not marked.`,
    notYet: 'You will see how it went once the lesson is over.',
  },
  title: 'The lesson is on',
  looking: {
    title: (kid: string) => `Lesson: ${kid}`,
    known: 'The teacher and your child see that you are looking on',
    running: (minutes: number, of: number) => `${minutes} of ${of} min`,
    begins: 'The lesson has not begun yet',
    soundOn: 'Turn the sound on',
    soundOff: 'Turn the sound off',
    stop: 'Stop looking on',
    about: 'You can look on from one device. Your minutes stay in the log of the lesson.',
    teacherAway: 'The teacher is not in class yet',
    kidAway: 'Your child is not in class yet',
    notNow: 'You cannot look in now',
    ended: 'The lesson is over',
    elsewhere: 'You are looking on from another page',
    back: 'Home',
    again: 'Look in again',
  },
} satisfies Same<typeof ru>;
