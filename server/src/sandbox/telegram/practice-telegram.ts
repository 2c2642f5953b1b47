import { randomInt } from 'node:crypto';

import type { Locale } from '@school/contract/shapes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Clock } from '#platform/clock';
import { asPage, asStyle } from '#platform/plain-page';

import { type ChatLine, chatPage, chatsPage, style } from './chat-page.ts';

interface Given {
  clock: Clock;
  /** Where the school listens; undefined while it does not. */
  address(): string | undefined;
}

interface Chat {
  id: number;
  blocked: boolean;
  lines: ChatLine[];
}

/** What the practice bot is called, and the token that opens its Bot API. */
export const practiceBot = { name: 'chip_practice_bot', token: '1000:practice-token-of-the-bot' };

/**
 * Telegram for development and tests: the part of the Bot API that the school calls, as strict as the real one, and a page on which a
 * person talks with the bot. Its chats are forgotten with the process. Production never serves it.
 */
export function practiceTelegram({ clock, address }: Given) {
  const chats = new Map<number, Chat>();
  let webhook: { secret: string } | undefined;
  let busySeconds: number | undefined;
  let updates = 0;

  async function tell(news: object): Promise<void> {
    const to = address();
    if (!to || !webhook) return;
    const answer = await fetch(`${to}/api/telegram/updates`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': webhook.secret },
      body: JSON.stringify({ update_id: ++updates, ...news }),
      signal: AbortSignal.timeout(10_000),
    });
    const said = (await answer.json()) as { method?: string; chat_id?: number; text?: string };
    if (said.method === 'sendMessage') chats.get(said.chat_id ?? 0)?.lines.push({ from: 'bot', text: said.text ?? '', at: clock.now() });
  }

  const person = { first_name: 'Анна', username: 'anna_practice', language_code: 'ru' };

  /** A person writes to the bot. */
  async function write(chatId: number, text: string, language = 'ru'): Promise<void> {
    const chat = chats.get(chatId) ?? { id: chatId, blocked: false, lines: [] };
    chats.set(chatId, chat);
    chat.blocked = false;
    chat.lines.push({ from: 'person', text, at: clock.now() });
    await tell({ message: { chat: { id: chatId, type: 'private' }, from: { ...person, language_code: language }, text } });
  }

  async function block(chatId: number, { silently = false } = {}): Promise<void> {
    const chat = chats.get(chatId);
    if (!chat) return;
    chat.blocked = true;
    if (!silently) await tell({ my_chat_member: { chat: { id: chatId, type: 'private' }, new_chat_member: { status: 'kicked' } } });
  }

  const fails = (reply: FastifyReply, code: number, description: string, more: object = {}) =>
    reply.code(code).send({ ok: false, error_code: code, description, ...more });

  function answerBot(request: FastifyRequest, reply: FastifyReply) {
    const { token, method } = request.params as { token: string; method: string };
    if (token !== `bot${practiceBot.token}`) return fails(reply, 401, 'Unauthorized');
    const content = bodyOf(request);
    if (method === 'getMe')
      return reply.send({ ok: true, result: { id: 1000, is_bot: true, first_name: 'Chip', username: practiceBot.name } });
    if (method === 'setWebhook') {
      if (typeof content['url'] !== 'string' || typeof content['secret_token'] !== 'string') return fails(reply, 400, 'Bad Request');
      webhook = { secret: content['secret_token'] };
      return reply.send({ ok: true, result: true });
    }
    if (method !== 'sendMessage') return fails(reply, 404, 'Not Found');
    if (busySeconds !== undefined)
      return fails(reply, 429, `Too Many Requests: retry after ${busySeconds}`, { parameters: { retry_after: busySeconds } });
    const chat = chats.get(Number(content['chat_id']));
    if (!chat) return fails(reply, 400, 'Bad Request: chat not found');
    if (chat.blocked) return fails(reply, 403, 'Forbidden: bot was blocked by the user');
    const text = typeof content['text'] === 'string' ? content['text'] : '';
    if (text === '') return fails(reply, 400, 'Bad Request: message text is empty');
    const [button] =
      ((content['reply_markup'] as { inline_keyboard?: ChatLine['button'][][] } | undefined)?.inline_keyboard ?? [])[0] ?? [];
    chat.lines.push({ from: 'bot', text, at: clock.now(), ...(button && { button }) });
    return reply.send({ ok: true, result: { message_id: chat.lines.length } });
  }

  return {
    write,
    block,
    /** From now on it asks to wait so long; undefined: no more. */
    busyFor: (seconds: number | undefined) => void (busySeconds = seconds),
    linesOf: (chatId: number) => chats.get(chatId)?.lines ?? [],
    serve(http: FastifyInstance, at = '/sandbox/telegram'): void {
      http.get(`${at}/style.css`, (_request, reply) => asStyle(reply, style));
      http.post(`${at}/:token/:method`, async (request, reply) => answerBot(request, reply));
      http.get(at, async (request, reply) => {
        const { start } = request.query as { start?: unknown };
        const word = typeof start === 'string' && /^[\w-]{1,64}$/.test(start) ? start : undefined;
        return asPage(
          reply,
          chatsPage(
            [...chats.values()].map(({ id }) => id),
            word,
            localeOf(request),
          ),
        );
      });
      http.post(at, async (request, reply) => {
        const word = new URLSearchParams(textOf(request)).get('start') ?? '';
        const chatId = randomInt(100_000, 999_999);
        await write(chatId, /^[\w-]{1,64}$/.test(word) ? `/start ${word}` : '/start');
        return reply.redirect(`${at}/chats/${chatId}`, 303);
      });
      http.get(`${at}/chats/:id`, async (request, reply) => {
        const chat = chats.get(Number((request.params as { id: string }).id));
        return asPage(chat ? reply : reply.code(404), chatPage(chat, localeOf(request)));
      });
      http.post(`${at}/chats/:id`, async (request, reply) => {
        const chat = chats.get(Number((request.params as { id: string }).id));
        const said = new URLSearchParams(textOf(request)).get('say') ?? '';
        if (chat && said === 'block') await block(chat.id);
        else if (chat && (said === '/stop' || said === '/start')) await write(chat.id, said);
        return reply.redirect(`${at}/chats/${chat?.id ?? ''}`, 303);
      });
    },
  };
}

export type PracticeTelegram = ReturnType<typeof practiceTelegram>;

/** Bodies come as bytes here (see web-server.ts). */
const textOf = ({ body }: FastifyRequest): string => (Buffer.isBuffer(body) ? body.toString('utf8') : '');
const bodyOf = (request: FastifyRequest): Record<string, unknown> => {
  try {
    return JSON.parse(textOf(request) || '{}') as Record<string, unknown>;
  } catch {
    return {};
  }
};
const localeOf = ({ headers }: FastifyRequest): Locale => (/^\s*en\b/i.test(headers['accept-language'] ?? '') ? 'en-US' : 'ru-RU');
