import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/shared/teacher-words.ts';

export const texts: Same<typeof ru> = {
  title: 'Your teacher has looked at your work',
  thanks: 'Thank you!',
  hear: 'Hear what the teacher says',
  readAloud: 'For grown-ups: this device has no voice, so please read the teacher’s words to your child.',
  goOn: 'Next',
  ofMark: { 0: 'Let’s try it again together', 1: 'A good start!', 2: 'Good!', 3: 'Excellent!' },
  seen: 'Your teacher has seen your work.',
};
