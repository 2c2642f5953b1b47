import { count, type Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/shared/room-presence.ts';

const minutes = (n: number) => count('en', n, { one: 'minute', other: 'minutes' });

export const texts = {
  title: 'Who was in the classroom',
  show: 'Who was in the classroom',
  hide: 'Fold',
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
    replaced: 'another teacher came',
    ended: 'the lesson ended',
  },
  ahead: 'The lesson has not begun yet',
  outcomes: {
    open: 'The lesson goes on',
    conducted: 'The lesson took place',
    nonAttendance: 'The child did not come, the teacher waited',
    teacherLate: 'The teacher came late',
    teacherNoShow: 'The teacher did not come',
    technical: 'Too little time together: it looks like a breakdown',
  },
  rule: (teacher: number, child: number, together: number, needed: number) =>
    `Teacher ${teacher} min, child ${child} min, together ${together}. For a lesson, ${needed} min together are needed.`,
  review: 'A manager looks at it.',
} satisfies Same<typeof ru>;
