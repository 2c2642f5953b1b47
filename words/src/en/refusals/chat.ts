import type { chatRefusals } from '@school/contract/chat/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'chat.chat_not_found': 'Chat not found',
  'chat.message_not_found': 'Message not found',
  'chat.contacts_not_shared': 'You can’t share phone numbers, links, e-mails or messengers here. Please keep to this chat',
  'chat.own_message': 'You can only report the other person’s messages',
  'chat.answer_not_found': 'This saved reply has been deleted',
  'chat.too_many_answers': 'You already have a hundred saved replies. Delete some first',
  'chat.colleague_not_found': 'Manager not found',
  'chat.reading_over': 'Your viewing time has ended. Open the conversation again',
  'chat.report_not_found': 'Report not found',
} satisfies FurtherRefusalTexts<typeof chatRefusals>;
