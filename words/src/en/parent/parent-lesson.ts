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
    firstTry: 'on the first try',
    stars,
    fromTeacher: 'from the teacher',
    again: 'Watch the lesson again',
    board: 'What was on the board',
    stickers: (kid: string) => `Stickers: ${kid}`,
    who: 'Who was in class',
    homework: 'Homework',
    noHomework: 'No homework this time.',
    otherwise: 'Not how it was?',
    toSchool: 'Write to the school',
    said: (teacher: string) => `${teacher} on the lesson`,
    corrected: (when: string) => `Text corrected: ${when}`,
    tasksOf: (kid: string) => `Tasks in the lesson: ${kid}`,
    together: (n: number) => `Together with the teacher: ${tasks(n)}. Everyone does these together, without marks.`,
    notYet: 'You’ll see how it went once the lesson is over.',
  },
  title: 'Lesson in progress',
  looking: {
    title: (kid: string) => `Lesson: ${kid}`,
    known: 'The teacher and your child can see that you’re watching',
    running: (minutes: number, of: number) => `${minutes} of ${of} min`,
    begins: 'The lesson hasn’t started yet',
    soundOn: 'Turn the sound on',
    soundOff: 'Turn the sound off',
    stop: 'Stop watching',
    about: 'You can watch on one device. Your minutes are kept in the lesson log.',
    teacherAway: 'The teacher isn’t in class yet',
    kidAway: 'Your child isn’t in class yet',
    notNow: 'You can’t watch right now',
    ended: 'The lesson is over',
    elsewhere: 'You’re watching on another page',
    back: 'Home',
    again: 'Watch again',
  },
} satisfies Same<typeof ru>;
