import type { Sealer } from '#platform/sealing';

import type { PaymentProvider, ProviderPayment } from './provider.ts';
import { ProviderRefusal } from './provider.ts';

const placeOf = (provider: string): string => `card token of ${provider}`;

/**
 * Nothing of the school ever sees what a provider calls a card: it is sealed on its way in, whoever tells of it, and opened on its
 * way back (docs/decisions/0310). So no table has it in the clear, the inbox of webhooks among them.
 */
export function sealTokens(provider: PaymentProvider, sealer: Sealer): PaymentProvider {
  const { code } = provider;
  const sealed = <T extends ProviderPayment>(payment: T): T =>
    payment.kept
      ? { ...payment, kept: { ...payment.kept, token: sealer.seal(payment.kept.token, placeOf(code)).toString('base64') } }
      : payment;
  const opened = (token: string): string => {
    const bytes = Buffer.from(token, 'base64');
    // A key that is lost leaves cards that cannot be charged any more: the family pays by another one.
    if (!sealer.knows(bytes)) throw new ProviderRefusal('The key that the card was sealed with is not set');
    return sealer.open(bytes, placeOf(code));
  };
  const charge: NonNullable<PaymentProvider['charge']> = async (wanted) => {
    const charged = await provider.charge?.({ ...wanted, token: opened(wanted.token) });
    if (!charged) throw new ProviderRefusal('It does not charge kept cards');
    return sealed(charged);
  };
  return {
    ...provider,
    getPayment: async (ref) => sealed(await provider.getPayment(ref)),
    listPayments: async (since) => (await provider.listPayments(since)).map(sealed),
    charge: provider.charge && charge,
    forgetCard: provider.forgetCard && (async (token) => provider.forgetCard?.(opened(token))),
    parseWebhook(raw, headers) {
      const event = provider.parseWebhook(raw, headers);
      return event?.payment ? { ...event, payment: sealed(event.payment) } : event;
    },
  };
}
