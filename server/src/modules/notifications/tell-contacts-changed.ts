import { signed } from '@school/words/letters/signed';
import { textsIn } from '@school/words/letters/texts';
import type { Tools } from './tools.ts';

/**
 * A manager has changed the e-mail or the phone of a family: it is told at the one that was there before, so that nobody
 * loses an account unnoticed. In the caller's transaction; `key` names the change.
 */
export const tellContactsChanged =
  ({ families, messages, school, address }: Pick<Tools, 'families' | 'messages' | 'school' | 'address'>) =>
  async (
    familyId: string,
    key: string,
    before: { email?: string | null | undefined; phone?: string | null | undefined },
  ): Promise<void> => {
    const { firstName, locale } = await families.family(familyId);
    const words = signed(textsIn(locale).contactsChanged({ parent: firstName, address }), {
      locale,
      school: school.name(locale),
      short: school.now('shortName'),
    });
    const common = { customerId: familyId, subject: words.subject };
    if (before.email) await messages.queue({ ...common, key: `${key} mail`, channel: 'mail', to: before.email, text: words.text });
    if (before.phone)
      await messages.queue({ ...common, key: `${key} sms`, channel: 'sms', to: before.phone.replace('+', ''), text: words.sms });
  };
