import { paymentsLimits } from '@school/contract/payments/limits';
import type { Currency } from '@school/contract/shapes';
import type Stripe from 'stripe';

import type { Clock } from '#platform/clock';

import {
  type Charged,
  type ChargeWanted,
  type CheckoutWanted,
  type PaymentProvider,
  ProviderRefusal,
  type RefundWanted,
} from '../provider/provider.ts';
import { eventOf, type Marks, paymentOfIntent, paymentOfSession, refundOf } from './read-stripe.ts';

export interface StripeGiven {
  clock: Clock;
  /** `sk_live_…` or `sk_test_…`. */
  secretKey: string;
  /** `whsec_…`: all are believed, so that one can be changed for another. */
  webhookSecrets: readonly string[];
  /** Where Stripe is reached, when it is not Stripe itself. */
  apiUrl?: string | undefined;
  /** The school's own address, without a slash at the end: people come back to it. */
  publicUrl: string;
  currencies: readonly Currency[];
  timeoutMs?: number;
}

/** A checkout can be paid for a day at most; its payment may be younger than it by so much. */
const checkoutHours = 24;

/** Stripe: its own checkout page, cards kept for later charges, refunds (its API as its official library speaks it). */
export async function createStripe(given: StripeGiven): Promise<PaymentProvider> {
  // The library is large: who has no Stripe does not load it.
  const { default: Library } = await import('stripe');
  const stripe = new Library(given.secretKey, { ...clientOptions(given), maxNetworkRetries: 1, telemetry: false });
  const { clock, publicUrl, webhookSecrets, currencies } = given;

  const { StripeInvalidRequestError, StripeIdempotencyError, StripeCardError, StripeSignatureVerificationError } = Library.errors;
  /** A conflict is two askings at once, and no answer to either. */
  const answered = <T>(asking: Promise<T>): Promise<T> =>
    asking.catch((fault: unknown) => {
      const isNo = fault instanceof StripeInvalidRequestError || fault instanceof StripeIdempotencyError;
      throw isNo && fault.statusCode !== 409 ? new ProviderRefusal(fault.message, { cause: fault }) : fault;
    });

  async function createCheckout({ key, amount, currency, description, returnPath, locale, keepCard = false }: CheckoutWanted) {
    const metadata = marked({ key, for: 'checkout', keeps: keepCard ? 'yes' : 'no' });
    const product = { currency: currency.toLowerCase(), unit_amount: amount, product_data: { name: description } };
    const session = await answered(
      stripe.checkout.sessions.create(
        {
          mode: 'payment',
          line_items: [{ price_data: product, quantity: 1 }],
          client_reference_id: key,
          metadata,
          payment_intent_data: { metadata, description, ...(keepCard && { setup_future_usage: 'off_session' as const }) },
          ...(keepCard && { customer_creation: 'always' as const }),
          success_url: `${publicUrl}${returnPath}`,
          cancel_url: `${publicUrl}${returnPath}`,
          locale: locale === 'ru-RU' ? 'ru' : 'en',
        },
        { idempotencyKey: `checkout:${key}` },
      ),
    );
    if (session.url === null) throw new Error('Stripe gave a checkout without a page');
    return { ref: session.id, url: session.url };
  }

  /** Stripe forgets a key after a day: what was charged before is looked for first. */
  async function charge({ key, token, amount, currency, description, person }: ChargeWanted): Promise<Charged> {
    const [customer = '', method = ''] = token.split('/');
    for await (const known of stripe.paymentIntents.list({ customer, limit: 100 })) {
      if (known.metadata['key'] === key) return chargedOf(known);
    }
    const wanted: Stripe.PaymentIntentCreateParams = {
      amount,
      currency: currency.toLowerCase(),
      customer,
      payment_method: method,
      description,
      confirm: true,
      ...(person ? { return_url: `${publicUrl}${person.returnPath}` } : { off_session: true }),
      metadata: marked({ key, for: person ? 'card' : 'charge', keeps: 'no' }),
    };
    try {
      return chargedOf(await stripe.paymentIntents.create(wanted, { idempotencyKey: `charge:${key}` }));
    } catch (fault) {
      // A declined card is an answer: the payment it was for has failed.
      if (!(fault instanceof StripeCardError) || !fault.payment_intent) throw fault;
      return { ...chargedOf(fault.payment_intent), ...(fault.code === 'authentication_required' && { wantsPerson: true }) };
    }
  }

  /** Each checkout makes a customer of its own: with the card goes all that Stripe keeps of its owner beside the payments. */
  async function forgetCard(token: string): Promise<void> {
    const [customer = '', method = ''] = token.split('/');
    await ifThere(stripe.paymentMethods.detach(method));
    await ifThere(stripe.customers.del(customer));
  }

  /** What is gone already, or was detached before, is forgotten. */
  const ifThere = async (asking: Promise<unknown>): Promise<void> => {
    try {
      await asking;
    } catch (fault) {
      if (!(fault instanceof StripeInvalidRequestError)) throw fault;
    }
  };

  async function refund({ key, paymentRef, amount }: RefundWanted) {
    for await (const known of stripe.refunds.list({ payment_intent: paymentRef, limit: 100 })) {
      if (known.metadata?.['key'] !== key) continue;
      if (known.amount !== amount) throw new ProviderRefusal('The key means another refund');
      return known;
    }
    return stripe.refunds.create({ payment_intent: paymentRef, amount, metadata: { key } }, { idempotencyKey: `refund:${key}` });
  }

  return {
    code: 'stripe',
    methods: (currency) => (currencies.includes(currency) ? ['card'] : []),
    createCheckout,
    async getPayment(ref) {
      if (ref.startsWith('cs_')) {
        return paymentOfSession(await answered(stripe.checkout.sessions.retrieve(ref, { expand: ['payment_intent.payment_method'] })));
      }
      return insist(paymentOfIntent(await answered(stripe.paymentIntents.retrieve(ref, { expand: ['payment_method'] }))));
    },
    async listPayments(since) {
      const created = { gte: secondsOf(since.subtract({ hours: checkoutHours })) };
      const payments = [];
      for await (const intent of stripe.paymentIntents.list({ created, limit: 100, expand: ['data.payment_method'] })) {
        const payment = paymentOfIntent(intent);
        if (payment) payments.push(payment);
      }
      return payments;
    },
    refund: async (wanted) => refundOf(await answered(refund(wanted))),
    getRefund: async (refundRef) => refundOf(await answered(stripe.refunds.retrieve(refundRef))),
    async listRefunds(since) {
      const refunds = [];
      for await (const known of stripe.refunds.list({ created: { gte: secondsOf(since) }, limit: 100 })) refunds.push(refundOf(known));
      return refunds.filter(({ paymentRef }) => paymentRef !== '');
    },
    charge: (wanted) => answered(charge(wanted)),
    forgetCard,
    parseWebhook(raw, headers) {
      const signature = headers['stripe-signature'];
      for (const secret of typeof signature === 'string' ? webhookSecrets : []) {
        const event = believed(secret, raw, String(signature));
        if (event) return eventOf(event);
      }
      return undefined;
    },
  };

  /** The event, when the secret made its signature in the last minutes of the school's clock. */
  function believed(secret: string, raw: Buffer, signature: string): Stripe.Event | undefined {
    const [now, tolerance] = [clock.now(), paymentsLimits.webhookToleranceSeconds];
    // The library minds signatures that are too old, but not those from the future.
    const made = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? Number.NaN);
    if (!(made - secondsOf(now) <= tolerance)) return undefined;
    try {
      return stripe.webhooks.constructEvent(raw, signature, secret, tolerance, undefined, now.epochMilliseconds);
    } catch (fault) {
      if (fault instanceof StripeSignatureVerificationError) return undefined;
      throw fault;
    }
  }
}

/** A payment that waits for its person says where. */
function chargedOf(intent: Stripe.PaymentIntent): Charged {
  const payment = insist(paymentOfIntent(intent));
  const url = payment.state === 'open' ? intent.next_action?.redirect_to_url?.url : undefined;
  return { ...payment, ...(url && { confirmAt: url }) };
}

const marked = (marks: Marks): Record<keyof Marks, string> => ({ ...marks });

const secondsOf = (at: Temporal.Instant): number => Math.floor(at.epochMilliseconds / 1000);

function insist<T>(payment: T | undefined): T {
  if (payment === undefined) throw new ProviderRefusal('The payment is none of the school');
  return payment;
}

/** It is asked twice at most, and somebody waits at the till meanwhile. */
function clientOptions({ apiUrl, timeoutMs = 10_000 }: StripeGiven): Stripe.StripeConfig {
  if (apiUrl === undefined) return { timeout: timeoutMs };
  const { hostname, port, protocol } = new URL(apiUrl);
  return { timeout: timeoutMs, host: hostname, protocol: protocol === 'http:' ? 'http' : 'https', ...(port && { port }) };
}
