import type { MessageTexts, MessageText } from '@school/words/letters/message-texts';
import { signed } from '@school/words/letters/signed';
import { textsIn } from '@school/words/letters/texts';
import type { Locale } from '@school/contract/shapes';

import { pushOf } from './push-of.ts';
import type { Tools } from './tools.ts';

/**
 * Tells a teacher or a manager something in their language: by mail, or by SMS where there is no e-mail, and on the
 * devices on which they want to be told. `key` names the occasion, so it is said once. `rings` is until when it is of use
 * on a screen: what is left of it says how soon a push service must bring it.
 */
export const tellColleague =
  ({ identity, messages, devices, school, address }: Pick<Tools, 'identity' | 'messages' | 'devices' | 'school' | 'address'>) =>
  async (
    customerId: string,
    key: string,
    say: (texts: MessageTexts, to: { address: string }, locale: Locale) => MessageText,
    { rings }: { rings?: Temporal.Instant } = {},
  ): Promise<void> => {
    const { email, phone, locale } = await identity.reachOf(customerId);
    const words = say(textsIn(locale), { address }, locale);
    const { text, sms } = signed(words, { locale, school: school.name(locale), short: school.now('shortName') });
    const common = { key, customerId, subject: words.subject };
    if (email) await messages.queue({ ...common, channel: 'mail', to: email, text });
    else if (phone) await messages.queue({ ...common, channel: 'sms', to: phone.replace('+', ''), text: sms });
    for (const device of await devices.of(customerId)) {
      await messages.queue({ ...common, ...pushOf(device, key, words, address), uselessAt: rings });
    }
  };
