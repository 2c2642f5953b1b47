import type { playbooksRefusals } from '@school/contract/playbooks/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'playbooks.lesson_not_found': 'Урок не найден в курсе',
  'playbooks.version_not_found': 'Версия не найдена',
  'playbooks.no_draft': 'Черновика уже нет: его опубликовали или удалили',
  'playbooks.lesson_changed': 'Урок уже изменили: {by}. Откройте страницу заново',
  'playbooks.lesson_not_ready': 'В уроке есть ошибки: {count}. Исправьте их и попробуйте ещё раз',
  'playbooks.lesson_is_own': 'Этот урок школа добавила сама: исходной версии нет',
  'playbooks.level_not_found': 'Ступень не найдена',
  'playbooks.level_full': 'В ступени уже {lessons} уроков, это предел',
  'playbooks.lesson_taken': 'Урок уже убран из курса',
  'playbooks.lesson_taught': 'Урок уже в курсе',
  'playbooks.last_lesson': 'Это последний урок ступени: сначала добавьте другой',
  'playbooks.lesson_moved': 'Урок уже передвинули: теперь он {number}-й',
  'playbooks.lesson_at_end': 'Дальше двигать некуда: это край ступени',
  'playbooks.letters_come_later': 'Этому уроку нужны буквы, которым учит урок {number}: он должен стоять раньше',
  'playbooks.lesson_is_original': 'Это и есть исходный урок',
} satisfies FurtherRefusalTexts<typeof playbooksRefusals>;
