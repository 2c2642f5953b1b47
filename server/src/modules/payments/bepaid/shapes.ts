import * as z from 'zod/mini';

const maybe = <T extends z.ZodMiniType>(shape: T) => z.nullish(shape);

/** A transaction, as bePaid answers with it and tells of it. Only what we read; bePaid adds fields over time. */
export const Transaction = z.looseObject({
  uid: z.string(),
  type: maybe(z.string()),
  status: z.string(),
  amount: maybe(z.int()),
  currency: maybe(z.string()),
  tracking_id: maybe(z.string()),
  parent_uid: maybe(z.string()),
  reason: maybe(z.string()),
  payment_method_type: maybe(z.string()),
  redirect_url: maybe(z.string()),
  credit_card: maybe(
    z.looseObject({
      token: maybe(z.string()),
      last_4: maybe(z.string()),
      brand: maybe(z.string()),
      exp_month: maybe(z.int()),
      exp_year: maybe(z.int()),
    }),
  ),
  additional_data: maybe(z.looseObject({ vendor: maybe(z.looseObject({ token: maybe(z.string()) })) })),
  erip: maybe(
    z.looseObject({
      account_number: maybe(z.union([z.string(), z.int()])),
      instruction: maybe(z.array(z.string())),
      service_no_erip: maybe(z.union([z.string(), z.int()])),
      qr_code: maybe(z.string()),
    }),
  ),
});
export type Transaction = z.infer<typeof Transaction>;

export const OneTransaction = z.looseObject({ transaction: Transaction });

/** Asked by our own name of it, bePaid may know of several. */
export const SomeTransactions = z.union([z.looseObject({ transactions: z.array(Transaction) }), OneTransaction]);

export const ReportPage = z.looseObject({
  transactions: z.array(Transaction),
  has_more: z.boolean(),
  last_object_id: maybe(z.union([z.int(), z.string()])),
});

export const NewCheckout = z.looseObject({ checkout: z.looseObject({ token: z.string(), redirect_url: z.url() }) });

const Order = z.looseObject({ amount: z.int(), currency: z.string(), tracking_id: maybe(z.string()) });

/** A checkout that was asked for; the same stands, without its envelope, in the webhook of one that nobody paid in time. */
export const Checkout = z.looseObject({
  token: z.string(),
  order: Order,
  finished: z.boolean(),
  expired: z.boolean(),
  status: maybe(z.string()),
  gateway_response: maybe(z.looseObject({ payment: maybe(z.looseObject({ uid: maybe(z.string()), status: maybe(z.string()) })) })),
});
export type Checkout = z.infer<typeof Checkout>;

export const OneCheckout = z.looseObject({ checkout: Checkout });

export const Webhook = z.union([OneTransaction, Checkout]);
