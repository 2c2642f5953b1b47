import { paymentsLimits } from '@school/contract/payments/limits';
import type { FastifyInstance } from 'fastify';

import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { Settings } from '#platform/settings';

import { createBepaid } from './bepaid/bepaid.ts';
import { staffProvider } from './staff-provider.ts';
import type { PaymentProvider } from './provider/provider.ts';
import { createManualPayments } from './stores/manual.store.ts';
import { currenciesOf, paymentOptions } from './rules/payment-options.ts';
import { createStripe } from './stripe/stripe.ts';
import type { Tools } from './dependencies/dependencies.ts';

/** The bank to try payments with: its money is play money. */
export interface PracticeBank {
  provider: PaymentProvider;
  servePages(http: FastifyInstance): void;
  /** What is due at the bank: money moves, webhooks leave. */
  work(): Promise<void>;
}

export interface ProvidersGiven {
  db: Db;
  clock: Clock;
  settings: Pick<Settings, 'paymentProviders' | 'stripe' | 'bepaid' | 'region' | 'publicUrl'>;
  practiceBank: PracticeBank;
}

/**
 * The banks and payment services that are set up. One that is not on offer any more is still asked for what was begun
 * with it, and heard when it reports; only play money ends when it is taken off.
 */
export async function createProviders({ db, clock, settings, practiceBank }: ProvidersGiven) {
  const { paymentProviders, region, publicUrl } = settings;
  const stripe =
    settings.stripe && (await createStripe({ ...settings.stripe, clock, publicUrl, currencies: currenciesOf('stripe', region) }));
  const bepaid = settings.bepaid && createBepaid({ ...settings.bepaid, db, clock, publicUrl, currencies: currenciesOf('bepaid', region) });
  const hasSandbox = paymentProviders.includes('sandbox');
  const manual = createManualPayments(db);
  const byHand = paymentsLimits.manual.ways.map((way) => staffProvider(way, manual));
  const banks = [bepaid?.provider, stripe, hasSandbox ? practiceBank.provider : undefined].filter((provider) => provider !== undefined);
  const providers = [...banks, ...byHand];
  const offered = providers.filter(({ code }) => paymentProviders.includes(code));
  const options: Tools['paymentOptions'] = (currency) => paymentOptions(currency, region, offered);
  return {
    providers,
    paymentOptions: options,
    /** Pages that belong to a way to pay, outside of /api. */
    servePages(http: FastifyInstance): void {
      if (hasSandbox) practiceBank.servePages(http);
      bepaid?.servePages(http);
    },
  };
}
