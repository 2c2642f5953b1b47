import type { texts as ru } from '../../ru/parent/intro.ts';
import type { Same } from '../../grammar.ts';
import { minutes, times, yearsOld } from '../shared/amounts.ts';

export const texts = {
  title: 'Trial lesson',
  about: (n: number) => `Free, ${minutes(n)}. The teacher gets to know your child and suggests a course.`,
  who: 'Who is the lesson for?',
  age: yearsOld,
  subject: 'Subject',
  day: 'Day',
  time: 'Time',
  times,
  parts: { night: 'Night', morning: 'Morning', day: 'Afternoon', evening: 'Evening' },
  warnYoung: (name: string, from: number, kid: number) =>
    `This subject usually starts at age ${from}. ${name} is ${kid}. You can try: the teacher will adapt the lesson.`,
  warnOld: (name: string, to: number, kid: number) =>
    `This subject is meant for children up to age ${to}. ${name} is ${kid}. We will ask you to confirm before booking.`,
  noTimes: 'No free times right now',
  noTimesAbout: 'Teachers open their schedule every day. Write to us and we will find a time together.',
  onlyKnown: 'No new teacher right now',
  onlyKnownAbout: (teachers: string) =>
    `The only free times are with teachers your child has already met: ${teachers}. Only one trial is possible with each teacher. Write to us and we will find someone else.`,
  writeToUs: 'Write to the school',
  noKids: 'Add a child first',
  noKidsAbout: 'A trial lesson is booked in the name of a child.',
  addKid: 'Add a child',
  notPossible: 'This trial cannot be booked',
  toSchedule: 'To the schedule',
  held: (when: string) => `Held for you: ${when}`,
  heldLeft: 'Time left to confirm',
  confirmHeld: 'Confirm the trial',
  letGo: 'Let this time go',
} satisfies Same<typeof ru>;
