import type { texts as ru } from '../../ru/shared/meet-teacher.ts';
import { count, type Same } from '../../grammar.ts';

export const texts = {
  rating: (average: string, n: number) => `${average} · ${count('en', n, { one: 'rating', other: 'ratings' })}`,
  unrated: 'no ratings yet',
  who: 'Who will give the first lesson?',
  lead: 'These teachers suit the age and the language and have time. Tap a time, and we’ll hold it for you.',
  next: (name: string) => `Next available times: ${name}`,
  all: 'All days and times',
  allOf: (name: string) => `All days and times: ${name}`,
  school: 'Choose for me',
  schoolAbout: 'More times to choose from: the school finds the teacher.',
  with: (name: string) => `${name} will give the first lesson`,
  withSchool: 'The school will find the teacher',
  other: 'Another teacher',
} satisfies Same<typeof ru>;
