import type { StuckFacts, StuckKind } from '@school/contract/payments/stuck-shapes';
import type { Money } from '@school/contract/shapes';

import type { UnitKind } from '#modules/ledger';

import type { Tools } from '../tools.ts';
import type { BookChecks } from './book-checks.store.ts';
import type { Cases } from './cases.store.ts';
import type { StuckDeeds } from './deeds.store.ts';
import type { StuckLessons } from './lessons.audit.ts';
import type { StuckMoney } from './money.audit.ts';

/** Something that is stuck now, as it is found. */
export interface Found {
  /** What it is, for ever: the same thing is found under the same name. */
  subject: string;
  familyId: string | null;
  orderId: string | null;
  money: Money | null;
  units: { kind: UnitKind; count: number } | null;
  facts: StuckFacts;
  /** By what else managers find it. */
  words: readonly string[];
  since: Temporal.Instant;
}

export type Look = (now: Temporal.Instant) => Promise<Found[]>;
export type Looks = Readonly<Record<StuckKind, Look>>;

/** What the stuck-money deeds work with. */
export interface StuckTools extends Tools {
  cases: Cases;
  deeds: StuckDeeds;
  stuckMoney: StuckMoney;
  stuckLessons: StuckLessons;
  bookChecks: BookChecks;
}
