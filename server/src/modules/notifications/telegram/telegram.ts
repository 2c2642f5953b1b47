import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

import { notificationLimits } from '@school/contract/notifications/limits';
import type { NotificationSettings } from '@school/contract/notifications/shapes';
import { BotUpdate, type TelegramReply } from '@school/contract/notifications/telegram-shapes';
import type { Locale } from '@school/contract/shapes';
import { telegramTexts } from '@school/words/letters/telegram-texts';

import type { SchoolSettings } from '#modules/school';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import { newId } from '#platform/ids';
import { Refusal } from '#platform/refusal';
import type { TelegramPort } from '#platform/telegram';

import type { TelegramChats } from './chats.store.ts';

const hashOf = (word: string): Buffer => createHash('sha256').update(word).digest();

type Headers = Readonly<Record<string, string | string[] | undefined>>;

interface TelegramTools {
  db: Pick<Db, 'inTransaction'>;
  clock: Clock;
  /** The address of the school, without a slash at its end. */
  address: string;
  school: Pick<SchoolSettings, 'name' | 'now' | 'proofs'>;
  onFault(fault: unknown, what: string): void;
}

interface TelegramWays {
  chats: TelegramChats;
  /** The school's bot now; where it has none, Telegram is no way. */
  bot(): TelegramPort | undefined;
}

/** What families do with Telegram, and what happens in the chats of the bot (docs/rules/notifications.md#telegram). */
export function telegramActions({ db, clock, address, school, onFault }: TelegramTools, { chats, bot }: TelegramWays) {
  let told: TelegramPort | undefined;
  /** Once a process and a bot: Telegram is told where to tell us. */
  async function listen(telegram: TelegramPort): Promise<void> {
    if (told === telegram) return;
    await telegram.listenAt(`${address}/api/telegram/updates`);
    told = telegram;
  }
  /** Where somebody opens the bot and brings this word along. */
  async function linkWith(telegram: TelegramPort, word: string): Promise<string> {
    await listen(telegram);
    return telegram.linkFor(word);
  }

  const linked = async (customerId: string): Promise<NotificationSettings['telegram']> => {
    if (!bot()) return null;
    const chat = await chats.of(customerId);
    return { linked: chat ? { name: chat.name, since: chat.linkedAt.toString() } : null };
  };

  async function begin(customerId: string): Promise<{ url: string; endsAt: string }> {
    const telegram = bot();
    if (!telegram) throw new Refusal('notifications.telegram_missing');
    const word = randomBytes(24).toString('base64url');
    const endsAt = clock.now().add({ minutes: notificationLimits.telegramWordMinutes });
    await chats.offer({ customerId, wordHash: hashOf(word), endsAt });
    try {
      return { url: await linkWith(telegram, word), endsAt: endsAt.toString() };
    } catch (fault) {
      onFault(fault, 'telegram');
      throw new Refusal('notifications.telegram_fails');
    }
  }

  const isOurs = (headers: Headers): boolean => {
    const [said, telegram] = [headers['x-telegram-bot-api-secret-token'], bot()];
    return telegram !== undefined && typeof said === 'string' && timingSafeEqual(hashOf(said), hashOf(telegram.secret));
  };

  /** What the bot answers to what a person has written. */
  async function hear(chatId: string, text: string, name: string, locale: Locale): Promise<string> {
    const t = telegramTexts[locale];
    const called = school.name(locale);
    const [, word] = /^\/start(?:@\w+)?(?:\s+(\S+))?/.exec(text) ?? [];
    if (word !== undefined) {
      const proves = await school.proofs.hearTelegram(word);
      if (proves !== undefined) return proves ? t.proved(called) : t.proofOver;
      const customerId = await chats.take(hashOf(word), clock.now());
      if (customerId === undefined) return t.wordOver(`${address}/settings/edit-notifications`);
      await chats.link({ linkId: newId(), customerId, chatId, name, linkedAt: clock.now() });
      return t.linked(called);
    }
    if (text.startsWith('/start')) return t.how(`${address}/settings/edit-notifications`);
    if (text.startsWith('/stop'))
      return (await chats.removeChat(chatId)) ? t.stopped(`${address}/settings/edit-notifications`) : t.notLinked;
    return t.onlyTells(`${address}/chat`);
  }

  return {
    linked,
    begin,
    /** The same for whoever tries the bot; what went wrong is told in the words of Telegram. */
    async linkForProof(word: string): Promise<string> {
      const telegram = bot();
      if (!telegram) throw new Refusal('school.channel_missing');
      return linkWith(telegram, word).catch((fault: unknown) => {
        throw new Refusal('school.channel_fails', { tale: fault instanceof Error ? fault.message : String(fault) });
      });
    },
    /** The chat is told no more. */
    async end(customerId: string): Promise<void> {
      await chats.removeOf(customerId);
    },
    /** News of the bot's chats. Its answer is what the bot says there; a piece of news that comes twice changes nothing the second time. */
    async receive(raw: Buffer, headers: Headers): Promise<TelegramReply> {
      if (!isOurs(headers)) throw new Refusal('notifications.telegram_not_ours');
      const { message, my_chat_member: member } = readUpdate(raw);
      if (member?.new_chat_member.status === 'kicked') await chats.removeChat(String(member.chat.id));
      if (message?.chat.type !== 'private' || message.text === undefined) return {};
      const { text } = message;
      const { first_name: first = '', username, language_code: language = '' } = message.from ?? {};
      const name = (username === undefined ? first : `@${username}`).slice(0, notificationLimits.telegramNameLength);
      const locale: Locale = /^(ru|be|uk|kk)/.test(language) ? 'ru-RU' : 'en-US';
      const said = await db.inTransaction(() => hear(String(message.chat.id), text, name, locale));
      return { method: 'sendMessage', chat_id: message.chat.id, text: said };
    },
    /** The hourly job: where Telegram tells us is said anew, if anybody is there to be heard, and words that nobody brought are forgotten. */
    async keep(): Promise<void> {
      await chats.removeWordsBefore(clock.now());
      const telegram = bot();
      told = undefined;
      if (telegram && (await chats.hasAny())) await listen(telegram).catch((fault: unknown) => onFault(fault, 'telegram'));
    },
  };
}

/** News of a kind that we do not know says nothing to us: Telegram adds some each year. */
function readUpdate(raw: Buffer): BotUpdate {
  try {
    return BotUpdate.safeParse(JSON.parse(raw.toString('utf8'))).data ?? {};
  } catch {
    return {};
  }
}
