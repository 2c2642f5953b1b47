import type { GiftCode } from '@school/contract/promotions/shapes';

import type { Announcements } from '#platform/announcements';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { Realtime } from '#platform/realtime';

import type { Gifts } from './gifts.store.ts';

/** A family has a gift that waits for it: `until` is the last second, ISO. */
export interface GiftOffered {
  type: 'promotions.gift_offered';
  familyId: string;
  giftCode: GiftCode;
  lessons: number;
  until: string;
}

/** What an action of this module works with. */
export interface Tools {
  db: Pick<Db, 'inTransaction'>;
  clock: Clock;
  news: Pick<Announcements, 'announce'>;
  realtime: Pick<Realtime, 'changed'>;
  gifts: Gifts;
}
