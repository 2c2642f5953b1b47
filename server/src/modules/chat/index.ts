/** The door of chat: conversations of families with the school and with their teachers. */
export { type ChatModule, createChat } from './chat.ts';
export { chatHttp } from './chat.http.ts';
export { chatTopics } from './chat.topics.ts';
export type { ChatNews } from './tools.ts';
