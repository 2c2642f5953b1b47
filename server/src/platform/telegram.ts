import { createHash } from 'node:crypto';

import { Busy, Gone, Undeliverable } from './mail.ts';

/** What the bot says to one chat: words and where their button leads. */
interface BotMessage {
  chatId: string;
  text: string;
  button: { text: string; url: string };
}

/** The school's bot in Telegram. `send` throws when a message was not taken: `Gone` if the person has blocked it, `Busy` if it asks to wait. */
export interface TelegramPort {
  send(message: BotMessage): Promise<void>;
  /** Where a person begins to talk with the bot, bringing this word along. */
  linkFor(word: string): Promise<string>;
  /** What happens in its chats is told there, with `secret` in a header. */
  listenAt(url: string): Promise<void>;
  secret: string;
}

/** What a bot is reached with. */
export interface BotWay {
  token: string;
  /** Where the Bot API is reached, without a slash at the end. */
  api: string;
}

interface Given {
  token: string;
  api(): string;
  /** Where chats with bots are opened. */
  chats(bot: string): string;
}

/** Longer than that nobody is asked to wait; the messages are given up after a day anyway. */
const longestWait = 3600;

interface Answer {
  ok?: boolean;
  result?: unknown;
  description?: string;
  parameters?: { retry_after?: number };
}

/** A bot by the Bot API (core.telegram.org/bots/api), told of its chats by a webhook. */
export function botTelegram({ token, api, chats }: Given): TelegramPort {
  let name: string | undefined;
  const secret = createHash('sha256').update(`webhook of ${token}`).digest('base64url');

  async function call(method: string, content: object): Promise<unknown> {
    const answer = await fetch(`${api()}/bot${token}/${method}`, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(content),
      signal: AbortSignal.timeout(15_000),
    }).catch((fault: unknown) => {
      // The address of a call holds the token: it stands in no fault that somebody reads.
      throw new Error(`Telegram was not reached for ${method}: ${fault instanceof Error ? fault.name : 'fault'}`);
    });
    const said = (await answer.json().catch(() => ({}))) as Answer;
    if (answer.ok && said.ok === true) return said.result;
    const tale = `Telegram answered ${answer.status} to ${method}: ${(said.description ?? '').slice(0, 200)}`;
    if (answer.status === 429) throw new Busy(tale, Math.min(Math.max(1, Number(said.parameters?.retry_after) || 30), longestWait));
    // The person has blocked the bot or is not there any more.
    if (answer.status === 403 || (answer.status === 400 && /chat not found|user is deactivated/i.test(said.description ?? '')))
      throw new Gone(tale);
    throw answer.status === 400 ? new Undeliverable(tale) : new Error(tale);
  }

  return {
    secret,
    async send({ chatId, text, button }) {
      await call('sendMessage', {
        chat_id: chatId,
        text,
        link_preview_options: { is_disabled: true },
        reply_markup: { inline_keyboard: [[button]] },
      });
    },
    async linkFor(word) {
      name ??= String(((await call('getMe', {})) as { username?: unknown }).username);
      return `${chats(name)}?start=${word}`;
    },
    listenAt: async (url) => void (await call('setWebhook', { url, secret_token: secret, allowed_updates: ['message', 'my_chat_member'] })),
  };
}
