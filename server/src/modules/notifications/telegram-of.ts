import type { Locale } from '@school/contract/shapes';
import type { MessageText } from '@school/words/letters/message-text';
import { telegramTexts } from '@school/words/letters/telegram-texts';

import { pushWords } from './push-of.ts';
import type { TelegramPayload } from './telegram/carry-telegram.ts';
import type { TelegramChat } from './telegram/chats.store.ts';

/** A message as the chat of a person is told it. */
export function telegramOf(
  { linkId }: TelegramChat,
  key: string,
  words: MessageText,
  { address, locale }: { address: string; locale: Locale },
) {
  const payload: TelegramPayload = { ...pushWords(words, address), open: telegramTexts[locale].open };
  return { key: `${key} telegram ${linkId}`, channel: 'telegram', to: linkId, text: JSON.stringify(payload) } as const;
}
