import type { Order } from '@school/contract/payments/shapes';

import { type Attempt, isAtBank, isPaid, mayTryAgain, type OrderRecord, statusOf } from './rules/order.ts';
import { invoiceNumber } from './stores/invoices.store.ts';
import type { Tools } from './dependencies/dependencies.ts';

/** An order as its family sees it, with the outcome of its payment. */
export const viewOrder =
  ({ attempts, promotions, invoices, clock }: Pick<Tools, 'attempts' | 'promotions' | 'invoices' | 'clock'>) =>
  async (order: OrderRecord): Promise<Order> => {
    const [latest, gifts] = [await attempts.latest(order.orderId), await promotions.giftsOf(order.orderId)];
    const redemption = order.promoCode === null ? undefined : await promotions.redemptionOf(order.orderId);
    const invoice = await invoices.ofOrder(order.orderId);
    const now = clock.now();
    const retry = mayTryAgain(order, now);
    return {
      orderId: order.orderId,
      productCode: order.productCode,
      kind: order.kind,
      lessons: order.lessons,
      bonus: isPaid(order) ? order.bonus : gifts.reduce((sum, gift) => sum + gift.lessons, redemption?.lessons ?? 0),
      gifts,
      promo: redemption ? { code: redemption.code, discount: order.discount - order.sibling.discount, lessons: redemption.lessons } : null,
      sibling: order.sibling.discount > 0 ? order.sibling : null,
      total: { amount: order.amount, currency: order.currency },
      refundTerms: order.refundTerms,
      status: statusOf(order, latest, now),
      checkoutUrl: retry.allowed ? openCheckoutOf(latest) : null,
      isAtBank: isAtBank(order, latest),
      mayTryAgain: retry,
      invoice: invoice ? { number: invoiceNumber(invoice), due: invoice.due } : null,
      createdAt: order.createdAt.toString(),
      paidAt: order.paidAt?.toString() ?? null,
    };
  };

const openCheckoutOf = (latest: Attempt | undefined) => (latest?.state === 'pending' ? latest.checkoutUrl : null);
