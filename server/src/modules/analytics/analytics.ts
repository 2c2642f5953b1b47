import type { SentTo } from '@school/contract/calls';

import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import { newId } from '#platform/ids';
import type { Caller } from '#platform/principal';

import { createEventStore } from './events.store.ts';
import { cleanedUrl } from './rules/cleaned-url.ts';

export interface SentEvent {
  caller: Caller;
  event: SentTo<'POST /analytics'>['body'];
  /** Of the headers of spec §7. */
  referrer: string;
  screenSize: string;
  timezone: string;
}

/** Kept this long, for counting; not in the spec: chosen. */
const keptFor = { hours: 400 * 24 };

/** Events of the pages: kept for counting, without what would tell a child or open a door. */
export function createAnalytics({ db, clock }: { db: Db; clock: Clock }) {
  const events = createEventStore(db);
  return {
    /** Keeps an event. Who it is about the session says; the id in the body is not believed. */
    async keep({ caller, event: { eventName, data }, referrer, screenSize, timezone }: SentEvent): Promise<void> {
      const isKid = caller.role === 'kid';
      await events.add({
        eventId: newId(),
        eventName,
        role: caller.role,
        customerId: caller.role === 'guest' || isKid ? null : caller.customerId,
        pageUrl: cleanedUrl(data.pageUrl),
        // The title of a kid's page may greet it by name.
        pageTitle: isKid ? '' : data.pageTitle,
        dateTime: data.dateTime,
        system: data.system,
        referrer: cleanedUrl(referrer) || null,
        screenSize: /^\d{1,5}x\d{1,5}$/.test(screenSize) ? screenSize : null,
        timezone: /^[A-Za-z_+\-/0-9]{1,64}$/.test(timezone) ? timezone : null,
        receivedAt: clock.now(),
      });
    },
    forgetOld: () => events.removeBefore(clock.now().subtract(keptFor)),
  };
}

export type Analytics = ReturnType<typeof createAnalytics>;
