/** The door of chat: conversations of families with the school and with their teachers. */
export { chatModule } from './module.ts';
export type { ChatModule } from './chat.ts';
export type { ChatEvent, ChatReported } from './chat-events.ts';
