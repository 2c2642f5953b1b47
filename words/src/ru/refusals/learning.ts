import type { learningRefusals } from '@school/contract/learning/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'learning.course_not_started': 'Этот курс ещё не начат',
  'learning.lesson_not_found': 'Такого урока нет в курсе',
  'learning.lesson_locked': 'Этот урок откроется позже',
  'learning.no_course': 'У этого урока нет курса',
  'learning.course_finished': 'Все уроки курса пройдены',
} satisfies FurtherRefusalTexts<typeof learningRefusals>;
