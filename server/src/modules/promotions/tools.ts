import type { GiftCode } from '@school/contract/promotions/shapes';

import type { Catalogue } from '#modules/catalogue';
import type { Families } from '#modules/families';
import type { Ledger } from '#modules/ledger';
import type { Acting } from '#platform/acting';
import type { EventsOf } from '#platform/events';
import type { RateLimit } from '#platform/rate-limit';

import type { Codes } from './codes.store.ts';
import type { Friends } from './friends.store.ts';
import type { Gifts } from './gifts.store.ts';
import type { Redemptions } from './redemptions.store.ts';
import type { Surveys } from './surveys.store.ts';
import type { TermsStore } from './terms.store.ts';

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

/** The money of an order went back to its family: the payments publish it; `full` is all that was paid. */
export interface OrderRefunded {
  type: 'payments.order_refunded';
  orderId: string;
  familyId: string;
  full: boolean;
}

/** A kid has finished the virtual onboarding: whoever holds it publishes this, `finishedAt` ISO. */
export interface OnboardingFinished {
  type: 'onboarding.finished';
  familyId: string;
  kidUid: string;
  finishedAt: string;
}

/** What an action of this module works with. */
export interface Tools extends Acting {
  rateLimit: Pick<RateLimit, 'take'>;
  catalogue: Pick<Catalogue, 'product' | 'products'>;
  families: Pick<Families, 'family'>;
  ledger: Pick<Ledger, 'balanceOf' | 'credit' | 'giftEnds' | 'lockFamily' | 'clawBack'>;
  /** The school's address without a slash at the end. */
  address: string;
  gifts: Gifts;
  codes: Codes;
  friends: Friends;
  redemptions: Redemptions;
  surveys: Surveys;
  terms: TermsStore;
}

declare module '#platform/events' {
  interface Events extends EventsOf<FriendPaid | GiftOffered> {}
}
