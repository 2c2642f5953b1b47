import type { playbooksRefusals } from '@school/contract/playbooks/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'playbooks.lesson_not_found': 'Такого урока в курсе нет',
  'playbooks.version_not_found': 'Такой версии нет',
  'playbooks.no_draft': 'Черновика уже нет: его опубликовали или удалили',
  'playbooks.lesson_changed': 'Урок уже изменили: {by}. Откройте страницу заново',
  'playbooks.lesson_not_ready': 'В уроке есть ошибки: {count}. Исправьте их и попробуйте ещё раз',
  'playbooks.lesson_is_original': 'Урок и так исходный',
} satisfies FurtherRefusalTexts<typeof playbooksRefusals>;
