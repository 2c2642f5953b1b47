import type { Family } from '#modules/families';

import { type About, tellPerson } from './tell-person.ts';
import type { MessageTexts, MessageText } from '@school/words/letters/message-texts';
import { textsIn } from '@school/words/letters/texts';
import { withTitles } from '@school/words/own-titles';
import type { Tools } from './tools.ts';

type Saying = (
  texts: MessageTexts,
  to: { parent: string; address: string },
  family: Family,
) => MessageText | undefined | Promise<MessageText | undefined>;

/**
 * Tells a family something in its language, by the channels it chose for the topic. `key` names the occasion, so it is
 * said once. Nothing is said when `say` has nothing to say; answers whether something was said.
 */
export const sayToFamily =
  (tools: Tools) =>
  async (familyId: string, key: string, say: Saying, about: About): Promise<boolean> => {
    const { catalogue, families, identity, pages, school, address } = tools;
    // Until the school is opened, nothing goes to families: what is tried out is not told.
    if (!(await school.opening.speaksToFamilies())) return false;
    const family = await families.family(familyId);
    // Whoever came with a table of another program is told nothing before its parent has come in: it does not know of us.
    if (family.awaitsParent && family.source === 'old-school') return false;
    const house = withTitles(textsIn(family.locale), await catalogue.titles(), family.locale === 'en-US' ? 'en' : 'ru');
    const texts = await pages.withOwnLetters(house, family.locale);
    const words = await say(texts, { parent: family.firstName, address }, family);
    if (!words) return false;
    const { email, phone } = await identity.reachOf(familyId);
    await tellPerson(tools)({ customerId: familyId, timezone: family.timezone, locale: family.locale, email, phone }, key, words, about);
    return true;
  };

/** The same, where nobody asks whether something was said. What is not named is news about the schedule. */
export const tellFamily =
  (tools: Tools) =>
  async (familyId: string, key: string, say: Saying, about: About = { topic: 'schedule' }): Promise<void> =>
    void (await sayToFamily(tools)(familyId, key, say, about));
