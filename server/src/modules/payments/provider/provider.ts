import type { CardBrand } from '@school/contract/payments/limits';
import type { Currency, Locale } from '@school/contract/shapes';

/** A payment as its provider sees it. `unknown`: the provider itself cannot tell yet. */
type ProviderState = 'open' | 'processing' | 'succeeded' | 'failed' | 'unknown';

/** A card that the provider has kept for later charges: what it calls it, and what may be shown of it. Its number nobody here ever sees. */
export interface KeptCard {
  token: string;
  /** «•••• 4242». */
  shown: string;
  brand: CardBrand;
  lastFour: string;
  /** The last month it can be charged in, «2031-12»; null where the provider does not say. */
  expires: string | null;
}

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
  kept?: KeptCard | undefined;
}

/** Money on its way back. `unknown`: the provider itself cannot tell yet. */
export interface ProviderRefund {
  /** The provider's name of it: the same refund never has two. */
  refundRef: string;
  /** The key it was asked for with; empty when somebody sent the money back by hand at the provider. */
  key: string;
  paymentRef: string;
  state: 'pending' | 'succeeded' | 'failed' | 'unknown';
  amount: number;
  currency: Currency;
}

/** What a webhook told; neither when it was about something the school does not follow. */
export interface ProviderEvent {
  eventId: string;
  payment?: ProviderPayment | undefined;
  refund?: ProviderRefund | undefined;
}

export interface RefundWanted {
  /** Asked twice with one key, the provider sends the money once. */
  key: string;
  paymentRef: string;
  amount: number;
  currency: Currency;
}

/** A charge of a card that was kept with consent. */
export interface ChargeWanted {
  key: string;
  token: string;
  amount: number;
  currency: Currency;
  description: string;
  /** The person is there, and comes back to this path of the school when their bank has asked them to confirm; without it nobody is. */
  person?: { returnPath: string } | undefined;
}

/** A charge: the payment, finished or not. */
export interface Charged extends ProviderPayment {
  /** The page of the bank that wants the person to confirm it; only where the person is there. */
  confirmAt?: string | undefined;
  /** The bank does not charge this card without the person: asking again does not help. */
  wantsPerson?: boolean | undefined;
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
  /** One of the provider's `methods`. */
  method: string;
  /** Keep the card for later charges: the person has agreed to it. */
  keepCard?: boolean | undefined;
  /** The order is closed then. */
  until: Temporal.Instant;
}

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * A bank or payment service, behind one port (docs/design/money.md#orders-and-banks). Every method may throw when the provider cannot
 * be reached; nothing is ever concluded from that. A `ProviderRefusal` is an answer.
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
  refund(wanted: RefundWanted): Promise<ProviderRefund>;
  getRefund(refundRef: string): Promise<ProviderRefund>;
  /** Refunds that changed since then, whatever their state and whoever asked for them. */
  listRefunds(since: Temporal.Instant): Promise<ProviderRefund[]>;
  /** Charges a card that was kept, once for its key; undefined when the provider cannot. */
  charge?: ((wanted: ChargeWanted) => Promise<Charged>) | undefined;
  /** Forgets a card that was kept, as often as it is asked; undefined where a token of the provider ends by itself. */
  forgetCard?: ((token: string) => Promise<void>) | undefined;
  /** Reads a webhook; undefined when its signature does not prove who sent it. */
  parseWebhook(raw: Buffer, headers: Headers): ProviderEvent | undefined;
}

/**
 * The provider has understood and said no: more than came, a refund it does not make, a card it has not kept. Asking
 * the same again does not help. Everything else that is thrown says nothing at all.
 */
export class ProviderRefusal extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ProviderRefusal';
  }
}
