import type { LiveTopics } from '#platform/module';

import type { ChatModule } from './chat.ts';

/** Shows conversations and their messages live (docs/rules/wire.md#live-topics). */
export const chatTopics = (chat: ChatModule): LiveTopics => ({
  'chats/:customerId': {
    may: ({ role, customerId: own }, { customerId }) => customerId === (role === 'manager' ? 'school' : own),
    snapshot: async (_params, _query, who) => ({ chats: await chat.list(who) }),
    item: (_params, chatId, who) => chat.one(who, chatId),
    // What the contact centre sees is the same for all of it.
    audience: ({ role, customerId }) => (role === 'manager' ? 'school' : customerId),
    families: ({ chats }) => chats.map(({ customer }) => customer),
  },
  'messages/:chatId': {
    may: (who, { chatId }) => chat.mayFollow(who, chatId),
    snapshot: ({ chatId }) => chat.lastMessages(chatId),
    item: ({ chatId }, messageId) => chat.message(chatId, messageId),
    audience: () => 'all',
    families: (_data, { chatId }) => chat.familiesOf(chatId),
    writing: ({ chatId }) => chat.tellWriting(chatId),
  },
  'chat-reports': {
    may: () => true,
    snapshot: async () => ({ reports: await chat.helpdesk.reports() }),
    audience: () => 'school',
  },
});
