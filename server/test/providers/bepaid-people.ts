import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';

import type { Later } from './later.ts';
import type { LocalBooks, LocalTransaction } from './bepaid-books.ts';

/** The two halves of a shop's key, the public one as bePaid's pages show it. */
export function shopKeys() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const shown = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const signed = (body: string): Record<string, string> => ({
    'content-signature': sign('sha256', Buffer.from(body), privateKey).toString('base64'),
  });
  return { publicKey: shown, signed };
}

/** What people do at bePaid's checkout page and at their banks, and what it then does by itself. */
export function peopleAtBepaid({ add, find, tell, news, cards, checkoutOf, shown }: LocalBooks, now: () => Temporal.Instant) {
  const atCheckout = (token: string, status: string, later: Later = 'pass', amount = checkoutOf(token).order.amount): LocalTransaction => {
    const { order } = checkoutOf(token);
    const kept = order.additional_data?.contract?.includes('recurring') && status === 'successful' ? randomUUID() : null;
    const last4 = { pass: '4242', decline: '0341', confirm: '3184' }[later];
    if (kept !== null) cards.set(kept, { later, last_4: last4 });
    return add({
      type: 'payment',
      status,
      amount,
      currency: order.currency,
      description: order.description,
      tracking_id: order.tracking_id,
      payment_method_type: 'credit_card',
      paid_at: status === 'successful' ? now().toString() : null,
      credit_card: { token: kept, last_4: last4, brand: 'visa', exp_month: 12, exp_year: 2031 },
      additional_data: { vendor: { name: 'CTP', token } },
    });
  };
  const become = (transaction: LocalTransaction, status: string): void => {
    transaction.status = status;
    transaction.paid_at = status === 'successful' ? now().toString() : null;
    if (status !== 'start') tell(transaction);
  };

  return {
    card: {
      pay(token: string, { later = 'pass' as Later } = {}): void {
        const made = atCheckout(token, 'successful', later);
        checkoutOf(token).uid = made.uid;
        tell(made);
      },
      /** The bank wants to see the person first: the payment is under way. */
      payLater(token: string): void {
        checkoutOf(token).uid = atCheckout(token, 'incomplete').uid;
      },
      settle: (token: string) => become(find(checkoutOf(token).uid ?? ''), 'successful'),
      decline(token: string): void {
        const made = atCheckout(token, 'failed');
        checkoutOf(token).uid = made.uid;
        tell(made);
      },
      /** Nobody paid in time. */
      expire(token: string): void {
        const checkout = checkoutOf(token);
        checkout.expired = true;
        news.push(JSON.stringify(shown(checkout)));
      },
      payAgain(token: string, amount?: number): string {
        const made = atCheckout(token, 'successful', 'pass', amount);
        tell(made);
        return made.uid;
      },
    },
    erip: {
      pay: (uid: string) => become(find(uid), 'successful'),
      /** The person is at the bank: for half an hour nobody else can pay it. It is not told. */
      payLater: (uid: string) => become(find(uid), 'start'),
      settle: (uid: string) => become(find(uid), 'successful'),
      /** The half hour is over and nothing was paid. */
      letGo: (uid: string) => become(find(uid), 'pending'),
      decline: (uid: string) => become(find(uid), 'failed'),
      expire: (uid: string) => become(find(uid), 'expired'),
      /** A permanent request is paid once more: each payment is a transaction of its own. */
      payAgain(uid: string, amount?: number): string {
        const { uid: _first, created_at: _when, ...request } = find(uid);
        const made = add({ ...request, ...(amount !== undefined && { amount }), status: 'successful', paid_at: now().toString() });
        tell(made);
        return made.uid;
      },
    },
    /** The person has answered their bank. */
    confirm: (uid: string) => become(find(uid), 'successful'),
    /** A refund that was under way reaches its end. */
    endRefund: (uid: string, status: 'successful' | 'failed') => become(find(uid), status),
  };
}
