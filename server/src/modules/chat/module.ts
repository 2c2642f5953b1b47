import { chatCalls, chatMoreCalls } from '@school/contract/chat/calls';
import { chatManagerCalls } from '@school/contract/chat/manager-calls';

import { defineModule } from '#platform/module';

import { chatHttp, chatMoreHttp } from './chat.http.ts';
import { chatTopics } from './chat.topics.ts';
import { createChat } from './chat.ts';
import { helpdeskHttp } from './helpdesk.http.ts';
import { eraseChats } from './stores/erase-kid.store.ts';
import { exportChats } from './stores/export-family.store.ts';

export type { ChatModule as Door } from './chat.ts';

export const chatModule = defineModule({
  name: 'chat',
  needs: ['school', 'identity', 'audit', 'families', 'calendar'],
  create: (given) => createChat({ ...given, address: given.settings.publicUrl }),
  calls: { ...chatCalls, ...chatMoreCalls, ...chatManagerCalls },
  handlers: (chat) => ({ ...chatHttp(chat), ...chatMoreHttp(chat), ...helpdeskHttp(chat) }),
  familiesSeen: (chat) => ({ ofChat: chat.familiesOf }),
  topics: chatTopics,
  listens: (chat) => chat.listens,
  erase: eraseChats,
  export: exportChats,
  retention: 'Conversations about a child until the child is erased, those with the school until the family is.',
});
