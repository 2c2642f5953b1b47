import { randomBytes, randomUUID } from 'node:crypto';

import type { Later } from './later.ts';

/** A transaction as bePaid writes it, with what it keeps of it for itself. */
export interface LocalTransaction {
  uid: string;
  type: 'payment' | 'refund' | 'chargeback';
  status: string;
  amount: number;
  currency: string;
  description: string;
  tracking_id: string | null;
  parent_uid?: string;
  reason?: string;
  payment_method_type: 'credit_card' | 'erip';
  created_at: string;
  paid_at: string | null;
  redirect_url?: string;
  credit_card?: { token: string | null; last_4: string; brand: string; exp_month: number; exp_year: number };
  additional_data?: object;
  erip?: object;
}

export interface LocalCheckout {
  token: string;
  order: { amount: number; currency: string; description: string; tracking_id: string; additional_data?: { contract?: string[] } };
  settings: Record<string, unknown>;
  expired: boolean;
  /** Uid of the payment that was made at it. */
  uid: string | null;
}

/** An answer of bePaid that is none of those asked for. */
export class Fault extends Error {
  readonly status: number;
  readonly errors: object;

  constructor(status: number, message: string, errors: object = { base: [message] }) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

type Body = Record<string, Record<string, unknown>>;

/** The books of the local bePaid, and its calls. */
export function createLocalBooks(now: () => Temporal.Instant) {
  const transactions = new Map<string, LocalTransaction>();
  const checkouts = new Map<string, LocalCheckout>();
  /** Cards that were kept, and whether they pay later. */
  const cards = new Map<string, { later: Later; last_4: string }>();
  const news: string[] = [];
  const state = { refundsEnd: 'successful' as 'successful' | 'failed' | 'incomplete' };

  const add = (fields: Omit<LocalTransaction, 'uid' | 'created_at'> & { uid?: string }): LocalTransaction => {
    const transaction = { uid: randomUUID(), created_at: now().toString(), ...fields };
    transactions.set(transaction.uid, transaction);
    return transaction;
  };
  const find = (uid: string): LocalTransaction => {
    const transaction = transactions.get(uid);
    if (!transaction) throw new Fault(404, 'Record not found');
    return transaction;
  };
  const tell = (transaction: LocalTransaction) => void news.push(JSON.stringify({ transaction }));
  const checkoutOf = (token: string): LocalCheckout => {
    const checkout = checkouts.get(token);
    if (!checkout) throw new Fault(404, 'Token is not found');
    return checkout;
  };

  /** A checkout as bePaid shows it: with its payment, when there was one. */
  const shown = ({ uid, ...checkout }: LocalCheckout): object => {
    const payment = uid === null ? undefined : transactions.get(uid);
    return {
      ...checkout,
      shop_id: 1,
      transaction_type: 'payment',
      finished: payment !== undefined && payment.status !== 'incomplete',
      status: payment?.status ?? (checkout.expired ? 'error' : null),
      gateway_response: payment ? { payment: { uid: payment.uid, status: payment.status, amount: payment.amount } } : null,
    };
  };

  function refund({ request = {} }: Body, isErip: boolean): object {
    const parent = find(String(request['parent_uid']));
    const amount = Number(request['amount']);
    const back = [...transactions.values()].filter(
      (known) => known.type === 'refund' && known.parent_uid === parent.uid && known.status !== 'failed',
    );
    const left = parent.amount - back.reduce((sum, known) => sum + known.amount, 0);
    if (parent.status !== 'successful' || amount > left) throw new Fault(422, "transaction can't be refunded");
    const made = add({
      type: 'refund',
      status: state.refundsEnd,
      amount,
      currency: parent.currency,
      description: parent.description,
      tracking_id: null,
      parent_uid: parent.uid,
      reason: String(request['reason']),
      payment_method_type: isErip ? 'erip' : 'credit_card',
      paid_at: state.refundsEnd === 'successful' ? now().toString() : null,
    });
    tell(made);
    return { transaction: made };
  }

  function report({ report_params: wanted = {} }: Body): object {
    const moment = (text: unknown) => Temporal.Instant.from(`${String(text).replace(' ', 'T')}Z`);
    const [from, to, by] = [moment(wanted['from']), moment(wanted['to']), wanted['date_type'] as 'created_at' | 'paid_at'];
    const all = [...transactions.values()].filter((known) => {
      const at = known[by] === null ? undefined : Temporal.Instant.from(known[by]);
      if (!at || known.payment_method_type !== wanted['payment_method_type']) return false;
      return Temporal.Instant.compare(at, from) >= 0 && Temporal.Instant.compare(at, to) <= 0;
    });
    const start = wanted['starting_after'] === undefined ? 0 : all.findIndex(({ uid }) => uid === wanted['starting_after']) + 1;
    const page = all.slice(start, start + 3);
    return { transactions: page, count: all.length, has_more: start + page.length < all.length, last_object_id: page.at(-1)?.uid ?? null };
  }

  const calls: Record<string, (body: Body, id: string) => object> = {
    'POST /ctp/api/checkouts': ({ checkout = {} }) => {
      const token = randomBytes(32).toString('hex');
      const { order, settings } = checkout as Pick<LocalCheckout, 'order' | 'settings'>;
      checkouts.set(token, { token, order, settings, expired: false, uid: null });
      return { checkout: { token, redirect_url: `https://checkout.bepaid.test/v2/checkout?token=${token}` } };
    },
    'GET /ctp/api/checkouts/:id': (_body, token) => ({ checkout: shown(checkoutOf(token)) }),
    'POST /beyag/payments': ({ request = {} }) => {
      const method = request['payment_method'] as { account_number: string; service_no: string };
      if (request['currency'] !== 'BYN') throw new Fault(422, 'Currency is invalid', { currency: ['is invalid'] });
      const made = add({
        type: 'payment',
        status: 'pending',
        amount: Number(request['amount']),
        currency: 'BYN',
        description: String(request['description']),
        tracking_id: String(request['tracking_id']),
        payment_method_type: 'erip',
        paid_at: null,
        erip: {
          account_number: method.account_number,
          service_no: method.service_no,
          service_no_erip: '1234567',
          instruction: ['Образование и развитие -> Дополнительное образование -> Минск -> Chip School'],
          qr_code: 'data:image/png;base64,iVBORw0KGgo=',
        },
      });
      return { transaction: made };
    },
    'GET /beyag/payments/:id': (_body, uid) => ({ transaction: find(uid) }),
    'GET /beyag/transactions/:id': (_body, uid) => ({ transaction: find(uid) }),
    'GET /transactions/:id': (_body, uid) => ({ transaction: find(uid) }),
    'GET /v2/transactions/tracking_id/:id': (_body, key) => {
      const known = [...transactions.values()].filter((one) => one.tracking_id === key && one.payment_method_type === 'credit_card');
      if (known.length === 0) throw new Fault(404, 'Record not found');
      return { transactions: known };
    },
    'POST /transactions/refunds': (body) => refund(body, false),
    'POST /beyag/transactions/refunds': (body) => refund(body, true),
    'POST /services/credit_cards/charges': ({ request = {} }) => {
      const token = (request['credit_card'] as { token: string }).token;
      const card = cards.get(token);
      if (!card) throw new Fault(422, 'Token is invalid', { credit_card: { token: ['is invalid'] } });
      const made = add({
        type: 'payment',
        status: ({ pass: 'successful', decline: 'failed', confirm: 'incomplete' } as const)[card.later],
        amount: Number(request['amount']),
        currency: String(request['currency']),
        description: String(request['description']),
        tracking_id: String(request['tracking_id']),
        payment_method_type: 'credit_card',
        paid_at: card.later === 'pass' ? now().toString() : null,
        ...(card.later === 'confirm' && { redirect_url: 'https://gateway.bepaid.test/3ds' }),
        credit_card: { token, last_4: card.last_4, brand: 'visa', exp_month: 12, exp_year: 2031 },
      });
      tell(made);
      return { transaction: made };
    },
    'POST /api/reports': report,
  };

  return { transactions, cards, news, state, calls, add, find, tell, checkoutOf, shown };
}

export type LocalBooks = ReturnType<typeof createLocalBooks>;
