import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/shared/teacher-card.ts';

/** The card of a teacher, as families read it. */
export const texts = {
  open: 'About the teacher',
  openOf: (name) => `About the teacher: ${name}`,
  video: (name) => `${name} says hello in a video`,
  subjects: 'Subjects',
  ages: 'Children’s ages',
  ageRange: (from, to) => `ages ${from}–${to}`,
  languages: 'Lesson languages',
  since: (year) => `Teaching since ${year}`,
  nothing: 'The teacher hasn’t written anything yet.',
} satisfies Same<typeof ru>;
