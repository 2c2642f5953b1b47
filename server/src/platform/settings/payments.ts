import { isPublicKey } from '../public-key.ts';
import { list, type Reading } from './reading.ts';
import type { SettingName } from './table.ts';

/** The providers that the school knows how to speak with. */
const knownProviders = ['sandbox', 'stripe', 'bepaid'] as const;
type KnownProvider = (typeof knownProviders)[number];

export interface PaymentSettings {
  /** Those that people may pay with. One that is set up but not among them still finishes what was begun. */
  paymentProviders: readonly string[];
  stripe?: { secretKey: string; webhookSecrets: readonly string[]; apiUrl?: string };
  bepaid?: { shopId: string; secretKey: string; publicKey: string; eripServiceNo?: string; url?: string };
  /** Where a bank is reached when it is not itself, whoever says its keys. */
  bankUrls: { stripe?: string; bepaid?: string };
}

/** What each provider cannot do without. */
const needed = {
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  bepaid: ['BEPAID_SHOP_ID', 'BEPAID_SECRET_KEY', 'BEPAID_PUBLIC_KEY'],
} as const satisfies Record<Exclude<KnownProvider, 'sandbox'>, readonly SettingName[]>;

/** Reads how people pay. A provider is set up whole or not at all. */
export function paymentSettings({ production, given, value, address, problems }: Reading): PaymentSettings {
  // Play money is for schools to try out: a school of real families says itself how it is paid, here or on the page of its opening.
  const paymentProviders = list((production ? given('PAYMENT_PROVIDERS') : value('PAYMENT_PROVIDERS')) ?? '');
  if (production && paymentProviders.includes('sandbox'))
    problems.push('PAYMENT_PROVIDERS has sandbox: it sells lessons for play money and is refused in production');
  for (const code of paymentProviders) {
    if (!knownProviders.some((known) => known === code))
      problems.push(`PAYMENT_PROVIDERS has ${code}: it takes ${knownProviders.join(', ')}`);
  }
  const whole = (code: keyof typeof needed): boolean => {
    const missing = needed[code].filter((name) => given(name) === undefined);
    if (missing.length === 0) return true;
    const why = paymentProviders.includes(code)
      ? `PAYMENT_PROVIDERS has ${code}`
      : `${needed[code].find((name) => given(name) !== undefined)} is`;
    if (missing.length < needed[code].length || paymentProviders.includes(code)) {
      problems.push(...missing.map((name) => `${name} is not set, but ${why}`));
    }
    return false;
  };
  const [apiUrl, url] = [address('STRIPE_API_URL', ['http:', 'https:']), address('BEPAID_URL', ['http:', 'https:'])];
  const eripServiceNo = given('BEPAID_ERIP_SERVICE_NO');
  const [hasStripe, hasBepaid] = [whole('stripe'), whole('bepaid')];
  if (hasBepaid && !isPublicKey(value('BEPAID_PUBLIC_KEY'))) problems.push('BEPAID_PUBLIC_KEY is not a public key in base64');
  return {
    paymentProviders,
    bankUrls: { ...(apiUrl && { stripe: apiUrl }), ...(url && { bepaid: url }) },
    ...(hasStripe && {
      stripe: { secretKey: value('STRIPE_SECRET_KEY'), webhookSecrets: list(value('STRIPE_WEBHOOK_SECRET')), ...(apiUrl && { apiUrl }) },
    }),
    ...(hasBepaid && {
      bepaid: {
        shopId: value('BEPAID_SHOP_ID'),
        secretKey: value('BEPAID_SECRET_KEY'),
        publicKey: value('BEPAID_PUBLIC_KEY'),
        ...(eripServiceNo && { eripServiceNo }),
        ...(url && { url }),
      },
    }),
  };
}
