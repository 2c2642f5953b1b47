import type { learningRefusals } from '@school/contract/learning/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'learning.course_not_started': 'This course is not started yet',
  'learning.lesson_not_found': 'The course has no such lesson',
  'learning.lesson_locked': 'This lesson opens later',
  'learning.no_course': 'This lesson has no course',
  'learning.course_finished': 'All lessons of the course are done',
} satisfies FurtherRefusalTexts<typeof learningRefusals>;
