import { paymentsLimits } from '@school/contract/payments/limits';
import { Currency, type Locale, type Money } from '@school/contract/shapes';
import { bankProofTitle } from '@school/words/documents/order-title';

import { newId } from '#platform/ids';
import { Refusal } from '#platform/refusal';

import { applyPayment } from './apply-payment.ts';
import type { Tools } from './dependencies/dependencies.ts';
import { isByHand } from './provider/money-account.ts';
import type { PaymentProvider } from './provider/provider.ts';
import type { BankProof } from './stores/proofs.store.ts';

const { amount, askedForHours } = paymentsLimits.proof;

/** What a bank is tried with: the first currency that it takes here, and how. */
function trialOf({ methods }: PaymentProvider): { price: Money; method: string } | undefined {
  for (const currency of Currency.options) {
    const [method] = methods(currency);
    if (method !== undefined) return { price: { amount, currency }, method };
  }
  return undefined;
}

/** Banks that are set up, as far as an owner has tried them. */
export const showProofs =
  ({ providers, proofs, publicUrl }: Pick<Tools, 'providers' | 'proofs' | 'publicUrl'>) =>
  (): Promise<Array<{ provider: string; price: Money | null; webhookUrl: string; proof: BankProof | undefined }>> =>
    Promise.all(
      providers
        .filter(({ code }) => !isByHand(code))
        .map(async (bank) => ({
          provider: bank.code,
          price: trialOf(bank)?.price ?? null,
          webhookUrl: `${publicUrl}/api/payments/webhooks/${bank.code}`,
          proof: await proofs.newestOf(bank.code),
        })),
    );

/**
 * An owner pays a little at a bank, and comes back to the page of the opening (docs/rules/opening.md#ready). What is written down first is
 * found by the key of the checkout, whatever is lost on the way.
 */
export const openProof =
  (tools: Tools) =>
  async (code: string, { accountId, locale }: { accountId: string; locale: Locale }): Promise<{ checkoutUrl: string }> => {
    const provider = tools.providers.find((known) => known.code === code && !isByHand(known.code));
    const trial = provider && trialOf(provider);
    if (!trial) throw new Refusal('payments.provider_not_found');
    const { price, method } = trial;
    const proofId = newId();
    await tools.proofs.add({ proofId, provider: code, ...price, accountId, at: tools.clock.now() });
    const description = bankProofTitle(locale, tools.school.name(locale));
    const until = tools.clock.now().add({ hours: askedForHours });
    const wanted = { key: proofId, ...price, method, locale, description, returnPath: '/manager/opening', until };
    const { ref, url } = await provider.createCheckout(wanted).catch((fault: unknown) => {
      tools.onFault(fault, `checkout at ${code}`);
      throw new Refusal('payments.provider_unavailable');
    });
    await tools.proofs.opened(proofId, ref);
    return { checkoutUrl: url };
  };

/** The job of every minute: a bank whose messages do not arrive is asked, so that the money goes back all the same. */
export const askAboutProofs = (tools: Tools) => async (): Promise<void> => {
  for (const { provider: code, providerRef } of await tools.proofs.unpaidSince(tools.clock.now().subtract({ hours: askedForHours }))) {
    const provider = tools.providers.find((known) => known.code === code);
    try {
      if (provider) await applyPayment(tools)(code, await provider.getPayment(providerRef));
    } catch (fault) {
      tools.onFault(fault, `asking ${code} about its trial`);
    }
  }
};
