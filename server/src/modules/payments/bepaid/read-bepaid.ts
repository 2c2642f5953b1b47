import { Currency } from '@school/contract/shapes';

import { keptCard } from '../provider/kept-card.ts';
import type { ProviderPayment, ProviderRefund } from '../provider/provider.ts';
import type { Checkout, Transaction } from './shapes.ts';

/** Our keys are all of this form: what comes under another name was not asked for by the school. */
const ourKey = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const keyIn = (trackingId: string | null | undefined): string => (trackingId && ourKey.test(trackingId) ? trackingId : '');

/** A refund has no name of ours at bePaid, but a reason. */
export const reasonOf = (key: string): string => `Refund ${key}`;

const keyInReason = (reason: string | null | undefined): string => /^Refund ([0-9a-f-]{36}\S*)$/.exec(reason ?? '')?.[1] ?? '';

const isErip = ({ payment_method_type }: Transaction): boolean => payment_method_type === 'erip';

/**
 * A payment of ERIP waits for days (`pending`, `permanent`), is being paid for half an hour (`start`), and may be paid
 * several times when it is permanent: every payment is a transaction of its own.
 */
const eripStates: Record<string, ProviderPayment['state']> = {
  pending: 'open',
  permanent: 'open',
  auto_created: 'open',
  start: 'processing',
  successful: 'succeeded',
  failed: 'failed',
  expired: 'failed',
  deleted: 'failed',
};

const cardStates: Record<string, ProviderPayment['state']> = {
  incomplete: 'processing',
  pending: 'processing',
  successful: 'succeeded',
  failed: 'failed',
  expired: 'failed',
};

/** Money that came is money of one of these; what was only authorised is still to be captured. */
const kinds = ['payment', 'capture', 'charge', 'authorization'];

/** Names of what bePaid has for us. The gateway and ERIP are two servers that count their transactions themselves. */
export const refOf = {
  checkout: (token: string) => `card_${token}`,
  erip: (uid: string) => `erip_${uid}`,
  charge: (uid: string) => `pay_${uid}`,
} as const;

/** The transaction behind the name of a payment or a refund, and which server has it. */
export const transactionBehind = (ref: string): { uid: string; isErip: boolean } =>
  ref.startsWith('erip_') ? { uid: ref.slice('erip_'.length), isErip: true } : { uid: ref.replace(/^pay_/, ''), isErip: false };

const nameOf = (transaction: Transaction, uid: string): string => (isErip(transaction) ? refOf.erip(uid) : uid);

/** A payment; undefined when it is none, or none of the school's. */
export function paymentOf(transaction: Transaction, ref = refOfPayment(transaction)): ProviderPayment | undefined {
  const { uid, type, status, amount, currency, credit_card } = transaction;
  const key = keyIn(transaction.tracking_id);
  if (key === '' || !kinds.includes(type ?? 'payment') || amount === null || amount === undefined) return undefined;
  const state = (isErip(transaction) ? eripStates : cardStates)[status] ?? 'unknown';
  return {
    ref,
    paymentRef: nameOf(transaction, uid),
    key,
    state: type === 'authorization' && state === 'succeeded' ? 'processing' : state,
    amount,
    currency: Currency.parse(currency),
    ...(credit_card?.token && {
      kept: keptCard(credit_card.token, {
        brand: credit_card.brand,
        lastFour: credit_card.last_4,
        month: credit_card.exp_month,
        year: credit_card.exp_year,
      }),
    }),
  };
}

function refOfPayment(transaction: Transaction): string {
  if (isErip(transaction)) return refOf.erip(transaction.uid);
  const token = transaction.additional_data?.vendor?.token;
  return token ? refOf.checkout(token) : refOf.charge(transaction.uid);
}

/** A checkout that has no transaction yet, or had one that failed. */
export function paymentOfCheckout({ token, order, expired, finished, status }: Checkout): ProviderPayment {
  const state = cardStates[status ?? ''] ?? (expired ? 'failed' : finished ? 'unknown' : 'open');
  const ref = refOf.checkout(token);
  return { ref, paymentRef: ref, key: keyIn(order.tracking_id), state, amount: order.amount, currency: Currency.parse(order.currency) };
}

const refundStates: Record<string, ProviderRefund['state']> = {
  incomplete: 'pending',
  pending: 'pending',
  successful: 'succeeded',
  failed: 'failed',
  expired: 'failed',
};

/** A refund, or a chargeback: money that went back although nobody here asked for it. Undefined when it is neither. */
export function refundOf(transaction: Transaction): ProviderRefund | undefined {
  const { uid, type, status, amount, currency, parent_uid, reason } = transaction;
  if ((type !== 'refund' && type !== 'chargeback') || !parent_uid || !amount) return undefined;
  return {
    refundRef: nameOf(transaction, uid),
    key: type === 'refund' ? keyInReason(reason) : '',
    paymentRef: nameOf(transaction, parent_uid),
    state: refundStates[status] ?? 'unknown',
    amount,
    currency: Currency.parse(currency),
  };
}
