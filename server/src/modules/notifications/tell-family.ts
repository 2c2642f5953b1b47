import type { Family } from '#modules/families';

import type { MessageTexts, Words } from './texts/message-texts.ts';
import { textsIn } from './texts/texts.ts';
import type { Tools } from './tools.ts';

type Saying = (
  texts: MessageTexts,
  to: { parent: string; address: string },
  family: Family,
) => Words | undefined | Promise<Words | undefined>;

/**
 * Tells a family something in its language: by mail, or by SMS where there is no e-mail. `key` names the occasion,
 * so it is said once. Nothing is said when `say` has nothing to say.
 */
export const tellFamily =
  ({ families, identity, messages, address }: Pick<Tools, 'families' | 'identity' | 'messages' | 'address'>) =>
  async (familyId: string, key: string, say: Saying): Promise<void> => {
    const family = await families.family(familyId);
    const { email, phone } = await identity.contactsOf(familyId);
    const words = await say(textsIn(family.locale), { parent: family.firstName, address }, family);
    if (!words) return;
    if (email) await messages.queue({ key, channel: 'mail', to: email, subject: words.subject, text: words.text });
    else if (phone) await messages.queue({ key, channel: 'sms', to: phone.replace('+', ''), text: words.sms });
  };
