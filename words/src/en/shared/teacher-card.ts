import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/shared/teacher-card.ts';

/** The card of a teacher, as families read it. */
export const texts = {
  open: 'About the teacher',
  openOf: (name) => `About the teacher: ${name}`,
  video: (name) => `${name} says hello in a video`,
  subjects: 'Subjects',
  ages: 'Ages of children',
  ageRange: (from, to) => `${from}–${to} years`,
  languages: 'Languages of lessons',
  since: (year) => `Has taught since ${year}`,
  nothing: 'The teacher has not told anything yet.',
} satisfies Same<typeof ru>;
