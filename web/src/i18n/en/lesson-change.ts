import { schedulingLimits } from '@school/contract/scheduling/limits';

import type { texts as ru } from '../ru/lesson-change.ts';
import { count, fill, type Same } from '../speak.ts';
import { days } from './amounts.ts';

const lessons = (n: number) => count('en', n, { one: 'lesson', other: 'lessons' });
const minutes = (n: number) => count('en', n, { one: 'minute', other: 'minutes' });

export const texts = {
  lesson: 'Lesson',
  gone: 'This lesson is not in the schedule any more. It may have been moved or cancelled.',
  minutes,
  facts: { when: 'When', topic: 'Topic', who: 'Who', teacher: 'Teacher', payment: 'Payment', unusual: 'Note' },
  free: 'free',
  funded: 'a lesson of your balance is reserved',
  cameBack: (n) => `Back on your balance: ${count('en', n, { one: 'lesson', other: 'lessons' })}.`,
  bonus: (n) => `A gift from the school: ${count('en', n, { one: 'lesson', other: 'lessons' })}.`,
  bySchool: 'The school called this lesson off.',
  costNothing: 'A cancelled lesson costs nothing.',
  charged: 'The lesson was charged.',
  objection: {
    title: 'You object to the mark',
    ask: 'This is not how it was',
    until: (time) => `If the mark of the lesson is wrong, tell us by ${time}.`,
    about: 'Tell us how it was. A manager will look into it and answer; until then nobody is paid for the lesson.',
    text: 'What really happened',
    send: 'Send',
    waits: 'We are looking into the lesson. You will have an answer within a day.',
    outcomes: { upheld: 'You are right, we are sorry', rejected: 'We have checked: the mark is right' },
    yours: (text) => `You wrote: ${text}`,
    answer: (text) => `The school’s answer: ${text}`,
    units: (n) => `Back on your balance: ${count('en', n, { one: 'lesson', other: 'lessons' })}`,
  },
  notFunded: 'your balance has no lesson for this date yet',
  held: (until: string) => `We hold this time until ${until}. Pay for a package and it stays yours.`,
  heldTrial: (until: string) => `We hold this time until ${until}: please confirm the trial.`,
  confirmTrial: 'Confirm the trial',
  pay: 'Top up the balance',
  noTeacher: 'without a teacher',
  regularSchedule: 'Regular schedule',
  group: 'The group and your place in it',
  groupTime: 'A group meets at one time for all: a single meeting cannot be moved, but it can be cancelled.',

  move: 'Move the lesson',
  cancel: 'Cancel the lesson',
  moveInstead: 'Move it instead',
  terms: 'Terms',
  costsNothing: 'Moving is free, nothing is charged.',
  trialOnce: 'A trial lesson is free. It can be moved once.',
  over: {
    badge: 'over',
    unmarked: 'The lesson is over. The teacher has not marked yet how it went.',
    marked: (time: string) => fill('The teacher has ended the lesson. You will see how it went at {time}.', { time }),
  },
  unitBack: { gold: 'The individual lesson returns to your balance.', silver: 'The group lesson returns to your balance.' },
  noUnit: 'Nothing was taken from your balance for this lesson.',
  until: (when: string) => `Possible until ${when}.`,
  untilLeft: (left: string) => `${left} left.`,
  skipFree: `If you simply do not come, nothing is charged: one missed lesson in ${days(schedulingLimits.freeSkipDays)} is free.`,
  skipCosts: 'If you simply do not come, the lesson is charged.',
  skipFreeFrom: (day: string) => `The next free skip: from ${day}.`,

  scope: 'Which lessons',
  only: 'Only this one',
  following: (n: number) => `This and the following: ${n}`,
  all: (n: number) => `All: ${n}`,
  weekly: (time: string) => `Regular lesson: ${time}`,

  chooseTime: 'New time',
  freeTime: 'Free times',
  days: 'Days',
  near: 'Nearest',
  noTimes: 'No free times right now',
  noTimesAbout: 'Write to us and we will find a time together.',
  writeToUs: 'Write to the school',
  takenNow: 'This time has just been taken. The nearest free ones:',
  takenNone: 'This time has just been taken. Please choose another one.',
  instead: (to: string, from: string) => fill('{to} instead of {from}', { to, from }),
  otherTime: 'Another time',
  schoolAssigns: 'The school finds the teacher',
  asks: 'Checking all dates…',
  moves: (n: number) => fill('{n} will move to the new time', { n: lessons(n) }),
  conflicts: 'These dates cannot be moved',
  conflictsAbout: 'A schedule moves as a whole. Choose another time, or move this lesson only.',

  reason: 'Reason',
  reasons: {
    ill: 'The child is ill',
    away: 'We are away',
    school: 'Busy at school',
    time: 'The time does not suit',
    other: 'Another reason',
  },
  details: 'Add a few words',
  detailsNeeded: 'Write the reason',
  reasonNeeded: 'Choose a reason: the teacher will see it',
  doMove: 'Move',
  doMoveMany: (n: number) => `Move ${lessons(n)}`,
  doCancel: 'Cancel the lesson',
  doCancelMany: (n: number) => `Cancel ${lessons(n)}`,
  moved: (to: string) => `Moved to ${to}`,
  movedMany: (n: number) => `Moved ${lessons(n)}`,
  undo: 'Undo',
  undone: 'The lesson is back at its former time',
  undoReason: 'The move was undone at once',
  canceled: (n: number, returned: number) =>
    n === 1
      ? returned > 0
        ? 'The lesson is cancelled and back on your balance'
        : 'The lesson is cancelled'
      : fill('Cancelled: {n}. Back on your balance: {returned}', { n: lessons(n), returned: lessons(returned) }),
  wholeSchedule: 'Stop or pause the whole schedule',

  add: 'Add a lesson',
  notEnough: 'No free lessons on the balance',
  notEnoughAbout: 'All paid lessons are in the schedule already. Top up the balance, or move one of them.',
  course: 'For whom, and which course',
  noCourses: 'A single lesson is added to a course',
  noCoursesAbout: 'A course begins with a trial lesson: the teacher tells you where to start.',
  bookTrial: 'Book a trial lesson',
  teacher: 'Teacher',
  ownTeacher: 'gives your lessons',
  timesFree: (n: number) => count('en', n, { one: 'free time', other: 'free times' }),
  costs: (free: number) =>
    fill('1 individual lesson is charged when it has taken place. Free on your balance: {free}, then {left}.', { free, left: free - 1 }),
  doAdd: 'Add the lesson',
  added: (when: string) => `Lesson added: ${when}`,
} satisfies Same<typeof ru>;
