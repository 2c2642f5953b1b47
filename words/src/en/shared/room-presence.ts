import { count, type Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/shared/room-presence.ts';

const minutes = (n: number) => count('en', n, { one: 'minute', other: 'minutes' });

export const texts = {
  title: 'Who was in the classroom',
  show: 'Who was in the classroom',
  hide: 'Hide',
  nobody: 'Nobody entered the classroom.',
  roles: { teacher: 'Teacher', kid: (n: number) => `Child ${n}`, parent: 'Parent', school: 'School' },
  minutes,
  visit: (from: string, to: string) => `from ${from} to ${to}`,
  still: (from: string) => `since ${from}, still in the classroom`,
  away: (when: string) => `Striped: away ${when}`,
  device: (n: number) => `device ${n}`,
  causes: {
    closed: 'the page was closed',
    timeout: 'the connection was lost',
    elsewhere: 'opened on another device',
    taken_out: 'asked to wait',
    replaced: 'substitute teacher took over',
    ended: 'the lesson ended',
  },
  ahead: 'The lesson hasn’t started yet',
  outcomes: {
    open: 'The lesson is still on',
    conducted: 'The lesson took place',
    nonAttendance: 'The child didn’t come, the teacher waited',
    teacherLate: 'The teacher was late',
    teacherNoShow: 'The teacher didn’t come',
    technical: 'Too little time together: probably a technical failure',
  },
  rule: (teacher: number, child: number, together: number, needed: number) =>
    `Teacher ${teacher} min, child ${child} min, together ${together}. A lesson needs ${needed} min together.`,
  review: 'A manager will look at this.',
} satisfies Same<typeof ru>;
