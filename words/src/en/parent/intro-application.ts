import type { texts as ru } from '../../ru/parent/intro-application.ts';
import type { Same } from '../../grammar.ts';
import { minutes, yearsOld } from '../shared/amounts.ts';
import { schoolTime } from '../../school-time.ts';

export const texts = {
  title: 'Book a trial lesson',
  free: 'Free',
  minutes,
  moscow: (time: string) => `${time} ${schoolTime.en.by()}`,
  who: 'Who',
  what: 'Subject',
  when: 'When',
  teacher: 'Teacher',
  teacherWill: 'The school will find a free teacher; you will see who it is in the schedule',
  book: 'Book the trial lesson',
  other: 'Choose another time',
  taking: 'Holding this time for you…',
  holding: 'This time is held for you',
  holdingFor: 'for another',
  heldLeft: 'Time left to confirm',
  holdAbout: 'If you leave this page, the time becomes free again.',
  ended: 'This time is no longer held for you',
  endedFree: 'It is still free: take it again with one tap.',
  endedTaken: 'Someone else has taken it.',
  takeAgain: 'Take it again',
  nearest: 'The nearest free times',
  taken: 'This time has just been taken',
  takenAbout: 'The nearest free times. One tap and the lesson is booked:',
  wrong: 'There is no such time',
  wrongAbout: 'The link seems to be incomplete. Please choose the day and time again.',
  overAge: (name: string) => `${name} is older than this subject`,
  overAgeAbout: (from: number, to: number, age: number) =>
    `The subject is meant for ages ${from} to ${to}, and the child is ${yearsOld(age)}. The tasks may feel easy. Book anyway?`,
  bookAnyway: 'Book anyway',
} satisfies Same<typeof ru>;
