import type { playbooksRefusals } from '@school/contract/playbooks/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'playbooks.lesson_not_found': 'Такого урока в курсе нет',
  'playbooks.version_not_found': 'Такой версии нет',
  'playbooks.no_draft': 'Черновика уже нет: его опубликовали или удалили',
  'playbooks.lesson_changed': 'Урок уже изменили: {by}. Откройте страницу заново',
  'playbooks.lesson_not_ready': 'В уроке есть ошибки: {count}. Исправьте их и попробуйте ещё раз',
  'playbooks.lesson_is_own': 'Этот урок школа добавила сама: исходного у него нет',
  'playbooks.level_not_found': 'Такой ступени нет',
  'playbooks.level_full': 'В ступени уже {lessons} уроков: больше не поместится',
  'playbooks.lesson_taken': 'Урок уже убран из курса',
  'playbooks.lesson_taught': 'Урок уже в курсе',
  'playbooks.last_lesson': 'Это последний урок ступени: сначала добавьте другой',
  'playbooks.lesson_is_original': 'Урок и так исходный',
} satisfies FurtherRefusalTexts<typeof playbooksRefusals>;
