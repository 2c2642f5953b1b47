import type { texts as ru } from '../../ru/shared/staff-layout.ts';
import { count, type Same } from '../../grammar.ts';
import { texts as common } from './common.ts';

export const texts = {
  places: {
    chat: common.places.chat,
    more: common.places.more,
    today: 'Today',
    week: 'Week',
    pupils: 'Pupils',
    earnings: 'Earnings',
    review: 'To check',
    hours: 'Hours',
    absences: 'Absences',
    staff: 'Colleagues',
    teachers: 'Teachers',
    audit: 'Log',
    support: 'Enter as support',
    account: 'My sign-in',
    families: 'Families',
    groups: 'Groups',
    rooms: 'Classrooms',
    late: 'Late',
    lessonMarks: 'Marks of lessons',
    requests: 'Requests',
    messages: 'Messages',
    money: 'Money',
    work: 'To do',
    ratings: 'Ratings',
    report: 'Report',
    schoolOpening: 'Opening',
    schoolSettings: 'Settings',
    faults: 'Errors',
    find: 'Find',
  },
  familiesWait: (n: number) => count('en', n, { one: 'family waits', other: 'families wait' }),
  workspaceKeys: 'Keys',
} satisfies Same<typeof ru>;
