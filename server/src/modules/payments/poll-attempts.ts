import { chargeUnanswered } from './charge-card.ts';
import { applyPayment } from './apply-payment.ts';
import { nextPoll } from './rules/polling.ts';
import type { Attempt } from './rules/order.ts';
import type { Tools } from './dependencies/dependencies.ts';

/** Attempts a run asks for at most: the job comes again the next minute. */
const batch = 100;
/** Faults in a row after which a provider is left in peace until the next run: each is waited for, and the others stand behind it. */
const faultsInARow = 3;

/**
 * Asks the providers for every unfinished attempt whose time has come: without it a lost webhook would be a lost
 * order (docs/design/money.md#lost-payments). After 72 hours nothing is asked any more; money that still comes is applied.
 */
export const pollAttempts = (tools: Tools) => async (): Promise<void> => {
  await chargeUnanswered(tools)();
  const faults = new Map<string, number>();
  for (const attempt of await tools.attempts.dueToPoll(tools.clock.now(), batch)) {
    const before = faults.get(attempt.provider) ?? 0;
    if (before < faultsInARow) faults.set(attempt.provider, (await poll(tools, attempt)) ? 0 : before + 1);
  }
};

/** False where the provider could not be asked. */
async function poll(tools: Tools, attempt: Attempt & { providerRef: string }): Promise<boolean> {
  let isAsked = true;
  const provider = tools.providers.find(({ code }) => code === attempt.provider);
  try {
    if (provider) await applyPayment(tools)(provider.code, await provider.getPayment(attempt.providerRef));
    await tools.attempts.forgetFault(attempt.attemptId);
  } catch (fault) {
    // The provider cannot be reached: that says nothing of the payment, it is asked again at the next hour.
    isAsked = false;
    tools.onFault(fault, `polling ${attempt.provider}`);
    await tools.attempts.noteFault(attempt.attemptId, fault);
  }
  const next = nextPoll(attempt.createdAt, tools.clock.now());
  await tools.db.inTransaction(async () => {
    await tools.attempts.polled(attempt.attemptId, next);
    if (next) return;
    const left = await tools.attempts.find(attempt.attemptId);
    if (!left || left.state === 'succeeded' || left.state === 'failed') return;
    await tools.attempts.become(attempt.attemptId, 'failed', attempt.providerRef, tools.clock.now());
    await tools.realtime.changed(`orders/${attempt.orderId}`);
  });
  return isAsked;
}
