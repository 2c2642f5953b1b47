import type { texts as ru } from '../../ru/parent/intro.ts';
import type { Same } from '../../grammar.ts';
import { minutes, times, yearsOld } from '../shared/amounts.ts';

export const texts = {
  title: 'Trial lesson',
  about: (n: number) => `Free, ${minutes(n)}. The teacher meets your child and suggests a course.`,
  who: 'Who is the lesson for?',
  age: yearsOld,
  subject: 'Subject',
  change: 'Change',
  changeWhom: 'Change the child or subject',
  day: 'Day',
  time: 'Time',
  times,
  parts: { night: 'Night', morning: 'Morning', day: 'Afternoon', evening: 'Evening' },
  warnYoung: (name: string, from: number, kid: number) =>
    `This subject usually starts at age ${from}. ${name} is ${kid}. You can try: the teacher will adapt the lesson.`,
  warnOld: (name: string, to: number, kid: number) =>
    `This subject is meant for children up to age ${to}. ${name} is ${kid}. We’ll ask you to confirm before booking.`,
  noTimes: 'No available times right now',
  noTimesAbout: 'New times open every day. Write to us and we’ll find one together.',
  onlyKnown: 'No new teacher right now',
  onlyKnownAbout: (teachers: string) =>
    `The only available times are with teachers your child already knows: ${teachers}. There’s one trial lesson per teacher. Write to us and we’ll find someone else.`,
  writeToUs: 'Write to the school',
  noKids: 'Add a child first',
  noKidsAbout: 'A trial lesson is booked in a child’s name.',
  addKid: 'Add a child',
  notPossible: 'This trial lesson can’t be booked',
  toSchedule: 'To the schedule',
  held: (when: string) => `Held for you: ${when}`,
  heldLeft: 'Time left to confirm',
  confirmHeld: 'Confirm the trial',
  letGo: 'Release this time',
} satisfies Same<typeof ru>;
