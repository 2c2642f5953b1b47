import type { texts as ru } from '../../ru/parent/change-teacher.ts';
import type { Same } from '../../grammar.ts';
import { lessons } from '../shared/amounts.ts';

export const texts = {
  title: 'Another teacher',
  of: (kid: string, course: string) => `${kid} · ${course}`,
  now: (teacher: string) => `The current teacher is ${teacher}`,
  about: 'All lessons stay: the new teacher takes over at once. Only the school sees the reason.',
  cannot: 'The teacher cannot be changed now',
  gone: 'There is no such course here',
  goneAbout: 'The link may be out of date. All lessons of the family are in the schedule.',
  toSchedule: 'To the schedule',
  toRegular: 'To the regular schedule',
  reason: {
    label: 'What did not suit you?',
    needed: 'Please choose a reason',
    comment: 'Tell us more',
    commentNeeded: 'Please write in a few words what did not suit you',
    other: 'Something else',
  },
  reasons: {
    contact: 'They did not get on',
    fast: 'Too fast',
    slow: 'Too slow',
    replaced: 'Too many replacements or transfers',
    tech: 'Trouble with the connection',
    time: 'The time does not suit us',
  },
  who: 'Who will give the lessons',
  first: 'First choose what did not suit you: then we know who to suggest.',
  keepsAll: (n: number) => (n === 1 ? 'keeps your lesson' : `keeps all ${lessons(n)}`),
  keeps: (keeps: number, of: number) => `keeps ${keeps} of ${lessons(of)}`,
  keepsNone: 'not at the current times',
  nothingAhead: 'no upcoming lessons',
  school: 'Let the school choose',
  schoolNote: 'at once, if someone is free at your times',
  schoolAbout:
    'We look for someone who can give all your lessons at the same times and move the schedule at once. If there is no one, we will get back to you; until then lessons continue as before.',
  nobody: 'No teacher is free for these lessons right now. Leave a request, and the school will find someone and get back to you.',
  times: 'Days and times',
  sameTimes: 'The same as now',
  otherTimes: 'Choose others',
  notAll: (name: string, n: number) =>
    `${name} cannot give ${lessons(n)} at the current times. Choose other days and times, or another teacher.`,
  notAllSingle: (name: string, n: number) => `${name} cannot give ${lessons(n)} at the booked times. Choose another teacher.`,
  confirm: 'Change the teacher',
  ask: 'Ask the school',
  changed: {
    title: (name: string) => `Your lessons are now with ${name}`,
    moved: (n: number) => `Moved to the new teacher: ${lessons(n)}. The balance is the same.`,
    near: 'Lessons that are too near to be changed stay with the previous teacher.',
  },
  waiting: {
    title: 'The school is looking for a teacher',
    asked: (when: string) => `You asked on ${when}`,
    why: (reason: string) => `Reason: ${reason}`,
    about: 'We will get back to you. Until then lessons continue as before. If you like, choose someone yourself below.',
    write: 'Write to the school',
  },
} satisfies Same<typeof ru>;
