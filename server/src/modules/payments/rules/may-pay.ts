import { allowed, refused, type Verdict } from '@school/contract/verdict';

/**
 * Who has never had lessons pays only after the trial (spec §6): the trial is what tells which package makes sense.
 * A manager opens the payment by hand, or by giving units (decisions D8).
 */
export const mayPay = (family: { hadIntro: boolean; replenished: boolean; opened: boolean }): Verdict =>
  family.hadIntro || family.replenished || family.opened ? allowed() : refused('payments.intro_first');
