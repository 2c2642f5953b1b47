import type { Refusals } from '../refusal.ts';

/** Conversations. */
export const chatRefusals = {
  'chat.chat_not_found': { status: 404, message: 'Chat not found' },
} as const satisfies Refusals;
