import type { GiftCode } from '@school/contract/promotions/shapes';

import type { Catalogue } from '#modules/catalogue';
import type { Families } from '#modules/families';
import type { Ledger } from '#modules/ledger';
import type { Announcements } from '#platform/announcements';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { Realtime } from '#platform/realtime';

import type { Codes } from './codes.store.ts';
import type { Friends } from './friends.store.ts';
import type { Gifts } from './gifts.store.ts';
import type { Redemptions } from './redemptions.store.ts';

/** A family has a gift that waits for it: `until` is the last second, ISO. */
export interface GiftOffered {
  type: 'promotions.gift_offered';
  familyId: string;
  giftCode: GiftCode;
  lessons: number;
  until: string;
}

/** A family has paid an order: whoever invited it may be thanked. */
export interface FriendPaid {
  type: 'promotions.family_paid';
  familyId: string;
  orderId: string;
  /** Lessons of the package, without what came on top. */
  lessons: number;
}

/** What an action of this module works with. */
export interface Tools {
  db: Pick<Db, 'inTransaction'>;
  clock: Clock;
  news: Pick<Announcements, 'announce' | 'on'>;
  realtime: Pick<Realtime, 'changed'>;
  catalogue: Pick<Catalogue, 'product'>;
  families: Pick<Families, 'family'>;
  ledger: Pick<Ledger, 'balanceOf' | 'credit'>;
  /** The school's address without a slash at the end. */
  address: string;
  gifts: Gifts;
  codes: Codes;
  friends: Friends;
  redemptions: Redemptions;
}
