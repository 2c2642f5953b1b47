import type { SchoolSecret, SecretKind } from '@school/contract/school/secrets';

import type { Settings } from '#platform/settings';
import type { BotWay } from '#platform/telegram';

/** What each way out of the school needs to work. */
export interface Ways {
  mail: { url: string; from: string } | undefined;
  sms: NonNullable<Settings['sms']> | undefined;
  telegram: BotWay | undefined;
  stripe: NonNullable<Settings['stripe']> | undefined;
  bepaid: NonNullable<Settings['bepaid']> | undefined;
}

type Entered = { readonly [K in SecretKind]?: Extract<SchoolSecret, { kind: K }> };

/** The variable by which whoever runs the server says a way; the owner then only sees that. */
export const variables = {
  mail: 'SMTP_URL',
  sms: 'SMS_URL',
  telegram: 'TELEGRAM_BOT_TOKEN',
  stripe: 'STRIPE_SECRET_KEY',
  bepaid: 'BEPAID_SECRET_KEY',
} as const satisfies Record<SecretKind, string>;

export type WaySettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'sms' | 'telegram' | 'telegramApi' | 'stripe' | 'bepaid' | 'bankUrls'>;

/** What the server says by itself. */
export const fixedWays = ({ smtpUrl, mailFrom, sms, telegram, stripe, bepaid }: WaySettings): Ways => ({
  mail: smtpUrl === undefined ? undefined : { url: smtpUrl, from: mailFrom },
  sms,
  telegram,
  stripe,
  bepaid,
});

/** What holds: what the server says, or else what the owner has entered. */
export function waysOf(settings: WaySettings, { mail, sms, telegram, stripe, bepaid }: Entered): Ways {
  const fixed = fixedWays(settings);
  const { bankUrls, telegramApi } = settings;
  return {
    mail: fixed.mail ?? (mail && { url: smtpOf(mail), from: mail.from }),
    sms: fixed.sms ?? (sms && { url: sms.url, from: sms.from, ...(sms.token !== '' && { token: sms.token }) }),
    telegram: fixed.telegram ?? (telegram && { token: telegram.token, api: telegramApi }),
    stripe:
      fixed.stripe ??
      (stripe && {
        secretKey: stripe.secretKey,
        webhookSecrets: [stripe.webhookSecret],
        ...(bankUrls.stripe !== undefined && { apiUrl: bankUrls.stripe }),
      }),
    bepaid:
      fixed.bepaid ??
      (bepaid && {
        shopId: bepaid.shopId,
        secretKey: bepaid.secretKey,
        publicKey: bepaid.publicKey,
        ...(bepaid.eripServiceNo !== '' && { eripServiceNo: bepaid.eripServiceNo }),
        ...(bankUrls.bepaid !== undefined && { url: bankUrls.bepaid }),
      }),
  };
}

/** Port 465 speaks TLS from the first byte; at others it is agreed upon after the greeting. */
function smtpOf({ host, port, user, password }: NonNullable<Entered['mail']>): string {
  const who = user === '' ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
  return `${port === 465 ? 'smtps' : 'smtp'}://${who}${host}:${port}`;
}

/** The last signs of what is secret of it. */
export function hintOf(secret: SchoolSecret): string {
  if (secret.kind === 'mail') return (secret.password || secret.host).slice(-4);
  if (secret.kind === 'sms') return (secret.token || secret.url).slice(-4);
  return (secret.kind === 'telegram' ? secret.token : secret.secretKey).slice(-4);
}
