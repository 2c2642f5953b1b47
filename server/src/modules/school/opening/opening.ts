import { settingLimits } from '@school/contract/school/limits';
import type { SchoolState } from '@school/contract/school/opening';
import type { Locale } from '@school/contract/shapes';
import { schoolOpens } from '@school/words/letters/opening-texts';

import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { Messages } from '#platform/messages';
import type { RateLimit } from '#platform/rate-limit';
import { Refusal } from '#platform/refusal';

import { createOpeningStore } from './opening.store.ts';

export interface OpeningGiven {
  db: Db;
  clock: Clock;
  messages: Pick<Messages, 'queue'>;
  rateLimit: Pick<RateLimit, 'take'>;
  /** Where people reach the school. */
  address: string;
  /** How the school is called. */
  name: (locale: Locale) => string;
}

/** How far the school is open (docs/rules/opening.md). Whether it may open, the back office has asked. */
export function schoolOpening({ db, clock, messages, rateLimit, address, name }: OpeningGiven) {
  const store = createOpeningStore(db);
  const state = async (): Promise<SchoolState> => (await store.newest())?.state ?? 'open';

  /** To one state from some others; false when it stands elsewhere by now. */
  const move = (to: SchoolState, from: readonly SchoolState[]): Promise<boolean> =>
    db.inTransaction(async () => {
      await store.lock();
      if (!from.includes(await state())) return false;
      await store.add(to, clock.now());
      if (to === 'open')
        for (const { email, locale } of await store.takeWaiting()) {
          const letter = schoolOpens({ address, locale, school: name(locale) });
          await messages.queue({ key: `school opens for ${email}`, channel: 'mail', to: email, ...letter });
        }
      return true;
    });

  return {
    state,
    /** Of a school that nobody has ever entered. */
    begin: () => move('setup', ['open']),
    /** There is somebody of the staff. */
    enterStaff: () => move('staff-only', ['setup']),
    open: () => move('open', ['setup', 'staff-only', 'closed-to-new']),
    /** Families that are there go on, new ones wait. */
    closeToNew: () => move('closed-to-new', ['open']),
    /** Families may be told something: the school has been opened to them. */
    speaksToFamilies: async (): Promise<boolean> => ['open', 'closed-to-new'].includes(await state()),
    waiting: store.waiting,
    /** New families are taken, or refused here. */
    async insistOnOpen(): Promise<void> {
      const now = await state();
      if (now !== 'open') throw new Refusal('school.takes_no_families', { state: now });
    },
    async wait(email: string, locale: Locale, ip: string): Promise<void> {
      if ((await state()) === 'open') throw new Refusal('school.takes_families');
      await rateLimit.take(`waits for the school from ${ip}`, { most: settingLimits.waitingPerAddressHour, window: { hours: 1 } });
      await store.wait(email, locale, clock.now());
    },
  };
}
