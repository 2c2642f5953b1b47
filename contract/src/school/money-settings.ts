import * as z from 'zod/mini';

import { Currency, whole } from '../shapes.ts';
import { settingLimits } from './limits.ts';
import { number, numbers, setting } from './setting.ts';

const { approvalAmounts, refundFeeAmounts } = settingLimits;

/** The settings of money: orders, packages, subscriptions, what goes back, and from which amount on a second one agrees. */
export const moneySettings = {
  /** An order that nobody pays is closed after so long; each keeps what it was made with. */
  orderHours: number('orderHours', { group: 'money', from: 'next-promise' }),
  /** The same of an order that the school has made for a family. */
  orderByHandDays: number('orderByHandDays', { group: 'money', from: 'next-promise' }),
  /** Lessons of a package live so long; an order keeps what it was made with. */
  packageMonths: number('packageMonths', { group: 'money', from: 'next-promise', right: 'owner' }),
  /** So many lessons left, or fewer, are a balance that ends. */
  endingAt: number('endingAt', { group: 'money', from: 'now' }),
  /** Days before lessons end at which their family is told. */
  expiryNoticeDays: numbers('expiryNoticeDays', 'falling', { group: 'money', from: 'now' }),
  /** A period of a subscription; an order keeps what it was made with. */
  subscriptionDays: number('subscriptionDays', { group: 'money', from: 'next-promise', right: 'owner' }),
  /** A period is renewed so long before it ends. */
  renewBeforeHours: number('renewBeforeHours', { group: 'money', from: 'next-promise', right: 'owner' }),
  /** Days after a card was declined at which it is tried again. */
  chargeAgainDays: numbers('chargeAgainDays', 'rising', { group: 'money', from: 'now', right: 'owner' }),
  /** A period that is paid by hand can be paid until so long after the one before has ended. */
  renewalGraceDays: number('renewalGraceDays', { group: 'money', from: 'next-promise', right: 'owner' }),
  /** A higher price is charged only when its family was told so long before. */
  priceNoticeDays: number('priceNoticeDays', { group: 'money', from: 'now', right: 'owner' }),
  /** Of a hundred, what a package costs less where two children of a family or more learn; an order keeps what it was made with. */
  siblingPercent: number('siblingPercent', { group: 'money', from: 'next-promise', right: 'owner' }),
  /** A family is told so long before its card is charged for an automatic top-up; what it was told stands. */
  topUpNoticeDays: number('topUpNoticeDays', { group: 'money', from: 'next-promise', right: 'owner' }),
  /** Working days until money that was sent back is usually on the card, as families are told. */
  refundDays: number('refundDays', { group: 'money', from: 'now', right: 'owner' }),
  /** Whether gift lessons of an order are used before its paid ones, so that more of it can be given back; an order keeps what it was made with, as it does the fee. */
  giftsFirst: setting({ group: 'money', shape: z.boolean(), default: false, from: 'next-promise', right: 'owner' }),
  /** What the school keeps of money that goes back: of a hundred, and an amount that is taken once an order. */
  refundFeePercent: number('refundFeePercent', { group: 'money', from: 'next-promise', right: 'owner' }),
  refundFeeAmounts: setting({
    group: 'money',
    shape: z
      .record(Currency, whole(0, Math.max(...Object.values(refundFeeAmounts.most))))
      .check(z.refine((amounts) => Currency.options.every((currency) => amounts[currency] <= refundFeeAmounts.most[currency]))),
    default: { BYN: 0, RUB: 0, USD: 0, EUR: 0, KZT: 0 },
    from: 'next-promise',
    right: 'owner',
  }),
  /** How many people agree to a refund, whatever its amount; above the limit of one they are two anyway. */
  refundPersons: number('refundPersons', { group: 'money', from: 'now', right: 'owner' }),
  /** Days in which an invoice is to be paid, where its writer says no other number; each keeps its last day. */
  invoiceDays: number('invoiceDays', { group: 'money', from: 'now' }),
  /** A new way of exchanging lessons holds so long after it was set; until then the one that families were shown does. */
  exchangeNoticeDays: number('exchangeNoticeDays', { group: 'money', from: 'now', right: 'owner' }),
  /** The currency that reports add up in, and what the others are worth in it (`settingLimits.rates`): a day is counted by the rates of that day. */
  baseCurrency: setting({
    group: 'money',
    shape: z
      .strictObject({ currency: Currency, rates: z.record(Currency, whole(0, settingLimits.rates.most)) })
      .check(z.refine(({ currency, rates }) => rates[currency] === settingLimits.rates.whole)),
    default: { currency: 'BYN', rates: { BYN: settingLimits.rates.whole, RUB: 0, USD: 0, EUR: 0, KZT: 0 } },
    from: 'now',
    right: 'owner',
  }),
  approvalUnits: number('approvalUnits', { group: 'approvals', from: 'now' }),
  approvalAmounts: setting({
    group: 'approvals',
    shape: z.record(Currency, whole(0, approvalAmounts.most)),
    default: approvalAmounts.usually,
    from: 'now',
  }),
} as const;
