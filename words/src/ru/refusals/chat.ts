import type { chatRefusals } from '@school/contract/chat/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'chat.chat_not_found': 'Чат не найден',
  'chat.message_not_found': 'Сообщение не найдено',
  'chat.contacts_not_shared': 'Телефоны, ссылки, почту и мессенджеры здесь не передают: пишите прямо в этом чате',
  'chat.own_message': 'Пожаловаться можно на сообщение собеседника',
  'chat.answer_not_found': 'Этот готовый ответ уже удалён',
  'chat.too_many_answers': 'Готовых ответов уже сто. Удалите лишние',
  'chat.colleague_not_found': 'Менеджер не найден',
  'chat.reading_over': 'Время просмотра закончилось. Откройте переписку ещё раз',
  'chat.report_not_found': 'Обращение не найдено',
} satisfies FurtherRefusalTexts<typeof chatRefusals>;
