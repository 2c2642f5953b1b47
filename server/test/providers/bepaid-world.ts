import { onTestFinished } from 'vitest';

import { openSchool } from '../../src/testing.ts';
import { createBepaid } from '../../src/modules/payments/bepaid/bepaid.ts';
import { peopleAtBepaid, shopKeys } from './bepaid-people.ts';
import { openLocalBepaid } from './bepaid-server.ts';
import type { LocalTransaction } from './bepaid-books.ts';
import type { World } from './world.ts';

const shop = { shopId: '363', secretKey: 'secret of the shop' };
const keys = shopKeys();
const strangerKeys = shopKeys();

/** bePaid, by card or through ERIP; the server at the other end is ours. */
export async function bepaidWorld(method: 'card' | 'erip') {
  const clock = { now: () => Temporal.Instant.from('2026-11-23T10:00+03:00') };
  const bepaid = await openLocalBepaid({ ...shop, now: () => clock.now() });
  const env = {
    PAYMENT_PROVIDERS: 'bepaid',
    BEPAID_SHOP_ID: shop.shopId,
    BEPAID_SECRET_KEY: shop.secretKey,
    BEPAID_PUBLIC_KEY: keys.publicKey,
    BEPAID_ERIP_SERVICE_NO: '99999999',
    BEPAID_URL: bepaid.url,
  };
  const school = await openSchool({ env });
  onTestFinished(bepaid.close);
  clock.now = () => school.clock.now();
  const provider = createBepaid({
    ...shop,
    db: school.db,
    clock: school.clock,
    url: bepaid.url,
    timeoutMs: 3000,
    publicKey: keys.publicKey,
    eripServiceNo: '99999999',
    publicUrl: 'https://school.example',
    currencies: ['BYN', 'RUB'],
  });
  const people = peopleAtBepaid(bepaid.books, clock.now);
  const pages = people[method];
  const told = { count: 0 };
  const uidOf = (ref: string) => ref.replace(/^(card|erip|pay)_/, '');
  const ends = { 'at-once': 'successful', later: 'incomplete', failing: 'incomplete' } as const;
  const wait = { isFailing: false };
  const world: World = {
    school,
    provider,
    method,
    currency: 'BYN',
    tellsWaiting: false,
    charges: method === 'card',
    forgets: false,
    async pay(ref, { later = 'pass', refunds = 'at-once' } = {}) {
      bepaid.books.state.refundsEnd = ends[refunds];
      wait.isFailing = refunds === 'failing';
      pages.pay(uidOf(ref), { later });
    },
    confirm: async (ref) => people.confirm(uidOf(ref)),
    payLater: async (ref) => pages.payLater(uidOf(ref)),
    settle: async (ref) => pages.settle(uidOf(ref)),
    decline: async (ref) => pages.decline(uidOf(ref)),
    async payTwice(ref) {
      pages.pay(uidOf(ref));
      pages.payAgain(uidOf(ref));
    },
    payOther: async (ref, amount) => void pages.payAgain(uidOf(ref), amount),
    endRefund: async (refundRef) => people.endRefund(uidOf(refundRef), wait.isFailing ? 'failed' : 'successful'),
    become(state) {
      Object.assign(bepaid.state, { isSilent: state === 'silent', isBroken: state === 'broken' });
    },
    async news() {
      const fresh = bepaid.books.news.slice(told.count);
      told.count = bepaid.books.news.length;
      return fresh.map((body) => ({ raw: Buffer.from(body), headers: keys.signed(body) }));
    },
    forged: ({ raw }) => ({ raw, headers: strangerKeys.signed(raw.toString('utf8')) }),
    // The signature knows no time: old news are the same news, and known already.
    signedAt: () => undefined,
  };
  return {
    ...world,
    /** The half hour of somebody at a bank is over. */
    letGo: (ref: string) => people.erip.letGo(uidOf(ref)),
    /** Nobody paid in time. */
    expire: (ref: string) => pages.expire(uidOf(ref)),
    /** Something of 5 roubles that came to be without the school. */
    add: (its: Pick<LocalTransaction, 'type' | 'tracking_id'> & { parent_uid?: string }) =>
      bepaid.books.add({
        ...its,
        status: 'successful',
        amount: 500,
        currency: 'BYN',
        description: '',
        payment_method_type: 'credit_card',
        paid_at: school.clock.now().toString(),
      }),
  };
}
