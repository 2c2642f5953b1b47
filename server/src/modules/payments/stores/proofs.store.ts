import type { Currency } from '@school/contract/shapes';

import { type Db, sql } from '#platform/db';

import type { ProviderPayment } from '../provider/provider.ts';

/** A payment by which an owner tries a bank. */
export interface BankProof {
  proofId: string;
  provider: string;
  amount: number;
  currency: Currency;
  at: Temporal.Instant;
  providerRef: string | null;
  toldAt: Temporal.Instant | null;
  paymentRef: string | null;
}

const columns = sql`
  proof_id as "proofId", provider, amount, currency, at, provider_ref as "providerRef", told_at as "toldAt", payment_ref as "paymentRef"`;

/** By the name of the checkout, or by the key it was asked for with. */
const isOf = (provider: string, { ref, key }: ProviderPayment) =>
  sql`provider = ${provider} and (provider_ref = ${ref} or proof_id::text = ${key})`;

/** Banks as owners have tried them. */
export const createProofs = (db: Db) => ({
  async add(it: Pick<BankProof, 'proofId' | 'provider' | 'amount' | 'currency' | 'at'> & { accountId: string }): Promise<void> {
    await db.run(sql`
      insert into payments_proofs (proof_id, provider, amount, currency, by_account, at)
      values (${it.proofId}, ${it.provider}, ${it.amount}, ${it.currency}, ${it.accountId}, ${it.at})`);
  },
  opened: (proofId: string, ref: string) => db.run(sql`update payments_proofs set provider_ref = ${ref} where proof_id = ${proofId}`),
  /** The bank has told of it by itself. */
  told: (provider: string, payment: ProviderPayment, at: Temporal.Instant) =>
    db.run(sql`update payments_proofs set told_at = ${at} where ${isOf(provider, payment)} and told_at is null`),
  /** Its money has come, in full and for the first time; false when the payment is none of these. */
  paid: async (provider: string, payment: ProviderPayment): Promise<boolean> =>
    (await db.run(sql`
      update payments_proofs set payment_ref = ${payment.paymentRef}
      where ${isOf(provider, payment)} and payment_ref is null and amount = ${payment.amount} and currency = ${payment.currency}`)) > 0,
  /** The newest by which money came, or else the newest. */
  newestOf: (provider: string) =>
    db.one(sql<BankProof>`
      select ${columns} from payments_proofs where provider = ${provider} order by payment_ref is null, at desc limit 1`),
  /** Those whose money may still be on its way. */
  unpaidSince: (since: Temporal.Instant) =>
    db.all(sql<BankProof & { providerRef: string }>`
      select ${columns} from payments_proofs where payment_ref is null and provider_ref is not null and at >= ${since} order by at`),
});

export type Proofs = ReturnType<typeof createProofs>;
