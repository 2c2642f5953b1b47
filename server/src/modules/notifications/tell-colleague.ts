import type { MessageTexts, MessageText } from '@school/words/letters/message-texts';
import { textsIn } from '@school/words/letters/texts';
import type { Locale } from '@school/contract/shapes';
import type { Tools } from './tools.ts';

/**
 * Tells a teacher or a manager something in their language: by mail, or by SMS where there is no e-mail. `key` names
 * the occasion, so it is said once.
 */
export const tellColleague =
  ({ identity, messages, address }: Pick<Tools, 'identity' | 'messages' | 'address'>) =>
  async (
    customerId: string,
    key: string,
    say: (texts: MessageTexts, to: { address: string }, locale: Locale) => MessageText,
  ): Promise<void> => {
    const { email, phone, locale } = await identity.reachOf(customerId);
    const words = say(textsIn(locale), { address }, locale);
    const common = { key, customerId, subject: words.subject };
    if (email) await messages.queue({ ...common, channel: 'mail', to: email, text: words.text });
    else if (phone) await messages.queue({ ...common, channel: 'sms', to: phone.replace('+', ''), text: words.sms });
  };
