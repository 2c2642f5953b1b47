import type { Refusals } from '../refusal.ts';

/** Conversations. */
export const chatRefusals = {
  'chat.chat_not_found': { status: 404, message: 'Chat not found' },
  'chat.message_not_found': { status: 404, message: 'Message not found' },
  /** Facts: `kind` — phone, link, email or messenger. */
  'chat.contacts_not_shared': { status: 422, message: 'Contacts are not shared in this chat' },
  'chat.own_message': { status: 422, message: 'Own message cannot be reported' },
  'chat.answer_not_found': { status: 404, message: 'Canned answer not found' },
  'chat.too_many_answers': { status: 422, message: 'Too many canned answers' },
  'chat.colleague_not_found': { status: 404, message: 'Colleague not found' },
  /** The hour is over, or somebody else has opened it. */
  'chat.reading_over': { status: 404, message: 'The reading is over' },
  'chat.report_not_found': { status: 404, message: 'Report not found' },
} as const satisfies Refusals;
