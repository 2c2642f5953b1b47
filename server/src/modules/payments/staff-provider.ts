import type { PaymentWay } from '@school/contract/payments/manual-calls';

import type { ManualPayment, ManualPayments } from './stores/manual.store.ts';
import { type PaymentProvider, type ProviderPayment, ProviderRefusal } from './provider/provider.ts';

/** A payment of the staff as a bank would tell of it; its attempt has its own id as key. */
export const asPayment = ({ paymentId, amount, currency }: ManualPayment, key = ''): ProviderPayment => ({
  ref: paymentId,
  paymentRef: paymentId,
  key,
  state: 'succeeded',
  amount,
  currency,
});

/**
 * The staff as a provider: it offers no checkout and hears no news from outside. Its list is what was written down, so that the books
 * are compared with it as with a bank's; what goes back, the staff gives back by hand.
 */
export const staffProvider = (code: PaymentWay, manual: ManualPayments): PaymentProvider => ({
  code,
  methods: () => [],
  createCheckout: () => Promise.reject(new ProviderRefusal('Money that is paid by hand has no checkout')),
  async getPayment(ref) {
    const found = await manual.booked(code, ref);
    return found ? asPayment(found) : { ref, paymentRef: ref, key: '', state: 'failed', amount: 0, currency: 'BYN' };
  },
  listPayments: async (since) => (await manual.bookedSince(code, since)).map((it) => asPayment(it)),
  refund: () => Promise.reject(new ProviderRefusal('Paid by hand: it is given back by hand')),
  getRefund: () => Promise.reject(new ProviderRefusal('Paid by hand: it is given back by hand')),
  listRefunds: () => Promise.resolve([]),
  parseWebhook: () => undefined,
});
