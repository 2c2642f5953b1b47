import type { Message } from '@school/contract/chat/shapes';

import type { Principal } from '#platform/principal';

import { sendMessage } from './send-message.ts';
import type { Tools } from '../dependencies/dependencies.ts';

/**
 * Sends a picture: checked and drawn anew, so that nothing of the file is left but what is seen. It is drawn before the
 * conversation is locked; what in the end is not sent is thrown away.
 */
export const sendPicture =
  (tools: Tools) =>
  async (who: Principal, chatId: string, bytes: Uint8Array, key?: string): Promise<Message> => {
    await tools.chats.ofPerson(who, chatId);
    const before = key === undefined ? undefined : await tools.messages.ofKey(who.accountId, key);
    if (before?.chatId === chatId && before.picture) return before;
    const picture = await tools.files.addPhoto('chat', bytes);
    let message: Message | undefined;
    try {
      message = await sendMessage(tools)(who, chatId, { text: '', picture, key });
    } finally {
      if (!message?.picture?.url.includes(picture.name)) await tools.files.delete(picture.name);
    }
    return message;
  };
