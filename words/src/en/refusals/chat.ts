import type { chatRefusals } from '@school/contract/chat/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'chat.chat_not_found': 'Chat not found',
  'chat.message_not_found': 'Message not found',
  'chat.contacts_not_shared': 'Phone numbers, links, e-mails and messengers are not shared here: just write in this chat',
  'chat.own_message': 'Only a message of the other side can be reported',
  'chat.answer_not_found': 'This canned answer is gone',
  'chat.too_many_answers': 'There are a hundred canned answers already. Delete some first',
  'chat.colleague_not_found': 'There is no such manager',
  'chat.reading_over': 'The time for reading is over. Open the conversation once more',
  'chat.report_not_found': 'There is no such report',
} satisfies FurtherRefusalTexts<typeof chatRefusals>;
