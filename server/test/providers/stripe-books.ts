import { randomBytes } from 'node:crypto';

import type { Params } from './stripe-form.ts';

export type Thing = { id: string; object: string; created: number } & Record<string, unknown>;

/** An answer of Stripe that is no thing: status and error. */
export class Fault extends Error {
  readonly status: number;
  readonly error: Record<string, unknown>;

  constructor(status: number, error: Record<string, unknown>) {
    super(String(error['message'] ?? error['type']));
    this.status = status;
    this.error = error;
  }
}

const invalid = (message: string, more: object = {}): Fault => new Fault(400, { type: 'invalid_request_error', message, ...more });

/** The books of the local Stripe, and its calls: what they take and what they give are things as Stripe writes them. */
export function createLocalBooks(now: () => Temporal.Instant) {
  const things = new Map<string, Thing>();
  const events: Array<{ id: string; type: string; body: string }> = [];
  const state = { refundsEnd: 'succeeded' as 'succeeded' | 'later' | 'fail-later' };

  const seconds = () => Math.floor(now().epochMilliseconds / 1000);
  const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
  const make = (prefix: string, object: string, fields: object): Thing => {
    const thing: Thing = { id: newId(prefix), object, created: seconds(), ...fields };
    things.set(thing.id, thing);
    return thing;
  };
  const find = (id: unknown): Thing => {
    const thing = things.get(String(id));
    if (!thing)
      throw new Fault(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such thing: '${String(id)}'` });
    return thing;
  };
  const tell = (type: string, object: Thing) => {
    const id = newId('evt');
    const body = JSON.stringify({ id, object: 'event', api_version: '2026-10-28.endive', created: seconds(), type, data: { object } });
    events.push({ id, type, body });
  };

  const calls: Record<string, (params: Params, id: string) => Thing | object> = {
    'POST /v1/checkout/sessions': (params) => {
      const [item] = params['line_items'] as [{ price_data: { unit_amount: string; currency: string } }];
      const id = newId('cs_test');
      const session: Thing = {
        id,
        object: 'checkout.session',
        created: seconds(),
        url: `https://checkout.stripe.test/c/pay/${id}`,
        status: 'open',
        payment_status: 'unpaid',
        payment_intent: null,
        amount_total: Number(item.price_data.unit_amount),
        currency: item.price_data.currency,
        metadata: params['metadata'] ?? {},
        intent_data: params['payment_intent_data'] ?? {},
        success_url: params['success_url'],
        cancel_url: params['cancel_url'],
        locale: params['locale'],
      };
      things.set(id, session);
      return session;
    },
    'GET /v1/checkout/sessions/:id': (_params, id) => find(id),
    'POST /v1/payment_intents': (params) => {
      const method = find(params['payment_method']);
      const intent = make('pi', 'payment_intent', {
        amount: Number(params['amount']),
        amount_received: 0,
        currency: params['currency'],
        status: 'requires_payment_method',
        customer: params['customer'],
        payment_method: method.id,
        metadata: params['metadata'] ?? {},
      });
      if (method['customer'] === 'nobody') throw invalid('The payment method is detached');
      const isAlone = params['off_session'] === 'true';
      if (method['later'] === 'confirm' && !isAlone) {
        const url = `https://hooks.stripe.test/3ds/${intent.id}?back=${params['return_url'] as string}`;
        return Object.assign(intent, { status: 'requires_action', next_action: { type: 'redirect_to_url', redirect_to_url: { url } } });
      }
      if (method['later'] === 'confirm') {
        tell('payment_intent.payment_failed', intent);
        throw new Fault(402, { type: 'card_error', code: 'authentication_required', message: 'Authenticate.', payment_intent: intent });
      }
      if (method['later'] === 'decline') {
        tell('payment_intent.payment_failed', intent);
        const why = { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds', message: 'Your card was declined.' };
        throw new Fault(402, { ...why, payment_intent: intent });
      }
      return capture(intent);
    },
    'POST /v1/payment_methods/:id/detach': (_params, id) => Object.assign(find(id), { customer: 'nobody' }),
    'DELETE /v1/customers/:id': (_params, id) => {
      const customer = find(id);
      things.delete(id);
      return { id: customer.id, object: 'customer', deleted: true };
    },
    'GET /v1/payment_intents': (params) => list('payment_intent', params, ['customer']),
    'GET /v1/payment_intents/:id': (_params, id) => find(id),
    'POST /v1/refunds': (params) => {
      const intent = find(params['payment_intent']);
      const amount = Number(params['amount']);
      const before = [...things.values()].filter(
        (known) => known.object === 'refund' && known['payment_intent'] === intent.id && known['status'] !== 'failed',
      );
      const left = Number(intent['amount_received']) - before.reduce((sum, known) => sum + Number(known['amount']), 0);
      if (amount > left) throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`);
      const refund = make('re', 'refund', {
        amount,
        currency: intent['currency'],
        payment_intent: intent.id,
        metadata: params['metadata'] ?? {},
        status: state.refundsEnd === 'succeeded' ? 'succeeded' : 'pending',
        ends: state.refundsEnd === 'fail-later' ? 'failed' : 'succeeded',
      });
      tell('refund.created', refund);
      return refund;
    },
    'GET /v1/refunds': (params) => list('refund', params, ['payment_intent']),
    'GET /v1/refunds/:id': (_params, id) => find(id),
  };

  function capture(intent: Thing): Thing {
    Object.assign(intent, { status: 'succeeded', amount_received: intent['amount'] });
    const method = things.get(String(intent['payment_method']));
    tell('payment_intent.succeeded', intent);
    const { amount, currency, metadata, customer, payment_method } = intent;
    tell('charge.succeeded', {
      id: newId('ch'),
      object: 'charge',
      created: seconds(),
      payment_intent: intent.id,
      amount,
      amount_captured: amount,
      currency,
      metadata,
      customer,
      payment_method,
      payment_method_details: { type: 'card', card: method?.['card'] },
    });
    return intent;
  }

  function list(object: string, params: Params, filters: readonly string[]): object {
    const since = Number((params['created'] as Params | undefined)?.['gte'] ?? 0);
    const all = [...things.values()]
      .filter((thing) => thing.object === object && thing.created >= since)
      .filter((thing) => filters.every((name) => params[name] === undefined || thing[name] === params[name]))
      .toReversed();
    const from = params['starting_after'] === undefined ? 0 : all.findIndex(({ id }) => id === params['starting_after']) + 1;
    const page = all.slice(from, from + Math.min(Number(params['limit'] ?? 10), 3));
    return { object: 'list', data: page, has_more: from + page.length < all.length, url: '/v1/things' };
  }

  return { things, events, state, calls, find, tell, make, capture };
}

export type LocalBooks = ReturnType<typeof createLocalBooks>;
