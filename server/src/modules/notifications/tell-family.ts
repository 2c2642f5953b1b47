import type { Family } from '#modules/families';

import { type AdultNeed, mayAdult } from '@school/contract/adult-rights';
import type { NotificationTopic } from '@school/contract/notifications/limits';

import { type About, tellPerson } from './tell-person.ts';
import type { MessageTexts, MessageText } from '@school/words/letters/message-texts';
import { textsIn } from '@school/words/letters/texts';
import { withTitles } from '@school/words/own-titles';
import type { Tools } from './tools.ts';

/** What a grown-up whom the parent has invited needs to hear of a topic. */
const neededToHear = {
  lessonDay: 'sees',
  lessonHour: 'sees',
  lessonSoon: 'sees',
  schedule: 'sees',
  homework: 'sees',
  week: 'sees',
  message: 'sees',
  balance: 'pays',
  payment: 'pays',
  // What the school offers, it offers to whoever has agreed to that.
  offers: 'never',
} as const satisfies Record<NotificationTopic, AdultNeed>;

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
    await sayToAdults(tools, family, key, say, about);
    return true;
  };

/** The other grown-ups of a family hear of what they have a part in, each in its language and as it has chosen (docs/rules/adults.md#letters). */
async function sayToAdults(tools: Tools, family: Family, key: string, say: Saying, about: About): Promise<void> {
  const { catalogue, identity, pages, address } = tools;
  const need = about.forParent === true ? 'never' : neededToHear[about.topic];
  for (const { adultId, name, may, locale, zone, email, phone } of await identity.adults.ofFamily(family.familyId)) {
    if (!mayAdult(may, need)) continue;
    const timezone = zone ?? family.timezone;
    const house = withTitles(textsIn(locale), await catalogue.titles(), locale === 'en-US' ? 'en' : 'ru');
    const words = await say(
      await pages.withOwnLetters(house, locale),
      { parent: name, address },
      { ...family, firstName: name, locale, timezone },
    );
    if (!words) continue;
    // What the parent has just done on the screen is news to the others.
    const { own: _, ...news } = about;
    await tellPerson(tools)({ customerId: adultId, timezone, locale, email, phone }, `${key} to ${adultId}`, words, news);
  }
}

/** The same, where nobody asks whether something was said. What is not named is news about the schedule. */
export const tellFamily =
  (tools: Tools) =>
  async (familyId: string, key: string, say: Saying, about: About = { topic: 'schedule' }): Promise<void> =>
    void (await sayToFamily(tools)(familyId, key, say, about));
