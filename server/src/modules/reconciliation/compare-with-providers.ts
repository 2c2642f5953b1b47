import { paymentsLimits } from '@school/contract/payments/limits';

import type { Booked, PaymentProvider, ProviderPayment } from '#modules/payments';

import type { ReconciliationTools } from './tools.ts';

type Tools = Pick<ReconciliationTools, 'payments' | 'refunds' | 'discrepancies' | 'clock' | 'onFault'>;

/**
 * Money that was booked in these hours must stand in the list of its provider. Younger money may not be there yet; older
 * may have been booked long after the provider last touched it.
 */
const mustBeListed = { fromHours: 24, toMinutes: 10 };

/**
 * Goes through the providers' own lists and applies every payment the school has not heard of, also one that no
 * attempt of ours asked for: books that agree with themselves do not see what never came (docs/design/money.md#lost-payments). What
 * differs and cannot be put right here is kept for the managers.
 */
export const compareWithProviders = (tools: Tools) => async (): Promise<void> => {
  const now = tools.clock.now();
  for (const provider of tools.payments.providers) {
    try {
      const listed = await provider.listPayments(now.subtract({ hours: paymentsLimits.pollForHours }));
      const succeeded = listed.filter(({ state }) => state === 'succeeded');
      for (const payment of succeeded) await comparePayment(tools)(provider.code, payment);
      for (const refund of await provider.listRefunds(now.subtract({ hours: paymentsLimits.pollForHours }))) {
        await tools.refunds.apply(provider.code, refund, { sure: true });
      }
      await lookForMissing(tools, provider, new Set(succeeded.map(({ paymentRef }) => paymentRef)));
    } catch (fault) {
      // A provider that cannot be reached says nothing of its payments.
      tools.onFault(fault, `comparing with ${provider.code}`);
    }
  }
};

/** One payment that the provider has: it is in our books in the same amount, or is taken in now, or is a discrepancy. Answers with what stood in the way. */
export const comparePayment =
  (tools: Tools) =>
  async (provider: string, payment: ProviderPayment): Promise<unknown> => {
    const { discrepancies, clock } = tools;
    const { paymentRef, ref: checkoutRef, amount, currency } = payment;
    const seen = { provider, paymentRef, theirs: { amount, currency }, checkoutRef };
    const known = await tools.payments.money.booked(provider, paymentRef);
    if (known) {
      const isEqual = known.amount === amount && known.currency === currency;
      await discrepancies.agree(provider, paymentRef, clock.now(), isEqual ? null : 'amount');
      if (!isEqual)
        await discrepancies.note({ ...seen, what: 'amount', orderId: known.orderId, ours: moneyOf(known), fault: null }, clock.now());
      return undefined;
    }
    try {
      await tools.payments.applyPayment(provider, payment);
      await discrepancies.agree(provider, paymentRef, clock.now());
      return undefined;
    } catch (fault) {
      tools.onFault(fault, `taking in a payment of ${provider}`);
      const orderId = (await tools.payments.attempts.byRef(provider, checkoutRef))?.orderId ?? null;
      await discrepancies.note({ ...seen, what: 'not_applied', orderId, ours: null, fault: String(fault) }, clock.now());
      return fault;
    }
  };

/** Money in our books that is not in the provider's list: asked for by name before anything is concluded. */
async function lookForMissing(tools: Tools, provider: PaymentProvider, listed: ReadonlySet<string>): Promise<void> {
  const { discrepancies, clock } = tools;
  const now = clock.now();
  const { fromHours, toMinutes } = mustBeListed;
  for (const money of await tools.payments.money.bookedBetween(
    provider.code,
    now.subtract({ hours: fromHours }),
    now.subtract({ minutes: toMinutes }),
  )) {
    if (listed.has(money.paymentRef) || (await isThereByName(provider, money))) continue;
    const { paymentRef, orderId, checkoutRef } = money;
    const seen = { provider: provider.code, paymentRef, orderId, checkoutRef };
    await discrepancies.note({ ...seen, what: 'missing', theirs: null, ours: moneyOf(money), fault: null }, now);
  }
}

/** Does the provider know of the payment, when it is asked for the checkout? */
async function isThereByName(provider: PaymentProvider, { checkoutRef, paymentRef }: Booked): Promise<boolean> {
  if (checkoutRef === null) return false;
  const payment = await provider.getPayment(checkoutRef);
  return payment.state === 'succeeded' && payment.paymentRef === paymentRef;
}

const moneyOf = ({ amount, currency }: Booked) => ({ amount, currency });
