import { Gone } from '#platform/mail';
import type { Carrier } from '#platform/messages';
import type { TelegramPort } from '#platform/telegram';

import type { TelegramChats } from './chats.store.ts';

/** What a chat is told: what a push message says and no more, with a button of its own. */
export interface TelegramPayload {
  title: string;
  body: string;
  link: string;
  open: string;
}

/** Carries messages to chats with the bot. A chat whose person has blocked the bot is forgotten, as if it had been given up. */
export const carryTelegram =
  ({ chats, telegram, address }: { chats: TelegramChats; telegram: TelegramPort; address: string }): Carrier =>
  async ({ to, text }) => {
    const chat = await chats.find(to);
    if (!chat) throw new Gone('The chat was given up');
    const { title, body, link, open } = JSON.parse(text) as TelegramPayload;
    try {
      await telegram.send({
        chatId: chat.chatId,
        text: body === '' ? title : `${title}\n\n${body}`,
        button: { text: open, url: `${address}${link}` },
      });
    } catch (fault) {
      if (fault instanceof Gone) await chats.removeChat(chat.chatId);
      throw fault;
    }
  };
