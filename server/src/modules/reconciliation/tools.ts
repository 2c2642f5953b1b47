import type { Tools } from '../payments/tools.ts';
import type { BookChecks } from './book-checks.store.ts';
import type { Cases } from './cases.store.ts';
import type { StuckDeeds } from './remedies.store.ts';
import type { StuckLessons } from './lesson-detectors.store.ts';
import type { StuckMoney } from './money-detectors.store.ts';

/** What the stuck-money deeds work with. */
export interface StuckTools extends Tools {
  cases: Cases;
  deeds: StuckDeeds;
  stuckMoney: StuckMoney;
  stuckLessons: StuckLessons;
  bookChecks: BookChecks;
}
