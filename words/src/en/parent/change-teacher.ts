import type { texts as ru } from '../../ru/parent/change-teacher.ts';
import type { Same } from '../../grammar.ts';
import { lessons } from '../shared/amounts.ts';

export const texts = {
  title: 'Another teacher',
  of: (kid: string, course: string) => `${kid} · ${course}`,
  now: (teacher: string) => `The current teacher is ${teacher}`,
  about: 'You keep all your lessons: the new teacher takes over. Only the school sees the reason.',
  cannot: 'The teacher can’t be changed now',
  gone: 'There’s no such course here',
  goneAbout: 'The link may be out of date. All lessons of the family are in the schedule.',
  toSchedule: 'To the schedule',
  toRegular: 'To the regular schedule',
  reason: {
    label: 'What didn’t work for you?',
    needed: 'Please choose a reason',
    comment: 'Tell us more',
    commentNeeded: 'Please write in a few words what didn’t work',
    other: 'Something else',
  },
  reasons: {
    contact: 'They didn’t get on',
    fast: 'Too fast',
    slow: 'Too slow',
    replaced: 'Too many substitutions or changes',
    tech: 'Connection problems',
    time: 'The time doesn’t suit us',
  },
  who: 'Who will teach the lessons',
  first: 'First choose what didn’t work, so we know who to suggest.',
  keepsAll: (n: number) => (n === 1 ? 'keeps your lesson' : `keeps all ${lessons(n)}`),
  keeps: (keeps: number, of: number) => `keeps ${keeps} of ${lessons(of)}`,
  keepsNone: 'not at the current times',
  nothingAhead: 'no upcoming lessons',
  school: 'Let the school choose',
  schoolNote: 'right away, if someone is available at your times',
  schoolAbout:
    'We’ll find someone who can teach all your lessons at the same times and update the schedule right away. If there’s no one, we’ll write to you. Until then lessons continue as usual.',
  nobody: 'No teachers are available for this course right now. Ask the school: we’ll find someone and write to you.',
  times: 'Days and times',
  sameTimes: 'The same as now',
  otherTimes: 'Choose others',
  notAll: (name: string, n: number) =>
    `${name} can’t teach ${lessons(n)} at the current times. Choose other days and times, or another teacher.`,
  notAllSingle: (name: string, n: number) => `${name} can’t teach ${lessons(n)} at the booked times. Choose another teacher.`,
  confirm: 'Change the teacher',
  ask: 'Ask the school',
  changed: {
    title: (name: string) => `Your lessons are now with ${name}`,
    moved: (n: number) => `The new teacher takes over ${lessons(n)}. Your balance hasn’t changed.`,
    near: 'Lessons that start too soon to change stay with the previous teacher.',
  },
  waiting: {
    title: 'The school is looking for a teacher',
    asked: (when: string) => `You asked on ${when}`,
    why: (reason: string) => `Reason: ${reason}`,
    about: 'We’ll write to you. Until then lessons continue as usual. You can also choose someone yourself below.',
    write: 'Write to the school',
  },
} satisfies Same<typeof ru>;
