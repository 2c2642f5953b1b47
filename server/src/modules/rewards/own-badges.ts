import type { Badge } from '@school/contract/rewards/shapes';

import type { KidRecord } from '#modules/families';
import type { Principal } from '#platform/principal';

import { ownStickers } from './own-stickers.ts';
import { type BadgeKind, badgesOf, reachedBadges } from './rules/badges.ts';
import { insistOnPart } from './settings.ts';
import type { Tools } from './tools.ts';

type Whose = Pick<KidRecord, 'kidUid' | 'familyId'>;

/** How much of each kind a child has done, ever. */
async function countsOf(tools: Tools, { kidUid }: Whose): Promise<Record<BadgeKind, number>> {
  const always = Temporal.Instant.fromEpochMilliseconds(0);
  const [{ all, lessons }, books, { weeks }, mended, teams] = await Promise.all([
    ownStickers(tools, kidUid),
    tools.books.of(kidUid),
    tools.learning.streak(kidUid),
    tools.playbooks.mendedBetween(kidUid, always, tools.clock.now()),
    tools.groups.teamsOf(kidUid),
  ]);
  const found = new Set(all.map(({ sticker }) => sticker));
  const bridges = await tools.bridges.of(teams.map(({ groupId }) => groupId));
  return {
    lanterns: lessons,
    books: books.filter(({ readAt }) => readAt !== null).length,
    weeks,
    pages: tools.pages().filter(({ written }) => written.every(({ icon }) => found.has(icon))).length,
    mended,
    bridges: bridges.reduce((sum, { built }) => sum + built, 0),
  };
}

/** Writes down what was reached, and says how much there is: what is earned stays earned, also where badges are switched off. */
export async function keepBadges(tools: Tools, kid: Whose): Promise<Record<BadgeKind, number>> {
  const [counts, had] = await Promise.all([countsOf(tools, kid), tools.badges.of(kid.kidUid)]);
  const at = tools.clock.now();
  for (const one of reachedBadges(counts, had)) await tools.badges.add(kid, one, at);
  return counts;
}

/** The badges of a child. What was reached since something was last written down (a book just read, a week just begun) is earned now. */
export const showBadges =
  (tools: Tools) =>
  async (who: Principal, kidUid: string): Promise<{ badges: Badge[] }> => {
    const kid = await tools.families.kidFor(who, kidUid);
    await insistOnPart(tools, kidUid, 'badges');
    const counts = await keepBadges(tools, kid);
    return { badges: badgesOf(counts, await tools.badges.of(kidUid)) };
  };
