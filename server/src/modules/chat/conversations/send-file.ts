import type { Message } from '@school/contract/chat/shapes';

import type { Principal } from '#platform/principal';

import { type Sent, sendMessage } from './send-message.ts';
import type { Tools } from '../dependencies/dependencies.ts';

interface SentFile {
  /** The words under it. */
  text?: string | undefined;
  key?: string | undefined;
  /** Is that what a message carries which was sent under this key before? */
  isSent(before: Message): boolean;
  /** Checks the file and keeps it. */
  keep(): Promise<Pick<Sent, 'picture' | 'attachment'> & { file: string }>;
}

/** Sends what is a file. It is checked and kept before the conversation is locked; what in the end is not sent is thrown away. */
export const sendFile =
  (tools: Tools) =>
  async (who: Principal, chatId: string, { text = '', key, isSent, keep }: SentFile): Promise<Message> => {
    await tools.chats.ofPerson(who, chatId);
    const before = key === undefined ? undefined : await tools.messages.ofKey(who.accountId, key);
    if (before?.chatId === chatId && isSent(before)) return before;
    const { file, ...kept } = await keep();
    let message: Message | undefined;
    try {
      message = await sendMessage(tools)(who, chatId, { text, key, ...kept });
    } finally {
      const url = message?.picture?.url ?? message?.attachment?.url;
      if (!url?.includes(file)) await tools.files.delete(file);
    }
    return message;
  };
