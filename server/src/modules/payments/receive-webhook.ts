import { Refusal } from '#platform/refusal';

import { applyPayment } from './apply-payment.ts';
import type { EventName } from './stores/inbox.store.ts';
import type { Headers } from './provider/provider.ts';
import { nextTry } from './rules/trying-again.ts';
import type { Tools } from './dependencies/dependencies.ts';

/** Events that a run of the job tries at most: it comes again the next minute. */
const batch = 100;

/** Keeps news of a provider that proves who sent it, once an event. It is applied afterwards, not here. */
export const receiveWebhook =
  (tools: Tools) =>
  async (code: string, raw: Buffer, headers: Headers): Promise<void> => {
    const provider = tools.providers.find((known) => known.code === code);
    if (!provider) throw new Refusal('payments.provider_not_found');
    const event = provider.parseWebhook(raw, headers);
    if (!event) throw new Refusal('payments.bad_signature');
    await tools.db.inTransaction(async () => {
      const now = tools.clock.now();
      if (!(await tools.inbox.keep(code, event, now, now.add({ minutes: 1 })))) return;
      await tools.outbox.publish({ type: 'payments.webhook_received', provider: code, eventId: event.eventId });
    });
  };

/** The worker of the inbox: an event is applied and marked done in one transaction. */
export const whenWebhookIsReceived =
  (tools: Tools) =>
  async (event: EventName): Promise<void> =>
    void (await tryEvent(tools)(event));

/** The job behind the worker: what could not be applied, or whose worker died, is tried again when its time comes. */
export const applyInbox = (tools: Tools) => async (): Promise<void> => {
  for (const event of await tools.inbox.due(tools.clock.now(), batch)) await tryEvent(tools)(event);
};

/**
 * Applies an event of the inbox. What fails leaves nothing behind but the count of its tries and when the next one is:
 * one event that cannot be applied holds up no other. Answers with what went wrong.
 */
export const tryEvent =
  (tools: Tools) =>
  ({ provider, eventId }: EventName): Promise<{ fault?: unknown }> =>
    tools.db.inTransaction(async () => {
      const told = await tools.inbox.take(provider, eventId);
      if (!told) return {};
      const { fault } = await tools.inbox.trying(async () => {
        if (told.payment) {
          await applyPayment(tools)(provider, told.payment);
          await tools.proofs.told(provider, told.payment, tools.clock.now());
        }
        if (told.refund) await tools.port('refunds').apply(provider, told.refund);
        await tools.inbox.done(provider, eventId, tools.clock.now());
      });
      if (fault === undefined) return {};
      const name = { provider, eventId };
      const tries = (await tools.inbox.tries(name)) + 1;
      await tools.inbox.failed(name, fault, nextTry(tries, tools.clock.now()));
      tools.onFault(fault, `applying an event of ${provider}`);
      return { fault };
    });
