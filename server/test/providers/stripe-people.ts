import { Stripe } from 'stripe';

import type { Later } from './later.ts';
import type { LocalBooks } from './stripe-books.ts';

/** What people do at the pages of the local Stripe, and what it then does by itself. */
export function peopleAtStripe({ find, tell, make, capture }: Pick<LocalBooks, 'find' | 'tell' | 'make' | 'capture'>) {
  /** The person has paid by a card, or begun a bank debit; the intent of the payment comes to be. */
  const intentOf = (ref: string, { last4, later = 'pass' }: { last4: string; later?: Later }) => {
    const session = find(ref);
    const data = session['intent_data'] as { metadata: object; setup_future_usage?: string };
    const keeps = data.setup_future_usage === 'off_session';
    const method = make('pm', 'payment_method', { card: { last4, brand: 'visa', exp_month: 12, exp_year: 2031 }, later });
    return make('pi', 'payment_intent', {
      amount: session['amount_total'],
      amount_received: 0,
      currency: session['currency'],
      status: 'processing',
      customer: keeps ? make('cus', 'customer', {}).id : null,
      payment_method: method.id,
      metadata: data.metadata,
    });
  };

  const complete = (ref: string, intent: { id: string }, payment: 'paid' | 'unpaid') => {
    Object.assign(find(ref), { status: 'complete', payment_status: payment, payment_intent: intent.id });
    tell('checkout.session.completed', find(ref));
  };

  return {
    pay(ref: string, { later = 'pass' as Later } = {}): void {
      const intent = intentOf(ref, { last4: { pass: '4242', decline: '0341', confirm: '3184' }[later], later });
      capture(intent);
      complete(ref, intent, 'paid');
    },
    /** A debit that takes days: the checkout is complete, its money is not there. */
    payLater(ref: string): void {
      complete(ref, intentOf(ref, { last4: '3000' }), 'unpaid');
    },
    settle(ref: string): void {
      capture(find(find(ref)['payment_intent']));
      Object.assign(find(ref), { payment_status: 'paid' });
      tell('checkout.session.async_payment_succeeded', find(ref));
    },
    /** The person has answered their bank. */
    confirm: (ref: string) => void capture(find(ref)),
    /** The card is declined. The person may try another one; nothing has ended. */
    tryBadCard(ref: string): void {
      const intent = intentOf(ref, { last4: '0002' });
      tell('payment_intent.payment_failed', Object.assign(intent, { status: 'requires_payment_method' }));
    },
    expire(ref: string): void {
      tell('checkout.session.expired', Object.assign(find(ref), { status: 'expired' }));
    },
    /** A second payment under the marks of a checkout that is paid already, or of another amount. */
    payAgain(ref: string, amount = Number(find(ref)['amount_total'])): string {
      const intent = capture(Object.assign(intentOf(ref, { last4: '4242' }), { amount }));
      return intent.id;
    },
    /** Refunds under way reach their end. */
    endRefund(refundRef: string): void {
      const refund = find(refundRef);
      Object.assign(refund, { status: refund['ends'] });
      tell(refund['status'] === 'failed' ? 'refund.failed' : 'refund.updated', refund);
    },
    signed(body: string, secret: string, at: Temporal.Instant): Record<string, string> {
      const timestamp = Math.floor(at.epochMilliseconds / 1000);
      return { 'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp }) };
    },
  };
}
