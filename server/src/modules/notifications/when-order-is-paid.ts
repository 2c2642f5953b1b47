import type { OrderPaid } from '#modules/payments';

import { tellFamily } from './tell-family.ts';
import { amountIn } from '@school/words/letters/wording';
import { withReceipt } from './with-receipt.ts';
import type { Tools } from './tools.ts';
import { tellPeriodPaid } from './when-subscription-moves-on.ts';

/** Says that the money has come, and what it brought. */
export const whenOrderIsPaid =
  (tools: Tools) =>
  (order: OrderPaid): Promise<void> => {
    const { familyId, orderId, lessons, bonus, amount, currency, subscription } = order;
    if (subscription) return tellPeriodPaid(tools, order, subscription);
    return tellFamily(tools)(
      familyId,
      `order paid ${orderId}`,
      (texts, to, { locale }) => texts.orderPaid({ ...to, amount: amountIn(locale, amount, currency), lessons, bonus }),
      { topic: 'payment', pressing: 'receipt', ...withReceipt(order) },
    );
  };
