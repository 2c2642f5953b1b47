/** The door of chat: conversations of families with the school and with their teachers. */
export { type ChatModule, createChat } from './chat.ts';
export { chatHttp, chatMoreHttp } from './chat.http.ts';
export { chatDeskHttp } from './desk.http.ts';
export { chatTopics } from './chat.topics.ts';
export type { ChatEvent, ChatReported } from './chat-events.ts';
export { eraseChats } from './stores/erase-kid.store.ts';
export { exportChats } from './stores/export-family.store.ts';
