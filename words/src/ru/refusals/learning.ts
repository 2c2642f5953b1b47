import type { learningRefusals } from '@school/contract/learning/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'learning.course_not_started': 'Этот курс ещё не начался',
  'learning.lesson_not_found': 'Такого урока нет в курсе',
  'learning.lesson_locked': 'Этот урок откроется позже',
  'learning.no_course': 'Этот урок не входит в курс',
  'learning.no_certificate': 'Грамоту дают, когда пройден весь раздел',
  'learning.nothing_to_practise': 'На сегодня тренировка закончена',
  'learning.already_begun': 'Уроки курса уже идут. Следующий урок выбирает преподаватель: напишите ему в чат',
  'learning.course_finished': 'Все уроки курса пройдены',
} satisfies FurtherRefusalTexts<typeof learningRefusals>;
