import { paymentsLimits } from '@school/contract/payments/limits';
import type { Locale } from '@school/contract/shapes';
import type { FastifyInstance } from 'fastify';

import type { SchoolSettings } from '#modules/school';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { Sealer } from '#platform/sealing';
import type { Settings } from '#platform/settings';

import { createBepaid } from './bepaid/bepaid.ts';
import { eripPages } from './bepaid/erip.http.ts';
import { createBepaidRequests } from './bepaid/requests.store.ts';
import { staffProvider } from './staff-provider.ts';
import type { PaymentProvider } from './provider/provider.ts';
import { sealTokens } from './provider/seal-tokens.ts';
import { createManualPayments } from './stores/manual.store.ts';
import { currenciesOf, paymentOptions } from './rules/payment-options.ts';
import { createStripe } from './stripe/stripe.ts';
import type { Tools } from './dependencies/dependencies.ts';

/** The bank to try payments with: its money is play money. */
export interface PracticeBank {
  provider: PaymentProvider;
  servePages(http: FastifyInstance, languages: () => readonly Locale[]): void;
  /** What is due at the bank: money moves, webhooks leave. */
  work(): Promise<void>;
}

export interface ProvidersGiven {
  db: Db;
  clock: Clock;
  sealer: Sealer;
  settings: Pick<Settings, 'paymentProviders' | 'region' | 'publicUrl'>;
  /** Keys of banks, as the server or the owner says them. */
  school: Pick<SchoolSettings, 'languages'> & { secrets: Pick<SchoolSettings['secrets'], 'ways' | 'onChange' | 'setAt'> };
  onFault(fault: unknown, what: string): void;
  practiceBank: PracticeBank;
}

/**
 * The banks and payment services that are set up. One that is not on offer any more is still asked for what was begun
 * with it, and heard when it reports; only play money ends when it is taken off.
 */
export async function createProviders({ db, clock, sealer, settings, school, practiceBank, onFault }: ProvidersGiven) {
  const { paymentProviders, region, publicUrl } = settings;
  const { secrets } = school;
  const hasSandbox = paymentProviders.includes('sandbox');
  const manual = createManualPayments(db);
  const byHand = paymentsLimits.manual.ways.map((way) => staffProvider(way, manual));
  /** One list for all who ask: a bank that an owner connects is in it from then on. */
  const providers: PaymentProvider[] = [];

  async function connect({ stripe: byStripe, bepaid: byBepaid }: Banks): Promise<void> {
    const stripe = byStripe && (await createStripe({ ...byStripe, clock, publicUrl, currencies: currenciesOf('stripe', region) }));
    const bepaid = byBepaid && createBepaid({ ...byBepaid, db, clock, publicUrl, currencies: currenciesOf('bepaid', region) });
    const banks = [bepaid, stripe, hasSandbox ? practiceBank.provider : undefined].filter((provider) => provider !== undefined);
    providers.splice(0, providers.length, ...banks.map((bank) => sealTokens(bank, sealer)), ...byHand);
  }
  await connect(secrets.ways());
  let connecting = Promise.resolve();
  secrets.onChange((ways) => {
    connecting = connecting.then(() => connect(ways)).catch((fault: unknown) => onFault(fault, 'connecting a bank'));
  });

  // What an owner has connected is meant for families.
  const isOffered = ({ code }: PaymentProvider) => paymentProviders.includes(code) || secrets.setAt(code) !== undefined;
  const options: Tools['paymentOptions'] = (currency) => paymentOptions(currency, region, providers.filter(isOffered));
  return {
    providers,
    paymentOptions: options,
    /** Pages that belong to a way to pay, outside of /api. */
    servePages(http: FastifyInstance): void {
      if (hasSandbox) practiceBank.servePages(http, school.languages);
      eripPages(http, createBepaidRequests(db), school.languages);
    },
  };
}

type Banks = Pick<ReturnType<SchoolSettings['secrets']['ways']>, 'stripe' | 'bepaid'>;
