import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { manager, managerReads, managerWithReason } from '../role-rows.ts';
import { Done, Id, Instant, line, text, Nothing } from '../shapes.ts';
import { chatLimits } from './limits.ts';
import { CannedAnswer, ChatReport, TeacherChat } from './manager-shapes.ts';
import { Chat, ChatDays, ChatHours, Message } from './shapes.ts';

const answer = z.strictObject({
  title: line(chatLimits.cannedTitle),
  text: z.strictObject({ ru: text(chatLimits.messageLength), en: text(chatLimits.messageLength) }),
});

/** The contact centre's own work with conversations. */
export const chatManagerCalls = defineCalls({
  'GET /manager/families/:familyId/chat': {
    who: managerReads,
    summary: "A family's conversation with the school",
    gives: Chat,
    refusals: ['chat.chat_not_found'],
  },
  'GET /manager/families/:familyId/teacher-chats': {
    who: managerReads,
    summary: "A family's conversations with teachers: who with whom, none of the words",
    gives: z.strictObject({ chats: z.array(TeacherChat) }),
    refusals: ['families.family_not_found'],
  },
  'POST /manager/chats/:chatId/readings': {
    who: managerWithReason,
    summary: 'Opens a conversation of a family with a teacher, with a reason that stays in the log: its last page, and more for an hour',
    body: z.strictObject({ reason: text(chatLimits.reasonLength) }),
    gives: z.strictObject({ readingId: Id, until: Instant, chat: TeacherChat, messages: z.array(Message), next: z.nullable(Id) }),
    refusals: ['chat.chat_not_found'],
  },
  'GET /manager/chat-readings/:readingId/messages': {
    who: managerReads,
    summary: 'Messages of a conversation that this colleague has opened, as in GET /chats/:chatId/messages',
    query: z.strictObject({ before: z.optional(Id), backTo: z.optional(Id) }),
    gives: z.strictObject({ messages: z.array(Message), next: z.nullable(Id) }),
    refusals: ['chat.reading_over'],
  },
  'GET /manager/chat-readings/:readingId/search': {
    who: managerReads,
    summary: 'Messages of a conversation that this colleague has opened with this text in them, the newest first',
    query: z.strictObject({ text: line(chatLimits.searchTo, chatLimits.searchFrom) }),
    gives: z.strictObject({ messages: z.array(Message) }),
    refusals: ['chat.reading_over'],
  },
  'GET /manager/chat-colleagues': {
    who: managerReads,
    summary: 'Who may take a conversation',
    /** `own`: the account that asks. */
    gives: z.strictObject({ own: Id, colleagues: z.array(z.strictObject({ accountId: Id, name: z.string() })) }),
    refusals: [],
  },
  'POST /manager/chats/:chatId/assign': {
    who: manager,
    summary: 'Gives a conversation to a colleague, or to nobody',
    body: z.strictObject({ accountId: z.nullable(Id) }),
    gives: Chat,
    refusals: ['chat.chat_not_found', 'chat.colleague_not_found'],
    idempotent: true,
  },
  'POST /manager/chats/:chatId/close': {
    who: manager,
    summary: 'Nothing is left to do in a conversation, until the family writes again',
    body: Nothing,
    gives: Chat,
    refusals: ['chat.chat_not_found'],
    idempotent: true,
  },
  'GET /manager/canned-answers': {
    who: managerReads,
    summary: 'Answers kept ready, by their titles',
    gives: z.strictObject({ answers: z.array(CannedAnswer) }),
    refusals: [],
  },
  'POST /manager/canned-answers': {
    who: manager,
    summary: 'Keeps an answer ready',
    body: answer,
    gives: CannedAnswer,
    refusals: ['chat.too_many_answers'],
    idempotent: true,
  },
  'PATCH /manager/canned-answers/:answerId': {
    who: manager,
    summary: 'Changes an answer kept ready',
    body: answer,
    gives: CannedAnswer,
    refusals: ['chat.answer_not_found'],
  },
  'DELETE /manager/canned-answers/:answerId': {
    who: manager,
    summary: 'Drops an answer kept ready',
    gives: Done,
    refusals: ['chat.answer_not_found'],
  },
  'POST /manager/chat-hours': {
    who: manager,
    summary: 'Says when the contact centre answers',
    body: z.strictObject({ days: ChatDays }),
    gives: ChatHours,
    refusals: [],
    idempotent: true,
  },
  'GET /manager/chat-reports': {
    who: managerReads,
    live: 'chat-reports',
    summary: 'What managers are asked to look at: the open ones, or the last closed ones',
    query: z.strictObject({ state: z.optional(z.enum(['open', 'closed'])) }),
    gives: z.strictObject({ reports: z.array(ChatReport) }),
    refusals: [],
  },
  'POST /manager/chat-reports/:reportId/close': {
    who: manager,
    summary: 'It was looked at, and this came of it',
    body: z.strictObject({ result: text(chatLimits.reportLength) }),
    gives: ChatReport,
    refusals: ['chat.report_not_found'],
    idempotent: true,
  },
});
