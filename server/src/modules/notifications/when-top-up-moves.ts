import { amountIn, deadlineIn } from '@school/words/letters/wording';

import type { EventOf } from '#platform/events';

import { tellFamily } from './tell-family.ts';
import type { Tools } from './tools.ts';

/** Says before a card is charged for an automatic top-up: how much, when, and how to switch it off. */
export const whenTopUpComes =
  (tools: Tools) =>
  ({ familyId, run, lessons, amount, currency, card, left, at }: EventOf<'payments.top_up_coming'>): Promise<void> =>
    tellFamily(tools)(
      familyId,
      `top-up coming ${run}`,
      (texts, to, { locale, timezone }) => {
        const moment = deadlineIn(locale, timezone, Temporal.Instant.from(at));
        return texts.topUpComing({ ...to, lessons, left, card, amount: amountIn(locale, amount, currency), at: moment });
      },
      { topic: 'payment', uselessAt: Temporal.Instant.from(at) },
    );

/** Says that the card was declined, and when it is tried again. */
export const whenTopUpIsDeclined =
  (tools: Tools) =>
  ({ familyId, run, lessons, amount, currency, card, orderId, failures, nextTryAt }: EventOf<'payments.top_up_declined'>): Promise<void> =>
    tellFamily(tools)(
      familyId,
      `top-up declined ${run} ${failures}`,
      (texts, to, { locale, timezone }) => {
        const moment = deadlineIn(locale, timezone, Temporal.Instant.from(nextTryAt));
        return texts.topUpDeclined({ ...to, lessons, card, orderId, amount: amountIn(locale, amount, currency), nextTryAt: moment });
      },
      { topic: 'payment' },
    );

/** Says that the top-up was switched off, and why. */
export const whenTopUpEnds =
  (tools: Tools) =>
  ({ familyId, lessons, amount, currency, card, why, orderId }: EventOf<'payments.top_up_ended'>): Promise<void> =>
    tellFamily(tools)(
      familyId,
      `top-up ended ${tools.clock.now().toString()}`,
      (texts, to, { locale }) => texts.topUpEnded({ ...to, lessons, card, why, orderId, amount: amountIn(locale, amount, currency) }),
      { topic: 'payment' },
    );
