import type { Currency } from '@school/contract/shapes';

import type { OrderPaid, PeriodBegun } from '#modules/payments';

import type { EventOf } from '#platform/events';
import { tellFamily } from './tell-family.ts';
import { amountIn, deadlineIn } from '@school/words/letters/wording';
import { withReceipt } from './with-receipt.ts';
import type { Tools } from './tools.ts';

type Family = Parameters<Parameters<ReturnType<typeof tellFamily>>[2]>[2];

/** Amounts and moments as this family reads them. */
const readBy = ({ locale, timezone }: Family, currency: Currency) => ({
  amount: (amount: number) => amountIn(locale, amount, currency),
  moment: (at: string) => deadlineIn(locale, timezone, Temporal.Instant.from(at)),
});

/** Says that a period was paid, until when its lessons can be used, and what is charged next. */
export const tellPeriodPaid = (
  tools: Tools,
  { familyId, orderId, lessons, bonus, amount, currency, receiptId }: OrderPaid,
  { number, endsAt, next }: PeriodBegun,
): Promise<void> =>
  tellFamily(tools)(
    familyId,
    `order paid ${orderId}`,
    (texts, to, family) => {
      const read = readBy(family, currency);
      const told = number === 1 ? texts.subscriptionBegun : texts.subscriptionRenewed;
      return told({
        ...to,
        lessons,
        bonus,
        amount: read.amount(amount),
        until: read.moment(endsAt),
        nextAt: next && read.moment(next.at),
        nextAmount: next && read.amount(next.amount),
        card: next && next.card,
      });
    },
    { topic: 'payment', pressing: number === 1 ? 'receipt' : 'usual', ...withReceipt({ familyId, receiptId }) },
  );

/** Says three days ahead that the next period costs something else. */
export const whenPriceChanges =
  (tools: Tools) =>
  ({
    familyId,
    subscriptionId,
    period,
    lessons,
    currency,
    was,
    becomes,
    at,
  }: EventOf<'payments.subscription_price_changes'>): Promise<void> =>
    tellFamily(tools)(
      familyId,
      `subscription price ${subscriptionId} ${period}`,
      (texts, to, family) => {
        const read = readBy(family, currency);
        return texts.subscriptionPriceChanges({
          ...to,
          lessons,
          was: read.amount(was),
          becomes: read.amount(becomes),
          at: read.moment(at),
        });
      },
      { topic: 'payment' },
    );

/** Says that the card was declined, and when it is tried again. */
export const whenChargeIsDeclined =
  (tools: Tools) =>
  ({ familyId, orderId, failures, lessons, currency, amount, card, nextTryAt }: EventOf<'payments.subscription_declined'>): Promise<void> =>
    tellFamily(tools)(
      familyId,
      `subscription declined ${orderId} ${failures}`,
      (texts, to, family) => {
        const read = readBy(family, currency);
        return texts.subscriptionDeclined({ ...to, lessons, amount: read.amount(amount), card, nextTryAt: read.moment(nextTryAt) });
      },
      { topic: 'payment' },
    );

/** Reminds whoever pays by hand that the period ends. */
export const whenPeriodIsToPay =
  (tools: Tools) =>
  ({ familyId, orderId, lessons, currency, amount, endsAt, until }: EventOf<'payments.subscription_to_pay'>): Promise<void> =>
    tellFamily(tools)(
      familyId,
      `subscription to pay ${orderId}`,
      (texts, to, family) => {
        const read = readBy(family, currency);
        return texts.subscriptionToPay({
          ...to,
          lessons,
          amount: read.amount(amount),
          endsAt: read.moment(endsAt),
          until: read.moment(until),
        });
      },
      { topic: 'payment', uselessAt: Temporal.Instant.from(until) },
    );

/** Says that a subscription has ended because nobody paid. */
export const whenSubscriptionIsUnpaid =
  (tools: Tools) =>
  ({ familyId, subscriptionId, lessons }: EventOf<'payments.subscription_unpaid'>): Promise<void> =>
    tellFamily(tools)(
      familyId,
      `subscription unpaid ${subscriptionId} ${tools.clock.now().toString()}`,
      (texts, to) => texts.subscriptionUnpaid({ ...to, lessons }),
      { topic: 'payment' },
    );
