import { paymentsLimits } from '@school/contract/payments/limits';

import { applyPayment } from './apply-payment.ts';
import type { Tools } from './tools.ts';

/**
 * Goes through the providers' own lists and applies every payment the school has not heard of, also one that no
 * attempt of ours asked for: books that agree with themselves do not see what never came (money design §1.4).
 */
export const compareWithProviders = (tools: Tools) => async (): Promise<void> => {
  const since = tools.clock.now().subtract({ hours: paymentsLimits.pollForHours });
  for (const provider of tools.providers) {
    try {
      for (const payment of await provider.listPayments(since)) {
        if (payment.state !== 'succeeded' || (await tools.money.isKnown(provider.code, payment.paymentRef))) continue;
        await applyPayment(tools)(provider.code, payment);
      }
    } catch (fault) {
      tools.onFault(fault, `comparing with ${provider.code}`);
    }
  }
};
