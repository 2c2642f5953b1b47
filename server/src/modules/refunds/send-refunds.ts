import { type PaymentProvider, type ProviderRefund, ProviderRefusal, type RefundWanted } from '#modules/payments';
import { keyOf, nextAsk } from './rules/sending.ts';
import type { Tools } from './tools.ts';
import { applyRefund, refuseRefund } from './apply-refund.ts';
import type { Transfer } from './transfers.store.ts';

/** Transfers a run asks the banks about at most: the job comes again the next minute. */
const batch = 200;

/**
 * The job of every minute: money that is to go back is given to its bank, and the bank is asked what became of it. It
 * is asked under the refund's own key, so that whatever is lost on the way, the money goes once. A bank that cannot be
 * reached says nothing.
 */
export const sendRefunds = (tools: Tools) => async (): Promise<void> => {
  for (let asked = 0; asked < batch; asked++) {
    const now = tools.clock.now();
    const again = ({ state, tries }: Transfer) => nextAsk(state === 'sending' ? 'sending' : 'sent', tries, now);
    const due = await tools.transfers.takeDue(now, again);
    if (!due) return;
    await ask(tools, due);
  }
};

/** The bank's answer to the request; that it says no is an answer too. */
const request = (provider: PaymentProvider, wanted: RefundWanted): Promise<ProviderRefund | ProviderRefusal> =>
  provider.refund(wanted).catch((fault: unknown) => {
    if (fault instanceof ProviderRefusal) return fault;
    throw fault;
  });

async function ask(tools: Tools, due: Transfer): Promise<void> {
  const { provider: code, paymentRef, amount, currency, refundId, refundRef } = due;
  const provider = tools.providers.find((known) => known.code === code);
  try {
    if (!provider) throw new Error(`${code} is not on offer any more`);
    if (refundRef !== null) return await applyRefund(tools)(code, await provider.getRefund(refundRef), { sure: true });
    const told = await request(provider, { key: keyOf(due), paymentRef, amount, currency });
    if (told instanceof ProviderRefusal) await refuseRefund(tools)(due, told);
    else await applyRefund(tools)(code, told, { sure: true });
  } catch (fault) {
    tools.onFault(fault, `sending money back by ${code}`);
    await tools.transfers.noteFault(refundId, fault);
  }
}
