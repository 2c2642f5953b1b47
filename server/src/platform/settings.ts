import path from 'node:path';

import { regionCodes, regionRow } from '@school/contract/region/regions';

import { type FixedSettings, fixedSettings } from './settings/fixed.ts';
import { type PaymentSettings, paymentSettings } from './settings/payments.ts';
import { type PlaceSettings, placeSettings } from './settings/places.ts';
import { type Environment, list, readingOf } from './settings/reading.ts';
import { faultsOfSecrets, type SecretSettings, secretSettings, weakness } from './settings/secrets.ts';
import { type ServiceSettings, serviceSettings } from './settings/services.ts';
import { type ShellSettings, shellSettings } from './settings/shell.ts';
import { type SocialSettings, socialSettings } from './settings/social.ts';
import { type TelemetrySettings, telemetrySettings } from './settings/telemetry.ts';
import { UserError } from './user-error.ts';

export type { Keys } from './settings/secrets.ts';
export type { RelaySettings } from './settings/services.ts';

export interface Settings extends Omit<PlaceSettings, 'hasPublicUrl'>, PaymentSettings, ServiceSettings, ShellSettings {
  production: boolean;
  /** Tests from outside may move the clock. Never true in production. */
  test: boolean;
  /** Fill an empty school with demo people. */
  demo: boolean;
  /** Where to try everything, which every page says. Never true in production. */
  practice: boolean;
  /** Where the practice school beside this one is reached. */
  practiceUrl?: string;
  /** Lessons are looked at without signing in. Never true in production. */
  preview: boolean;
  /** Small letters. */
  countryHeader: string;
  host: string;
  trustProxy?: string;
  /** Absolute. */
  dataDir: string;
  databaseUrl?: string;
  /** Past a pooler. */
  databaseDirectUrl?: string;
  /** A replica for what may be some seconds old. */
  databaseReadUrl?: string;
  /** Patroni's own addresses, where its servers stand in for each other. */
  patroniUrls: readonly string[];
  /** From "not ready" until the door closes. */
  drainSeconds: number;
  /** Where backups go, and who may open them. */
  backup: { to?: string; recipient?: string };
  /** Of one session; 0 is no limit. */
  callsPerMinute: number;
  databasePool: number;
  secrets: SecretSettings;
  /** Settings of the school that are fixed here, so that its pages only show them. */
  fixed: FixedSettings;
  /** Managers sign in with a second factor, or not at all. */
  /** Where families may be signed in already. */
  social: SocialSettings;
  /** Shown as a bearer token to read the metrics. */
  metricsToken?: string;
  logLevel?: string;
  sentryDsn?: string;
  telemetry: TelemetrySettings;
  /** What works but is hardly meant: told at the start. */
  warnings: readonly string[];
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/**
 * Reads the settings from environment variables (see settings/table.ts). Throws one error that lists everything
 * wrong with them; in production that includes secrets left at their defaults.
 */
export function readSettings(env: Environment): Settings {
  const reading = readingOf(env);
  const { production, problems, given, value, flag, whole, address, oneOf } = reading;
  const databaseUrl = address('DATABASE_URL', ['postgres:', 'postgresql:']);
  const databaseDirectUrl = address('DATABASE_DIRECT_URL', ['postgres:', 'postgresql:']);
  if (databaseDirectUrl && !databaseUrl) problems.push('DATABASE_DIRECT_URL goes with DATABASE_URL, which is not set');
  const databaseReadUrl = address('DATABASE_READ_URL', ['postgres:', 'postgresql:']);
  if (databaseReadUrl && !databaseUrl) problems.push('DATABASE_READ_URL goes with DATABASE_URL, which is not set');
  const patroniUrls = list(given('PATRONI_URL') ?? '').map((url) => url.replace(/\/+$/, ''));
  if (!patroniUrls.every((url) => /^https?:\/\//.test(url) && URL.canParse(url)))
    problems.push('PATRONI_URL takes http://host:8008 of each server, with commas');
  const [backupTo, backupRecipient] = [given('BACKUP_TO'), given('BACKUP_RECIPIENT')];
  if (backupRecipient && !/^age1[0-9a-z]{50,}$/.test(backupRecipient)) problems.push('BACKUP_RECIPIENT is no key that begins with age1');
  const { hasPublicUrl, ...places } = placeSettings(reading);
  const practiceUrl = address('PRACTICE_URL', ['http:', 'https:']);
  const trustProxy = given('TRUST_PROXY');
  const metricsToken = given('METRICS_TOKEN');
  const weakToken = metricsToken && weakness(metricsToken);
  if (weakToken) problems.push(`METRICS_TOKEN ${weakToken}`);
  const sentryDsn = address('SENTRY_DSN', ['http:', 'https:']);
  const logLevel = oneOf('LOG_LEVEL', logLevels);
  const settings: Settings = {
    ...places,
    ...paymentSettings(reading),
    ...serviceSettings(reading),
    ...shellSettings(reading),
    production,
    test: flag('SCHOOL_TEST', false),
    demo: flag('SCHOOL_DEMO', databaseUrl === undefined && !production),
    practice: flag('SCHOOL_PRACTICE', false),
    ...(practiceUrl && { practiceUrl }),
    preview: flag('SCHOOL_PREVIEW', false),
    countryHeader: value('COUNTRY_HEADER').toLowerCase(),
    host: value('HOST'),
    ...(trustProxy && { trustProxy }),
    dataDir: path.resolve(value('DATA_DIR')),
    ...(databaseUrl && { databaseUrl }),
    ...(databaseDirectUrl && { databaseDirectUrl }),
    ...(databaseReadUrl && { databaseReadUrl }),
    patroniUrls,
    drainSeconds: given('APP_DRAIN_SECONDS') === undefined ? (production ? 3 : 0) : whole('APP_DRAIN_SECONDS', 0, 20),
    backup: { ...(backupTo && { to: path.resolve(backupTo) }), ...(backupRecipient && { recipient: backupRecipient }) },
    callsPerMinute: whole('CALLS_PER_MINUTE', 0, 1_000_000),
    databasePool: whole('DATABASE_POOL', 2, 200),
    secrets: secretSettings(reading),
    fixed: fixedSettings(reading),
    social: socialSettings(reading),
    ...(metricsToken && { metricsToken }),
    ...(logLevel && { logLevel }),
    ...(sentryDsn && { sentryDsn }),
    telemetry: telemetrySettings(reading),
    warnings: [],
  };
  if (production) problems.push(...refusedInProduction(settings), ...faultsOfSecrets(reading));
  if (problems.length > 0) throw new SettingsError(problems);
  return production ? { ...settings, warnings: hardlyMeant(settings, hasPublicUrl) } : settings;
}

function refusedInProduction({ test, preview, practice, demo }: Settings): string[] {
  return [
    ...(test ? ['SCHOOL_TEST=1 lets anybody move the clock and read messages: it is refused in production'] : []),
    ...(preview ? ['SCHOOL_PREVIEW=1 lets anybody in as a child and tells right answers: it is refused in production'] : []),
    ...(practice ? ['SCHOOL_PRACTICE=1 says on every page that nothing is real: it is refused in production'] : []),
    ...(demo ? ['SCHOOL_DEMO=1 makes accounts whose passwords everybody knows: it is refused in production'] : []),
  ];
}

function hardlyMeant({ smtpUrl, sms, paymentProviders }: Settings, hasPublicUrl: boolean): string[] {
  return [
    ...(hasPublicUrl ? [] : ['PUBLIC_URL is not set: links in messages lead to localhost, and cookies are not marked secure']),
    ...(smtpUrl ? [] : ['SMTP_URL is not set: mail reaches nobody until an owner sets it up']),
    ...(sms ? [] : ['SMS_URL is not set: SMS reach nobody until an owner sets them up']),
    ...(paymentProviders.length > 0 ? [] : ['PAYMENT_PROVIDERS is not set: nobody pays by a bank until an owner connects one']),
  ];
}

/**
 * The settings of several regions behind one address: each has a folder of its own below DATA_DIR, or the database that
 * DATABASE_URL with its code behind says, and opens no door to the world by itself.
 */
export function settingsOfRegions(env: Environment, codes: readonly string[]): Settings[] {
  const known = regionCodes.filter((code) => codes.includes(code));
  if (known.length !== codes.length) throw new SettingsError([`--regions is ${codes.join(',')}: it takes ${regionCodes.join(', ')}`]);
  const { publicUrl, dataDir, databaseUrl } = readSettings({ ...env, REGION: known[0], REGIONS: '' });
  if (databaseUrl !== undefined && env['DATABASE_URL']) {
    throw new SettingsError([
      `DATABASE_URL would be shared by the regions: set ${known.map((code) => `DATABASE_URL_${code}`).join(', ')} instead`,
    ]);
  }
  const REGIONS = known.map((code) => `${code}=${publicUrl}${regionRow(code).path}`).join(',');
  return known.map((code) =>
    readSettings({
      ...env,
      REGION: code,
      REGIONS,
      PUBLIC_URL: '',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: path.join(dataDir, code.toLowerCase()),
    }),
  );
}

/**
 * A practice school beside the real one (docs/decisions/0214): demo people on a built-in database in a folder of its own, at the next port.
 * Of the real one's settings it takes none that leads outside or costs money.
 */
export function practiceSettings(env: Environment): Settings {
  const { PORT, DATA_DIR, LOG_LEVEL, TRUST_PROXY, PRACTICE_URL } = env;
  const { port, dataDir } = readSettings({ PORT, DATA_DIR });
  const own = { PORT: String(port === 0 ? 0 : port + 1), DATA_DIR: `${dataDir}-practice`, SCHOOL_PRACTICE: '1' };
  return readSettings({ LOG_LEVEL, TRUST_PROXY, PUBLIC_URL: PRACTICE_URL, ...own });
}

/** Everything that is wrong with the settings, at once: nobody likes to be told one fault a start. */
export class SettingsError extends UserError {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The school does not start with these settings:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'SettingsError';
    this.problems = problems;
  }
}
