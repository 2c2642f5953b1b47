import path from 'node:path';

import { type Region, regionCodes, regionRow } from '@school/contract/region/regions';
import type { RegionPlace } from '@school/contract/region/shapes';
import { Currency } from '@school/contract/shapes';

import { type ContactSettings, contactSettings } from './contact-settings.ts';
import { type PaymentSettings, paymentSettings } from './payment-settings.ts';
import { type SocialSettings, socialSettings } from './social-settings.ts';
import { type SettingName, type SettingRow, settingsTable } from './settings-table.ts';
import { type TelemetrySettings, telemetrySettings } from './telemetry-settings.ts';
import { Trouble } from './trouble.ts';

/** A secret and its predecessors: the first one signs, all of them are believed, so that it can be changed. */
export type Keys = readonly [string, ...string[]];

/** A TURN server that takes passwords made from a shared secret. */
export interface RelaySettings {
  urls: readonly string[];
  secret: string;
}

export interface Settings extends PaymentSettings {
  production: boolean;
  /** Tests from outside may move the clock. Never true in production. */
  test: boolean;
  /** Fill an empty school with demo people. */
  demo: boolean;
  /** Lessons are looked at without signing in. Never true in production. */
  preview: boolean;
  region: Region;
  /** All regions of the school and where they are reached, the first for everybody else; always this one among them. */
  regions: readonly [RegionPlace, ...RegionPlace[]];
  /** Small letters. */
  countryHeader: string;
  /** Origins of the pages of the app from a store. */
  shellOrigins: readonly string[];
  /** The apps that links of the school open in. */
  shellAndroid: ReadonlyArray<{ name: string; certificates: string[] }>;
  shellIos: readonly string[];
  host: string;
  port: number;
  /** Without a slash at the end. */
  publicUrl: string;
  trustProxy?: string;
  /** Absolute. */
  dataDir: string;
  databaseUrl?: string;
  databasePool: number;
  secrets: { idToken: Keys; bearerToken: Keys; codePepper: Keys; files: Keys; sandboxWebhook: Keys };
  /** Numbers of the schedule that a school may choose for itself. */
  schedule: { unpaidScheduleHours: number; pauseDays: number };
  /** What one manager may do alone: units at once, minor units by currency. */
  /** Managers sign in with a second factor, or not at all. */
  staffSecondFactor: boolean;
  approvals: { units: number; amounts: Readonly<Record<Currency, number>> };
  /** Where families may be signed in already. */
  social: SocialSettings;
  smtpUrl?: string;
  mailFrom: string;
  sms?: { url: string; token?: string; from: string };
  /** Codes by SMS: beginnings of numbers they go to, and how many the school pays for a day. */
  smsCodes: { countries: readonly string[]; perDay: number };
  s3?: { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string };
  /** The organisation as documents name it, and its tax number and address. */
  organisation: { name: string; details: string };
  /** The relay of calls, and the secret that its passwords are made with. */
  relay?: RelaySettings;
  /** How families reach the contact centre. */
  contact: ContactSettings;
  /** Shown as a bearer token to read the metrics. */
  metricsToken?: string;
  logLevel?: string;
  sentryDsn?: string;
  telemetry: TelemetrySettings;
  /** What works but is hardly meant: told at the start. */
  warnings: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

const shortestSecret = 32;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/**
 * Reads the settings from environment variables (see settings-table.ts). Throws one error that lists everything
 * wrong with them; in production that includes secrets left at their defaults.
 */
export function readSettings(env: Environment): Settings {
  const problems: string[] = [];
  const region = regionCodes.find((code) => code === (env['REGION']?.trim() || settingsTable.REGION.default)) ?? 'EU';
  const given = (name: SettingName): string | undefined => env[`${name}_${region}`]?.trim() || env[name]?.trim() || undefined;
  const value = (name: SettingName): string => given(name) ?? (settingsTable[name] as SettingRow).default ?? '';
  const flag = (name: SettingName, otherwise: boolean): boolean => {
    const text = given(name)?.toLowerCase();
    if (text === undefined) return otherwise;
    if (['1', 'true', 'yes', 'on'].includes(text)) return true;
    if (!['0', 'false', 'no', 'off'].includes(text)) problems.push(`${name} is ${text}: it takes 1 or 0`);
    return false;
  };
  const whole = (name: SettingName, least: number, most: number): number => {
    const number = Number(value(name));
    if (!Number.isInteger(number) || number < least || number > most) {
      problems.push(`${name} is ${value(name)}: it takes a whole number from ${least} to ${most}`);
    }
    return number;
  };
  const address = (name: SettingName, protocols: readonly string[]): string | undefined => {
    const text = given(name);
    if (text === undefined) return undefined;
    if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
      problems.push(`${name} is not an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`);
    }
    return text.replace(/\/+$/, '');
  };
  const oneOf = <T extends string>(name: SettingName, words: readonly T[]): T | undefined => {
    const word = words.find((known) => known === value(name));
    if (word === undefined && value(name) !== '') problems.push(`${name} is ${value(name)}: it takes ${words.join(', ')}`);
    return word;
  };

  const production = value('NODE_ENV') === 'production';
  const test = flag('SCHOOL_TEST', false);
  const preview = flag('SCHOOL_PREVIEW', false);
  const databaseUrl = address('DATABASE_URL', ['postgres:', 'postgresql:']);
  const demo = flag('SCHOOL_DEMO', databaseUrl === undefined && !production);
  const port = whole('PORT', 0, 65_535);
  oneOf('REGION', regionCodes);
  const known = regionsOf(list(value('REGIONS')), region, problems);
  const publicUrl = address('PUBLIC_URL', ['http:', 'https:']) ?? known.find((place) => place.region === region)?.address;
  const smtpUrl = address('SMTP_URL', ['smtp:', 'smtps:']);
  const smsUrl = address('SMS_URL', ['http:', 'https:']);
  const smsToken = given('SMS_TOKEN');
  const trustProxy = given('TRUST_PROXY');
  const metricsToken = given('METRICS_TOKEN');
  if (metricsToken && metricsToken.length < shortestSecret) problems.push(`METRICS_TOKEN is shorter than ${shortestSecret} characters`);
  const sentryDsn = address('SENTRY_DSN', ['http:', 'https:']);
  const logLevel = oneOf('LOG_LEVEL', logLevels);
  const payments = paymentSettings(value('PAYMENT_PROVIDERS'), { given, address, list, problems });
  const social = socialSettings({ given, address, problems, production });
  const warnings: string[] = [];

  if (production) {
    if (test) problems.push('SCHOOL_TEST=1 lets anybody move the clock and read messages: it is refused in production');
    if (preview) problems.push('SCHOOL_PREVIEW=1 lets anybody in as a child and tells right answers: it is refused in production');
    if (demo) problems.push('SCHOOL_DEMO=1 makes accounts whose passwords everybody knows: it is refused in production');
    problems.push(...faultsOfSecrets(given));
    if (!publicUrl) warnings.push('PUBLIC_URL is not set: links in messages lead to localhost, and cookies are not marked secure');
    if (!smtpUrl) warnings.push('SMTP_URL is not set: mail reaches nobody');
    if (!smsUrl) warnings.push('SMS_URL is not set: SMS reach nobody');
    if (payments.paymentProviders.includes('sandbox'))
      warnings.push('PAYMENT_PROVIDERS has sandbox: lessons can be paid for with play money');
  }
  const settings: Settings = {
    production,
    test,
    demo,
    preview,
    region,
    regions: withFirst(known, { region, address: publicUrl ?? `http://localhost:${port}` }),
    countryHeader: value('COUNTRY_HEADER').toLowerCase(),
    shellOrigins: list(value('SHELL_ORIGINS')),
    shellAndroid: androidOf(list(value('SHELL_ANDROID')), problems),
    shellIos: iosOf(list(value('SHELL_IOS')), problems),
    host: value('HOST'),
    port,
    publicUrl: publicUrl ?? `http://localhost:${port}`,
    ...(trustProxy && { trustProxy }),
    dataDir: path.resolve(value('DATA_DIR')),
    ...(databaseUrl && { databaseUrl }),
    databasePool: whole('DATABASE_POOL', 2, 200),
    secrets: {
      idToken: keysOf(given, 'ID_TOKEN_SECRET'),
      bearerToken: keysOf(given, 'BEARER_TOKEN_SECRET'),
      codePepper: keysOf(given, 'CODE_PEPPER'),
      files: keysOf(given, 'FILES_SECRET'),
      sandboxWebhook: keysOf(given, 'SANDBOX_WEBHOOK_SECRET'),
    },
    schedule: { unpaidScheduleHours: whole('UNPAID_SCHEDULE_HOURS', 1, 168), pauseDays: whole('PAUSE_DAYS', 1, 56) },
    staffSecondFactor: (oneOf('STAFF_SECOND_FACTOR', ['required', 'optional']) ?? (production ? 'required' : 'optional')) === 'required',
    approvals: { units: whole('APPROVAL_UNITS', 0, 1000), amounts: amountsOf(value('APPROVAL_AMOUNTS'), problems) },
    ...payments,
    social,
    ...(smtpUrl && { smtpUrl }),
    mailFrom: value('MAIL_FROM'),
    smsCodes: {
      countries: countriesOf([...list(value('SMS_COUNTRIES')), ...(region === 'US' ? ['+1'] : [])], problems),
      perDay: whole('SMS_CODES_PER_DAY', 0, 1_000_000),
    },
    ...(smsUrl && { sms: { url: smsUrl, from: value('SMS_FROM'), ...(smsToken && { token: smsToken }) } }),
    ...s3Of(given, address('S3_ENDPOINT', ['http:', 'https:']), value('S3_REGION'), problems),
    ...relayOf(given, problems),
    organisation: { name: value('SCHOOL_LEGAL_NAME'), details: value('SCHOOL_LEGAL_DETAILS') },
    contact: contactSettings(given, problems),
    ...(metricsToken && { metricsToken }),
    ...(logLevel && { logLevel }),
    ...(sentryDsn && { sentryDsn }),
    telemetry: telemetrySettings({ given, address, problems, production }),
    warnings,
  };
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
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

/** Everything that is wrong with the settings, at once: nobody likes to be told one fault a start. */
export class SettingsError extends Trouble {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The school does not start with these settings:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'SettingsError';
    this.problems = problems;
  }
}

type Given = (name: SettingName) => string | undefined;

const secretNames = (Object.keys(settingsTable) as SettingName[]).filter((name) => (settingsTable[name] as SettingRow).secret);

/** What stands for a secret where nobody set one. Public by nature, so production refuses it. */
const defaultSecret = (name: SettingName): string => `only-for-development-${name.toLowerCase()}`;

function keysOf(given: Given, name: SettingName): Keys {
  const [first = defaultSecret(name), ...others] = list(given(name) ?? '');
  return [first, ...others];
}

function faultsOfSecrets(given: Given): string[] {
  const seen = new Map<string, SettingName>();
  return secretNames.flatMap((name) => {
    const keys = list(given(name) ?? '');
    if (keys.length === 0) return [`${name} is not set: production takes no default secret (try: openssl rand -base64 48)`];
    return keys.flatMap((key) => {
      if (key.startsWith('only-for-development')) return [`${name} is a default that everybody knows`];
      if (key.length < shortestSecret) return [`${name} is shorter than ${shortestSecret} characters`];
      const twin = seen.get(key);
      seen.set(key, name);
      return twin && twin !== name ? [`${name} is the same as ${twin}: each secret is for one thing`] : [];
    });
  });
}

function s3Of(given: Given, endpoint: string | undefined, region: string, problems: string[]): Pick<Settings, 's3'> {
  if (!endpoint) return {};
  const [bucket, accessKeyId, secretAccessKey] = (['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const).map((name) => {
    const text = given(name);
    if (!text) problems.push(`${name} is not set, but S3_ENDPOINT is`);
    return text ?? '';
  });
  return { s3: { endpoint, region, bucket: bucket ?? '', accessKeyId: accessKeyId ?? '', secretAccessKey: secretAccessKey ?? '' } };
}

/** Addresses and the secret belong together; an address is one that browsers take. */
function relayOf(given: Given, problems: string[]): Pick<Settings, 'relay'> {
  const urls = list(given('TURN_URLS') ?? '');
  const secret = given('TURN_SECRET');
  if (urls.length === 0) return {};
  for (const url of urls)
    if (!/^turns?:[\w.[\]:-]+(?:\?transport=(?:udp|tcp))?$/.test(url))
      problems.push(`TURN_URLS has ${url}: it takes turn:host:port?transport=udp`);
  if (!secret) problems.push('TURN_SECRET is not set, but TURN_URLS is');
  return secret ? { relay: { urls, secret } } : {};
}

function countriesOf(codes: string[], problems: string[]): string[] {
  for (const code of codes) if (!/^\+[1-9]\d{0,3}$/.test(code)) problems.push(`SMS_COUNTRIES has ${code}: it takes +375 and the like`);
  return codes;
}

/** `BYN:30000,RUB:900000`: an amount in minor units for each currency; one that is missing counts as zero. */
function amountsOf(text: string, problems: string[]): Record<Currency, number> {
  const amounts: Record<Currency, number> = { BYN: 0, RUB: 0, USD: 0, EUR: 0, KZT: 0 };
  for (const part of list(text)) {
    const [, code, amount] = /^([A-Z]{3}):(\d{1,12})$/.exec(part) ?? [];
    const currency = Currency.safeParse(code);
    if (currency.success) amounts[currency.data] = Number(amount);
    else problems.push(`APPROVAL_AMOUNTS has ${part}: it takes ${Currency.options.join(', ')}, each with a colon and a whole number`);
  }
  return amounts;
}

function androidOf(parts: readonly string[], problems: string[]): Array<{ name: string; certificates: string[] }> {
  return parts.flatMap((part) => {
    const [, name, certificate] = /^([\w.]+)=((?:[0-9A-F]{2}:){31}[0-9A-F]{2})$/.exec(part) ?? [];
    if (name !== undefined && certificate !== undefined) return [{ name, certificates: [certificate] }];
    problems.push(`SHELL_ANDROID has ${part}: it takes by.chipschool.app= and 32 pairs of letters with colons`);
    return [];
  });
}

function iosOf(parts: string[], problems: string[]): string[] {
  for (const part of parts)
    if (!/^[A-Z0-9]{10}\.[\w.-]+$/.test(part)) problems.push(`SHELL_IOS has ${part}: it takes TEAMID1234.by.chipschool.app`);
  return parts;
}

/** `EU=https://eu.example.com,US=https://us.example.com`. */
function regionsOf(parts: readonly string[], own: Region, problems: string[]): RegionPlace[] {
  const places = parts.flatMap((part) => {
    const [, code, address = ''] = /^(\w+)=(https?:\/\/.+?)\/*$/.exec(part) ?? [];
    const region = regionCodes.find((known) => known === code);
    if (region && URL.canParse(address)) return [{ region, address }];
    problems.push(`REGIONS has ${part}: it takes ${regionCodes.join(', ')}, each with = and an address`);
    return [];
  });
  if (places.length > 0 && !places.some(({ region }) => region === own)) problems.push(`REGIONS does not name ${own}, which REGION is`);
  return places;
}

const withFirst = ([first, ...others]: readonly RegionPlace[], own: RegionPlace): [RegionPlace, ...RegionPlace[]] =>
  first ? [first, ...others] : [own];

const list = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
