import { createHash } from 'node:crypto';

import type { Currency } from '@school/contract/shapes';

import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import { publicKeyOf } from '#platform/public-key';

import { type PaymentProvider, type ProviderEvent, ProviderRefusal } from '../provider/provider.ts';
import { askBepaid } from './ask-bepaid.ts';
import { type BepaidShop, createBepaidClient } from './client.ts';
import { eripPath } from './erip.http.ts';
import { listBepaid } from './list-bepaid.ts';
import { openBepaid } from './open-bepaid.ts';
import { paymentOf, paymentOfCheckout, refundOf } from './read-bepaid.ts';
import { createBepaidRequests } from './requests.store.ts';
import { refundsAtBepaid } from './send-back.ts';
import { Webhook } from './shapes.ts';
import { isSigned } from './signature.ts';
import type { BepaidTools } from './tools.ts';

export interface BepaidGiven extends BepaidShop {
  db: Db;
  clock: Clock;
  /** The shop's public key, in base64: what bePaid tells is signed with the other half. */
  publicKey: string;
  eripServiceNo?: string | undefined;
  /** The school's own address, without a slash at the end. */
  publicUrl: string;
  currencies: readonly Currency[];
}

/** bePaid, of Belarus: cards at its checkout page, ERIP by a number that is typed at a bank, kept cards, refunds. */
export function createBepaid({ db, clock, publicKey, eripServiceNo, publicUrl, currencies, ...shop }: BepaidGiven): PaymentProvider {
  const requests = createBepaidRequests(db);
  const tools: BepaidTools = {
    ask: createBepaidClient(shop),
    requests,
    clock,
    publicUrl,
    notificationUrl: `${publicUrl}/api/payments/webhooks/bepaid`,
    eripServiceNo,
    eripPath,
  };
  const key = publicKeyOf(publicKey);
  const list = listBepaid(tools);
  const bank = askBepaid(tools);
  const refunds = refundsAtBepaid(tools, list);
  const open = openBepaid(tools);

  const methods = (currency: Currency): readonly string[] => {
    if (!currencies.includes(currency)) return [];
    return currency === 'BYN' && eripServiceNo !== undefined ? ['card', 'erip'] : ['card'];
  };

  return {
    code: 'bepaid',
    methods,
    createCheckout: async (wanted) => {
      if (!methods(wanted.currency).includes(wanted.method)) throw new ProviderRefusal('The shop has no such way to pay');
      return open(wanted);
    },
    getPayment: bank.payment,
    listPayments: async (since) => (await list(since)).map((known) => paymentOf(known)).filter((payment) => payment !== undefined),
    refund: refunds.send,
    getRefund: refunds.get,
    listRefunds: refunds.list,
    charge: bank.charge,
    parseWebhook: (raw, headers) => (isSigned(raw, headers['content-signature'], key) ? eventOf(raw) : undefined),
  };
}

/** bePaid gives its news no names: the same bytes are the same news. */
function eventOf(raw: Buffer): ProviderEvent {
  const told = Webhook.parse(JSON.parse(raw.toString('utf8')));
  const digest = createHash('sha256').update(raw).digest('hex').slice(0, 32);
  if ('token' in told) {
    const payment = paymentOfCheckout(told as Parameters<typeof paymentOfCheckout>[0]);
    return payment.key === '' ? { eventId: digest } : { eventId: digest, payment };
  }
  const { transaction } = told;
  return { eventId: `${transaction.uid}:${digest}`, payment: paymentOf(transaction), refund: refundOf(transaction) };
}
