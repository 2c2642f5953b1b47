import { tellPerson } from './tell-person.ts';
import { textsIn } from '@school/words/letters/texts';
import type { Tools } from './tools.ts';

interface Made {
  manager: string;
  reason: string;
  /** How the link itself went; undefined: it was handed on. */
  wentBy: 'mail' | 'sms' | undefined;
}

/** A manager has made a link that opens the account: the family is told in the school, on its devices, and by its other contact. */
export const tellLinkMade =
  (tools: Tools) =>
  async (familyId: string, key: string, { manager, reason, wentBy }: Made): Promise<void> => {
    const { families, identity, address } = tools;
    const { firstName, locale, timezone } = await families.family(familyId);
    const { email, phone } = await identity.reachOf(familyId);
    const words = textsIn(locale).linkMade({ parent: firstName, address, manager, reason });
    const person = {
      customerId: familyId,
      timezone,
      locale,
      email: wentBy === 'mail' ? null : email,
      phone: wentBy === 'sms' ? null : phone,
    };
    await tellPerson(tools)(person, key, words, { topic: 'schedule', pressing: 'urgent' });
  };
