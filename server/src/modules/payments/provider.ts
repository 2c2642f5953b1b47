import type { Currency, Locale } from '@school/contract/shapes';

/** A payment as its provider sees it. `unknown`: the provider itself cannot tell yet. */
export type ProviderState = 'open' | 'processing' | 'succeeded' | 'failed' | 'unknown';

export interface ProviderPayment {
  /** The provider's name of the checkout. */
  ref: string;
  /** The provider's name of the money that came: the same payment never has two. */
  paymentRef: string;
  /** The key the checkout was asked for with: the school's attempt. */
  key: string;
  state: ProviderState;
  /** Minor units. */
  amount: number;
  currency: Currency;
}

export interface ProviderEvent {
  eventId: string;
  payment: ProviderPayment;
}

export interface CheckoutWanted {
  /** Asked twice with one key, the provider opens one checkout. */
  key: string;
  amount: number;
  currency: Currency;
  /** One line for the person who pays, in their language. */
  description: string;
  /** Path of the school where the person comes back to. */
  returnPath: string;
  locale: Locale;
}

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * A bank or payment service, behind one port (money design §2.2). Every method may throw when the provider cannot
 * be reached; nothing is ever concluded from that.
 */
export interface PaymentProvider {
  code: string;
  /** Ways to pay in a currency; empty when the provider does not take it. */
  methods(currency: Currency): readonly string[];
  createCheckout(wanted: CheckoutWanted): Promise<{ ref: string; url: string }>;
  getPayment(ref: string): Promise<ProviderPayment>;
  /** Payments that changed since then, whatever their state. */
  listPayments(since: Temporal.Instant): Promise<ProviderPayment[]>;
  /** Sends money back, once for its key. */
  refund(paymentRef: string, amount: number, key: string): Promise<void>;
  /** Reads a webhook; undefined when its signature does not prove who sent it. */
  parseWebhook(raw: Buffer, headers: Headers): ProviderEvent | undefined;
}
