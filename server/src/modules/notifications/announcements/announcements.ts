import type { AnswerOf } from '@school/contract/calls';

import { createAnnouncementStore } from './announcements.store.ts';
import type { AnnouncementsGiven, AnnouncementTools } from './given.ts';
import { reachOf } from './reach.ts';
import { sendDue } from './send-due.ts';
import { announcementViews } from './show.ts';
import { type GoesTo, hashOf, stillGoes } from './tell-one.ts';
import { announcementActions } from './write.ts';

/** What the school tells many at once (docs/rules/announcements.md). */
export function createAnnouncements(given: AnnouncementsGiven) {
  const tools: AnnouncementTools = { ...given, store: createAnnouncementStore(given.db) };
  const { messages, store, families, identity } = tools;
  // What waits for the morning of a family is asked again: it may have been stopped, or offers refused, in the night.
  messages.answer(stillGoes, async ({ announcementId, familyId }: GoesTo) => {
    if ((await store.find(announcementId))?.state === 'stopped') return false;
    return familyId === null || (await families.whoAllow('marketing', [familyId])).has(familyId);
  });
  const views = announcementViews(tools);
  return {
    ...views,
    ...announcementActions(tools, views.show),
    reach: reachOf(tools),
    sendDue: sendDue(tools),
    /** By whose clocks families live, the most frequent first. */
    zones: async (): Promise<AnswerOf<'GET /manager/announcement-zones'>> => ({ zones: await families.zonesCounted() }),
    /** Whose letter holds this key of an offer; undefined where none does any more. */
    readerOfKey: async (key: string) => {
      const found = await store.whoseKey(hashOf(key));
      return found && { familyId: found.personId, locale: (await identity.reachOf(found.personId)).locale };
    },
    /** Whoever holds the letter gives offers up for its family, without signing in; again is the same. */
    async giveOffersUp(familyId: string): Promise<void> {
      const account = await identity.accountOf(familyId);
      if (!account) return;
      const version = await families.consentVersion('marketing');
      await families.decideConsent({ customerId: familyId, accountId: account.accountId }, { purpose: 'marketing', version, given: false });
    },
  };
}

export type Announcements = ReturnType<typeof createAnnouncements>;
