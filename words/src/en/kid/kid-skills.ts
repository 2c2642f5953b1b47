import { count, type Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/kid/kid-skills.ts';

const minutes = (n: number) => count('en', n, { one: 'minute', other: 'minutes' });

export const texts = {
  title: 'Skills and results',
  courses: 'Courses',
  none: 'Your skills will appear here when a course begins.',
  map: 'Map of skills',
  noMap: 'There is no map of skills for this level yet.',
  level: (title: string) => `Level “${title}”`,
  doneOf: (done: number, of: number) => `skills: ${done} of ${of}`,
  unit: (number: number) => `Unit ${number}`,
  state: { done: 'Done', now: 'In progress', next: 'Ready to start', later: 'Later' },
  right: (percent: number) => `right at the first try: ${percent}%`,
  standsOn: (skills: string) => `Builds on: ${skills}`,
  lesson: (number: number, title: string) => `Lesson ${number}. ${title}`,
  ahead: (lesson: string) => `${lesson} (still ahead)`,
  figures: 'Statistics',
  lessons: 'Lessons done',
  of: (done: number, of: number) => `${done} of ${of}`,
  rightNow: 'Right at the first try this month',
  rightBefore: 'Last month',
  weeks: 'Weeks with learning',
  stars: 'Stars',
  percent: (percent: number) => `${percent}%`,
  few: 'too few answers',
  bars: 'Right at the first try by weeks: last month and this one.',
  noCertificates: 'The first certificate comes at the end of the first unit.',
  works: 'My works',
  focus: {
    title: 'Focus',
    about: (work: number, rest: number) => `${minutes(work)} for tasks, without news and games. Then ${minutes(rest)} of rest.`,
    rest: 'Time to rest: stand up, stretch, look into the distance.',
    begin: 'Start',
    end: 'Stop',
    begun: 'Focus has begun.',
    ended: 'Focus is over.',
    left: (n: number) => `Focus: ${minutes(n)}`,
    restNow: (n: number) => `Rest: ${minutes(n)}`,
  },
  noWorks: 'Texts, talks and drawings appear here once your teacher has looked at them.',
} satisfies Same<typeof ru>;
