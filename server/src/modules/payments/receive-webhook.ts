import { Refusal } from '#platform/refusal';

import { applyPayment } from './apply-payment.ts';
import type { Headers } from './provider.ts';
import type { Tools, WebhookReceived } from './tools.ts';

/** Keeps news of a provider that proves who sent it, once an event. It is applied afterwards, not here. */
export const receiveWebhook =
  (tools: Tools) =>
  async (code: string, raw: Buffer, headers: Headers): Promise<void> => {
    const provider = tools.providers.find((known) => known.code === code);
    if (!provider) throw new Refusal('payments.provider_not_found');
    const event = provider.parseWebhook(raw, headers);
    if (!event) throw new Refusal('payments.bad_signature');
    await tools.db.inTransaction(async () => {
      if (!(await tools.inbox.keep(code, event, tools.clock.now()))) return;
      await tools.news.announce<WebhookReceived>({ type: 'payments.webhook_received', provider: code, eventId: event.eventId });
    });
  };

/** The worker of the inbox: an event is applied and marked done in one transaction. */
export const whenWebhookIsReceived = (tools: Tools): void =>
  tools.news.on<WebhookReceived>('payments.webhook_received', 'payments.apply-webhook', async ({ provider, eventId }) => {
    const told = await tools.inbox.take(provider, eventId);
    if (!told) return;
    if (told.payment) await applyPayment(tools)(provider, told.payment);
    await tools.inbox.done(provider, eventId, tools.clock.now());
  });
