import type { learningRefusals } from '@school/contract/learning/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'learning.course_not_started': 'This course hasn’t started yet',
  'learning.lesson_not_found': 'This lesson isn’t in the course',
  'learning.lesson_locked': 'This lesson opens later',
  'learning.no_course': 'This lesson isn’t part of a course',
  'learning.no_certificate': 'A certificate is given when the whole unit is done',
  'learning.nothing_to_practise': 'That’s all the practice for today',
  'learning.already_begun': 'The course has begun, so the teacher chooses the next lesson. Please write in the chat',
  'learning.course_finished': 'All lessons in the course are completed',
} satisfies FurtherRefusalTexts<typeof learningRefusals>;
