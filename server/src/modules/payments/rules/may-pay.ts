import { allowed, refused, type Verdict } from '@school/contract/verdict';

/**
 * Who has never had lessons pays only after the trial (docs/rules/payments.md#who-may-pay): the trial is what tells which package makes sense.
 * A manager opens the payment by hand, or by giving units (docs/rules/payments.md#who-may-pay).
 */
export const mayPay = (family: { hadIntro: boolean; replenished: boolean; opened: boolean }): Verdict =>
  family.hadIntro || family.replenished || family.opened ? allowed() : refused('payments.intro_first');
