import type { GiftOffered } from '#modules/promotions';

import { stillTrue } from './answers.ts';
import { tellFamily } from './tell-family.ts';
import { deadlineIn } from '@school/words/letters/wording';
import type { Tools } from './tools.ts';

/** Tells of the gift after the first lessons alone; the one after a trial is told with the course that it is about. */
export const whenGiftIsOffered =
  (tools: Tools) =>
  async ({ familyId, giftCode, lessons, until }: GiftOffered): Promise<void> => {
    if (giftCode !== 'afterOnboarding') return;
    // An offer is said to whoever has not refused offers, and dropped where they are refused before it is sent.
    if (await tools.families.hasRefused(familyId, 'marketing')) return;
    const end = Temporal.Instant.from(until);
    await tellFamily(tools)(
      familyId,
      `gift offered ${familyId} ${giftCode} ${until}`,
      (texts, to, { locale, timezone }) => texts.giftOffered({ ...to, lessons, until: deadlineIn(locale, timezone, end) }),
      { topic: 'offers', uselessAt: end, asks: { name: stillTrue.offers, about: { familyId } } },
    );
  };
