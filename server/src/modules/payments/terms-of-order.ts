import type { RefundTerms } from '@school/contract/payments/shapes';
import type { Currency } from '@school/contract/shapes';

import { packageLife, periodLife } from '#modules/ledger';
import type { SchoolSettings } from '#modules/school';

import type { OrderRecord } from './rules/order.ts';

interface Given {
  school: Pick<SchoolSettings, 'read'>;
}

/** What an order that is made now keeps, whatever the school says later: how long its lessons live, and what holds of its refund. */
export const termsOf = async ({ school }: Given, { kind, currency }: Pick<OrderRecord, 'kind' | 'currency'>) => ({
  life: kind === 'subscription' ? periodLife(await school.read('subscriptionDays')) : packageLife(await school.read('packageMonths')),
  refundTerms: await refundTermsNow({ school }, currency),
});

/** What holds when the money of an order of now is asked back. */
export const refundTermsNow = async ({ school }: Given, currency: Currency): Promise<RefundTerms> => ({
  giftsFirst: await school.read('giftsFirst'),
  feePercent: await school.read('refundFeePercent'),
  fee: { amount: (await school.read('refundFeeAmounts'))[currency], currency },
});
