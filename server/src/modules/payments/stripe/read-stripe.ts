import { Currency } from '@school/contract/shapes';
import type Stripe from 'stripe';

import { keptCard } from '../provider/kept-card.ts';
import type { ProviderEvent, ProviderPayment, ProviderRefund } from '../provider/provider.ts';

/** Our marks on what we make at Stripe: without them it is somebody else's, and none of the school's business. */
export interface Marks {
  /** The key it was asked for with. */
  key: string;
  /** A person at a checkout, a kept card without anybody there, a kept card whose owner is there. */
  for: 'checkout' | 'charge' | 'card';
  /** The card is kept for later charges. */
  keeps: 'yes' | 'no';
}

type Marked = { metadata: Stripe.Metadata | null };

const marksOf = ({ metadata }: Marked): Partial<Marks> => metadata ?? {};

const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);

const currencyOf = (code: string | null): Currency => Currency.parse(code?.toUpperCase());

/** A checkout. While it is open a decline ends nothing: the person stays there and tries another card. */
export function paymentOfSession(session: Stripe.Checkout.Session): ProviderPayment {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  return {
    ref: session.id,
    paymentRef: idOf(session.payment_intent) ?? session.id,
    key: marksOf(session).key ?? '',
    state: stateOfSession(session, intent),
    amount: session.amount_total ?? 0,
    currency: currencyOf(session.currency),
    ...keptOf(marksOf(session), intent?.customer, intent?.payment_method),
  };
}

function stateOfSession(
  { status, payment_status }: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): ProviderPayment['state'] {
  if (status === 'open') return 'open';
  if (status === 'expired') return 'failed';
  if (payment_status === 'paid') return 'succeeded';
  // Complete but unpaid: a bank debit is on its way, or did not arrive.
  return intent?.status === 'requires_payment_method' || intent?.status === 'canceled' ? 'failed' : 'processing';
}

/** A payment by its intent; undefined when the school did not ask for it. */
export function paymentOfIntent(intent: Stripe.PaymentIntent): ProviderPayment | undefined {
  const marks = marksOf(intent);
  if (marks.key === undefined) return undefined;
  return {
    ref: intent.id,
    paymentRef: intent.id,
    key: marks.key,
    state: stateOfIntent(intent, marks.for ?? 'checkout'),
    amount: intent.status === 'succeeded' ? intent.amount_received : intent.amount,
    currency: currencyOf(intent.currency),
    ...(marks.for === 'checkout' && keptOf(marks, intent.customer, intent.payment_method)),
  };
}

/** A kept card that is declined has no page to try another one at; without its owner there is nobody to answer the bank either. */
function stateOfIntent({ status }: Stripe.PaymentIntent, how: Marks['for']): ProviderPayment['state'] {
  if (status === 'succeeded') return 'succeeded';
  if (status === 'canceled') return 'failed';
  if (status === 'processing' || status === 'requires_capture') return 'processing';
  if (how === 'card' && status === 'requires_payment_method') return 'failed';
  return how === 'charge' ? 'failed' : 'open';
}

/** The card, when it was kept and is told in full: who charges it has to name its customer too. */
function keptOf(
  { keeps }: Partial<Marks>,
  customer: string | { id: string } | null | undefined,
  method: string | Stripe.PaymentMethod | null | undefined,
): Pick<ProviderPayment, 'kept'> {
  const customerId = idOf(customer);
  if (keeps !== 'yes' || customerId === null || typeof method !== 'object' || method === null) return {};
  return { kept: keptOfCard(`${customerId}/${method.id}`, method.card) };
}

const keptOfCard = (
  token: string,
  card: { brand: string | null; last4: string | null; exp_month: number; exp_year: number } | null | undefined,
) => keptCard(token, { brand: card?.brand, lastFour: card?.last4, month: card?.exp_month, year: card?.exp_year });

/** The event of a card that was charged is the only one that tells which card was kept. */
function paymentOfKeepingCharge(charge: Stripe.Charge): ProviderPayment | undefined {
  const { key, keeps } = marksOf(charge);
  const [intent, customer] = [idOf(charge.payment_intent), idOf(charge.customer)];
  if (key === undefined || keeps !== 'yes' || intent === null || customer === null || charge.payment_method === null) return undefined;
  const money = { amount: charge.amount_captured, currency: currencyOf(charge.currency) };
  return {
    ref: intent,
    paymentRef: intent,
    key,
    state: 'succeeded',
    ...money,
    kept: keptOfCard(`${customer}/${charge.payment_method}`, charge.payment_method_details?.card),
  };
}

const refundStates: Record<string, ProviderRefund['state']> = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};

/** A refund. Without our key somebody made it by hand, in Stripe's own pages. */
export const refundOf = (refund: Stripe.Refund): ProviderRefund => ({
  refundRef: refund.id,
  key: marksOf(refund).key ?? '',
  paymentRef: idOf(refund.payment_intent) ?? '',
  state: refundStates[refund.status ?? ''] ?? 'unknown',
  amount: refund.amount,
  currency: currencyOf(refund.currency),
});

const isOfKeptCard = (marks: Partial<Marks>): boolean => marks.for === 'charge' || marks.for === 'card';

/** What a webhook told; what is nothing of ours is only kept. */
export function eventOf(event: Stripe.Event): ProviderEvent {
  const { id: eventId } = event;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired': {
      const session = event.data.object;
      const { key, keeps } = marksOf(session);
      if (key === undefined) return { eventId };
      const payment = paymentOfSession(session);
      // Its money is told by the charge, which knows the card: lessons and card come together.
      return keeps === 'yes' && payment.state === 'succeeded' ? { eventId } : { eventId, payment };
    }
    case 'checkout.session.async_payment_failed':
      return marksOf(event.data.object).key === undefined
        ? { eventId }
        : { eventId, payment: { ...paymentOfSession(event.data.object), state: 'failed' } };
    case 'charge.succeeded':
      return { eventId, payment: paymentOfKeepingCharge(event.data.object) };
    case 'payment_intent.succeeded':
    case 'payment_intent.processing':
    case 'payment_intent.payment_failed':
      return { eventId, payment: isOfKeptCard(marksOf(event.data.object)) ? paymentOfIntent(event.data.object) : undefined };
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return event.data.object.payment_intent === null ? { eventId } : { eventId, refund: refundOf(event.data.object) };
    default:
      return { eventId };
  }
}
