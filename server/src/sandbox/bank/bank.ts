import { randomBytes, randomUUID } from 'node:crypto';

import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';

import { type ChargeWanted, type CheckoutWanted, type ProviderEvent, type ProviderPayment, ProviderRefusal } from '#modules/payments';
import type { BankBooks, BankCheckout } from './bank.store.ts';
import { type Choice, charged, courses, slowSeconds, told } from './choices.ts';

/** The payments of a checkout, in the bank's lists and in its webhooks: two when it was paid twice. */
export const paymentsOf = (checkout: BankCheckout): [ProviderPayment, ...ProviderPayment[]] => {
  const { ref, merchantKey, state, amount, currency, cardToken, card, keepsCard, captures } = checkout;
  const isKept = keepsCard && state === 'succeeded' && cardToken !== null && card !== null;
  const first: ProviderPayment = {
    ref,
    paymentRef: `pay_${ref}`,
    key: merchantKey,
    state: told[state],
    amount,
    currency,
    ...(isKept && { kept: { token: cardToken, shown: `•••• ${card.lastFour}`, ...card } as ProviderPayment['kept'] }),
  };
  return captures === 2 ? [first, { ...first, paymentRef: `pay_${ref}_2` }] : [first];
};

export interface BankTools {
  db: Pick<Db, 'inTransaction'>;
  clock: Clock;
  books: BankBooks;
  /** Writes down news to be sent. */
  tell(ref: string, told: Omit<ProviderEvent, 'eventId'>): Promise<void>;
  /** There is something to send. */
  wake(): void;
  /** Calls `settleDue` after so many seconds, so that a slow payment does not wait for the next full minute. */
  settleIn(seconds: number): void;
}

/** A bank to try payments with: it keeps books of its own and writes down a webhook with every change of them. */
export function createBank({ db, clock, books, tell, wake, settleIn }: BankTools) {
  const note = async (checkout: BankCheckout): Promise<void> => {
    if (!checkout.tells) return;
    for (const payment of paymentsOf(checkout)) await tell(checkout.ref, { payment });
  };

  async function settleDue(): Promise<void> {
    const due = await db.inTransaction(async () => {
      const checkouts = await books.settleDue(clock.now());
      for (const checkout of checkouts) await note(checkout);
      return checkouts.length;
    });
    if (due > 0) wake();
  }

  const byKey = async (key: string): Promise<BankCheckout> => {
    const checkout = await books.byKey(key);
    if (!checkout) throw new Error('The bank has lost a checkout');
    return checkout;
  };

  const later = (isSlow: boolean): Temporal.Instant | null => {
    if (!isSlow) return null;
    settleIn(slowSeconds);
    return clock.now().add({ seconds: slowSeconds });
  };

  return {
    /** Opens a checkout, the same one for the same key. Its name cannot be guessed: it is the key to the page. */
    async open({ key, amount, currency, description, returnPath, locale, keepCard = false }: CheckoutWanted): Promise<BankCheckout> {
      const fresh = { state: 'open', keepsCard: keepCard, cardToken: null } as const;
      const what = { ref: newRef(), merchantKey: key, amount, currency, description, returnUrl: returnPath, locale };
      await books.open({ ...what, ...fresh }, null, clock.now());
      return byKey(key);
    },
    async checkout(ref: string): Promise<BankCheckout | undefined> {
      await settleDue();
      return books.find(ref);
    },
    /** What the person chose at the checkout; a checkout is settled once. */
    async choose(ref: string, choice: Choice): Promise<void> {
      const now = clock.now();
      const { card, ...course } = courses[choice];
      const settlesAt = later(course.state === 'processing');
      await db.inTransaction(async () => {
        const open = await books.find(ref);
        const cardToken = open?.keepsCard && card ? `card_${randomUUID()}` : null;
        if (card && cardToken !== null) await books.keepCard({ token: cardToken, ...card }, now);
        const checkout = await books.settle(ref, { ...course, cardToken }, settlesAt, now);
        if (checkout) await note(checkout);
      });
      wake();
    },
    /** Charges a kept card, once for its key. */
    async charge({ key, token, amount, currency, description, person }: ChargeWanted): Promise<BankCheckout & { wantsPerson: boolean }> {
      const card = await books.card(token);
      if (!card) throw new ProviderRefusal('The bank has no such card');
      const state = charged[card.charges][person ? 'withPerson' : 'alone'];
      const returnUrl = person?.returnPath ?? '/payment';
      const what = { ref: newRef(), merchantKey: key, amount, currency, description, returnUrl, locale: 'ru-RU' } as const;
      const settlesAt = later(state === 'processing');
      await db.inTransaction(async () => {
        if (await books.open({ ...what, state, keepsCard: false, cardToken: token }, settlesAt, clock.now())) await note(await byKey(key));
      });
      wake();
      return { ...(await byKey(key)), wantsPerson: card.charges === 'confirm' };
    },
    async changedSince(since: Temporal.Instant): Promise<BankCheckout[]> {
      await settleDue();
      return books.changedSince(since);
    },
    settleDue,
  };
}

const newRef = (): string => randomBytes(18).toString('base64url');

export type Bank = ReturnType<typeof createBank>;
