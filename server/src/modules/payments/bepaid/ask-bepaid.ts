import type { Charged, ChargeWanted, ProviderPayment } from '../provider/provider.ts';
import { ProviderRefusal } from '../provider/provider.ts';
import { paymentOf, paymentOfCheckout, refOf, transactionBehind } from './read-bepaid.ts';
import { OneCheckout, OneTransaction, SomeTransactions, type Transaction } from './shapes.ts';
import type { BepaidTools } from './tools.ts';

/** Asks bePaid for a payment. */
export function askBepaid({ ask, requests, clock, publicUrl, notificationUrl }: BepaidTools) {
  async function transaction(ref: string): Promise<Transaction> {
    const { uid, isErip } = transactionBehind(ref);
    const path = isErip ? `/beyag/payments/${uid}` : `/transactions/${uid}`;
    return (await ask(isErip ? 'api' : 'gateway', path, OneTransaction)).transaction;
  }

  async function atCheckout(ref: string): Promise<ProviderPayment> {
    const token = ref.replace(/^card_/, '');
    const { checkout } = await ask('checkout', `/ctp/api/checkouts/${token}`, OneCheckout, { version: '2' });
    const uid = checkout.gateway_response?.payment?.uid;
    // Only the transaction itself knows what came, and which card was kept.
    return uid ? insist(paymentOf(await transaction(uid), ref)) : paymentOfCheckout(checkout);
  }

  /** The charge that was made under the key before, when bePaid has forgotten that it was asked already. */
  async function chargedBefore(key: string): Promise<Transaction | undefined> {
    try {
      const found = await ask('gateway', `/v2/transactions/tracking_id/${key}`, SomeTransactions);
      return 'transactions' in found ? (found.transactions as Transaction[])[0] : (found.transaction as Transaction);
    } catch (fault) {
      if (fault instanceof ProviderRefusal) return undefined;
      throw fault;
    }
  }

  return {
    payment: (ref: string): Promise<ProviderPayment> =>
      ref.startsWith('card_') ? atCheckout(ref) : transaction(ref).then((known) => insist(paymentOf(known, ref))),
    /** Charges a kept card, once for its key. */
    async charge({ key, token, amount, currency, description, person }: ChargeWanted): Promise<Charged> {
      const before = (await requests.request(key)) ? await chargedBefore(key) : undefined;
      if (before) return chargedOf(before, person !== undefined);
      await requests.note(
        {
          key,
          what: 'charge',
          amount,
          currency,
          description,
          returnPath: person?.returnPath ?? '/payment',
          locale: 'ru-RU',
          payableUntil: null,
        },
        clock.now(),
      );
      const { transaction: made } = await ask('gateway', '/services/credit_cards/charges', OneTransaction, {
        requestId: key,
        body: {
          request: {
            amount,
            currency,
            description,
            tracking_id: key,
            credit_card: { token },
            ...(person && { return_url: `${publicUrl}${person.returnPath}`, notification_url: notificationUrl }),
          },
        },
      });
      return chargedOf({ ...made, amount, currency, tracking_id: key }, person !== undefined);
    },
  };
}

/** The bank may want to see the owner of the card first: who is there is led to its page, and without them it is a decline. */
function chargedOf(transaction: Transaction, isPersonThere: boolean): Charged {
  const payment = insist(paymentOf(transaction, refOf.charge(transaction.uid)));
  const page = payment.state === 'processing' ? transaction.redirect_url : undefined;
  if (!page) return payment;
  return isPersonThere ? { ...payment, state: 'open', confirmAt: page } : { ...payment, state: 'failed', wantsPerson: true };
}

function insist(payment: ProviderPayment | undefined): ProviderPayment {
  if (payment === undefined) throw new ProviderRefusal('The payment is none of the school');
  return payment;
}
