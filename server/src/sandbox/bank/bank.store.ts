import type { Currency, Locale } from '@school/contract/shapes';

import { type Db, sql } from '#platform/db';

export type BankState = 'open' | 'processing' | 'succeeded' | 'declined' | 'failed';

/** How a later charge of a kept card ends; `confirm`: only with its owner, at the page of the bank. */
export type Charges = 'pass' | 'slow' | 'decline' | 'confirm';

/** What becomes of money that is sent back; `fail-first`: the first refund fails, whatever comes after it passes. */
export type Refunds = 'pass' | 'slow' | 'fail-first';

export interface BankCheckout {
  ref: string;
  merchantKey: string;
  amount: number;
  currency: Currency;
  description: string;
  returnUrl: string;
  locale: Locale;
  state: BankState;
  /** How often it was paid. */
  captures: number;
  /** False: the school never hears of it by itself. */
  tells: boolean;
  refunds: Refunds;
  /** The person has agreed that the card is kept. */
  keepsCard: boolean;
  cardToken: string | null;
  card: Pick<BankCard, 'brand' | 'lastFour' | 'expires'> | null;
}

export interface BankCard {
  token: string;
  brand: string;
  lastFour: string;
  /** «2031-12». */
  expires: string;
  charges: Charges;
}

/** What a settled checkout turns into. */
export type Settled = Pick<BankCheckout, 'state' | 'captures' | 'tells' | 'refunds' | 'cardToken'>;

const columns = sql`
  c.ref, c.merchant_key as "merchantKey", c.amount, c.currency, c.description, c.return_url as "returnUrl", c.locale, c.state,
  c.captures, c.tells, c.refunds, c.keeps_card as "keepsCard", c.card_token as "cardToken",
  (select jsonb_build_object('brand', brand, 'lastFour', last_four, 'expires', expires) from sandbox_cards card where card.token = c.card_token) as card`;

const checkouts = sql`select ${columns} from sandbox_checkouts c`;

/** The books of the sandbox bank: checkouts and the cards it keeps. */
export function createBankBooks(db: Db) {
  return {
    find: (ref: string) => db.one(sql<BankCheckout>`${checkouts} where c.ref = ${ref}`),
    byKey: (key: string) => db.one(sql<BankCheckout>`${checkouts} where c.merchant_key = ${key}`),
    /** False when the key has a checkout already. */
    async open(
      checkout: Omit<BankCheckout, 'captures' | 'tells' | 'refunds' | 'card'>,
      settlesAt: Temporal.Instant | null,
      now: Temporal.Instant,
    ): Promise<boolean> {
      const opened = await db.run(sql`
        insert into sandbox_checkouts (ref, merchant_key, amount, currency, description, return_url, locale, state,
          keeps_card, card_token, settles_at, created_at, changed_at)
        values (${checkout.ref}, ${checkout.merchantKey}, ${checkout.amount}, ${checkout.currency}, ${checkout.description},
                ${checkout.returnUrl}, ${checkout.locale}, ${checkout.state}, ${checkout.keepsCard}, ${checkout.cardToken},
                ${settlesAt}, ${now}, ${now}) on conflict do nothing`);
      return opened > 0;
    },
    /** Settles an open checkout; undefined when it had been settled before. */
    settle: (ref: string, to: Settled, settlesAt: Temporal.Instant | null, now: Temporal.Instant) =>
      db.one(sql<BankCheckout>`
        update sandbox_checkouts c
        set state = ${to.state}, captures = ${to.captures}, tells = ${to.tells}, refunds = ${to.refunds}, card_token = ${to.cardToken},
            settles_at = ${settlesAt}, changed_at = ${now}
        where c.ref = ${ref} and c.state = 'open' returning ${columns}`),
    /** Slow payments whose time has come. */
    settleDue: (now: Temporal.Instant) =>
      db.all(sql<BankCheckout>`
        update sandbox_checkouts c set state = 'succeeded', settles_at = null, changed_at = ${now}
        where c.settles_at <= ${now} returning ${columns}`),
    changedSince: (since: Temporal.Instant) =>
      db.all(sql<BankCheckout>`${checkouts} where c.changed_at >= ${since} order by c.changed_at limit 5000`),
    async keepCard({ token, brand, lastFour, expires, charges }: BankCard, now: Temporal.Instant): Promise<void> {
      await db.run(sql`
        insert into sandbox_cards (token, brand, last_four, expires, charges, created_at)
        values (${token}, ${brand}, ${lastFour}, ${expires}, ${charges}, ${now})`);
    },
    /** A card that is kept and not forgotten. */
    card: (token: string) =>
      db.one(sql<BankCard>`
        select token, brand, last_four as "lastFour", expires, charges from sandbox_cards where token = ${token} and forgotten_at is null`),
    async forgetCard(token: string, now: Temporal.Instant): Promise<void> {
      await db.run(sql`update sandbox_cards set forgotten_at = ${now} where token = ${token} and forgotten_at is null`);
    },
    async changeCard(token: string, charges: Charges): Promise<void> {
      await db.run(sql`update sandbox_cards set charges = ${charges} where token = ${token}`);
    },
  };
}

export type BankBooks = ReturnType<typeof createBankBooks>;
