import { allowed, refused, type Verdict } from '@school/contract/verdict';

/**
 * Who has never had lessons pays only after the trial (spec §6): the trial is what tells which package makes sense.
 * Units given by a manager open the payment too.
 */
export const mayPay = (family: { hadIntro: boolean; replenished: boolean }): Verdict =>
  family.hadIntro || family.replenished ? allowed() : refused('payments.intro_first');
