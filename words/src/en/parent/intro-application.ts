import type { texts as ru } from '../../ru/parent/intro-application.ts';
import type { Same } from '../../grammar.ts';
import { minutes, yearsOld } from '../shared/amounts.ts';
import { schoolTime } from '../../school-time.ts';

export const texts = {
  title: 'Book a trial lesson',
  free: 'Free',
  minutes,
  schoolTime: (time: string) => `${time} ${schoolTime.en.by()}`,
  who: 'Who',
  what: 'Subject',
  when: 'When',
  teacher: 'Teacher',
  teacherWill: 'The school will find a teacher; you’ll see who it is in the schedule',
  book: 'Book the trial lesson',
  other: 'Choose another time',
  taking: 'Reserving this time for you…',
  holding: 'This time is held for you',
  holdingFor: 'for another',
  heldLeft: 'Time left to confirm',
  holdAbout: 'If you leave this page, the time is released.',
  ended: 'This time is no longer held for you',
  endedFree: 'It’s still available, you can take it again.',
  endedTaken: 'Someone else has taken it.',
  takeAgain: 'Take it again',
  nearest: 'Nearest available times',
  taken: 'This time has just been taken',
  takenAbout: 'The nearest available times. Tap one to book:',
  wrong: 'There’s no such time',
  wrongAbout: 'The link seems incomplete. Please choose the day and time again.',
  overAge: (name: string) => `${name} is older than this subject`,
  overAgeAbout: (from: number, to: number, age: number) =>
    `The subject is meant for ages ${from} to ${to}, and the child is ${yearsOld(age)}. The tasks may feel easy. Book anyway?`,
  bookAnyway: 'Book anyway',
} satisfies Same<typeof ru>;
