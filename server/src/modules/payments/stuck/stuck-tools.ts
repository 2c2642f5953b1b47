import type { Tools } from '../tools.ts';
import type { BookChecks } from './book-checks.store.ts';
import type { Cases } from './cases.store.ts';
import type { StuckDeeds } from './deeds.store.ts';
import type { StuckLessons } from './lessons.audit.ts';
import type { StuckMoney } from './money.audit.ts';

/** What the stuck-money deeds work with. */
export interface StuckTools extends Tools {
  cases: Cases;
  deeds: StuckDeeds;
  stuckMoney: StuckMoney;
  stuckLessons: StuckLessons;
  bookChecks: BookChecks;
}
