import { createHash, randomBytes } from 'node:crypto';

import { Refusal } from '#platform/refusal';

import type { Tools } from '../tools.ts';
import { calendarText } from './calendar-text.ts';
import type { Feeds } from './feed.store.ts';

/** Calendars keep what has been for so many days. */
const daysBack = 28;

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Calendar links of a family's kids (docs/rules/notifications.md#calendar-links): private, made anew or revoked by the parent. */
export const feedDeeds = (tools: Pick<Tools, 'families' | 'clock'> & { feeds: Feeds; address: string }) => ({
  async listFeeds(familyId: string) {
    const feeds = await tools.feeds.ofFamily(familyId);
    return feeds.map(({ kidUid, createdAt, readAt }) => ({ kidUid, createdAt: createdAt.toString(), readAt: readAt?.toString() ?? null }));
  },

  /** Makes a link and shows it, this once; the kid's earlier link stops working. */
  async createFeed(familyId: string, kidUid: string): Promise<{ kidUid: string; url: string }> {
    await tools.families.kidOf(familyId, kidUid);
    const secret = randomBytes(24).toString('base64url');
    await tools.feeds.put(familyId, kidUid, hashOf(secret), tools.clock.now());
    return { kidUid, url: `${tools.address}/api/calendar/${secret}.ics` };
  },

  async revokeFeed(familyId: string, kidUid: string): Promise<void> {
    await tools.families.kidOf(familyId, kidUid);
    if (!(await tools.feeds.remove(familyId, kidUid))) throw new Refusal('scheduling.feed_not_found');
  },

  /** The calendar behind a secret; undefined when the link is not, or no longer, one of ours. */
  async readFeed(secret: string): Promise<string | undefined> {
    const feed = await tools.feeds.bySecret(hashOf(secret));
    if (!feed) return undefined;
    const { kidUid, familyId } = feed;
    const now = tools.clock.now();
    await tools.feeds.noteRead(kidUid, now);
    const [kid, { locale }] = [await tools.families.kidOf(familyId, kidUid), await tools.families.family(familyId)];
    const lessons = await tools.feeds.lessons(kidUid, now.subtract({ hours: 24 * daysBack }), now);
    return calendarText(lessons, { kid: kid.name, kidUid, locale, address: tools.address });
  },
});
