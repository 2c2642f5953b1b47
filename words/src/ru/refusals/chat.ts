import type { chatRefusals } from '@school/contract/chat/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'chat.chat_not_found': 'Чат не найден',
  'chat.message_not_found': 'Сообщение не найдено',
  'chat.contacts_not_shared': 'Телефоны, ссылки, почту и мессенджеры здесь не передают: пишите прямо в этом чате',
  'chat.own_message': 'Пожаловаться можно на сообщение собеседника',
  'chat.answer_not_found': 'Этой заготовки уже нет',
  'chat.too_many_answers': 'Заготовок уже сто. Удалите лишние',
  'chat.colleague_not_found': 'Такого менеджера нет',
  'chat.reading_over': 'Время чтения вышло. Откройте переписку ещё раз',
  'chat.report_not_found': 'Этого обращения нет',
} satisfies FurtherRefusalTexts<typeof chatRefusals>;
