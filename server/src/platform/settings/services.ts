import { botToken } from '@school/contract/school/secrets';

import { mediaSettings, type MediaSettings } from './media.ts';
import type { NatsSettings } from '../rooms/carriers/nats.ts';
import { list, type Reading } from './reading.ts';

/** A TURN server that takes passwords made from a shared secret. */
export interface RelaySettings {
  urls: readonly string[];
  secret: string;
}

/** Services outside that the school works through. One that is not set has something of ours in its place. */
export interface ServiceSettings {
  smtpUrl?: string;
  mailFrom: string;
  sms?: { url: string; token?: string; from: string };
  /** Codes by SMS: beginnings of numbers they go to, and how many the school pays for a day. */
  smsCodes: { /** Countries that SMS go to besides those that the school says. */ ofRegion: readonly string[]; perDay: number };
  /** SMS of every kind, within 24 hours. */
  mailCodesPerDay: number;
  registrations: { perAddressHour: number; perDay: number };
  /** The school's bot. Without its token families cannot choose Telegram, and a school to try out has a Telegram of its own. */
  telegram?: { token: string; api: string };
  /** Where the Bot API is reached, whoever gives the token. */
  telegramApi: string;
  /** Connects two phones. */
  phoneBridge?: { url: string; token?: string };
  /** Hears of calls for help in lessons at which nobody has looked. */
  dutyPhone?: string;
  s3?: { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string };
  /** Carries what servers say to each other about rooms; without it the database does. */
  nats?: NatsSettings;
  /** Calls always go through the relay, so that no home learns the address of another. */
  hideAddresses: boolean;
  /** How pictures and sound of lessons are to travel, and what may carry them. */
  media: MediaSettings;
  /** The relay of calls, and the secret that its passwords are made with. */
  relay?: RelaySettings;
}

/** Reads where mail, SMS, files and calls go through. */
export function serviceSettings(reading: Reading): ServiceSettings {
  const { region, given, value, flag, address, whole, problems } = reading;
  const smtpUrl = address('SMTP_URL', ['smtp:', 'smtps:']);
  const smsUrl = address('SMS_URL', ['http:', 'https:']);
  const smsToken = given('SMS_TOKEN');
  const bridgeUrl = address('PHONE_BRIDGE_URL', ['http:', 'https:']);
  const bridgeToken = given('PHONE_BRIDGE_TOKEN');
  const dutyPhone = given('DUTY_PHONE');
  if (dutyPhone && !/^\+[1-9]\d{6,14}$/.test(dutyPhone)) problems.push('DUTY_PHONE takes a number like +375291234567');
  const telegramToken = given('TELEGRAM_BOT_TOKEN');
  if (telegramToken && !botToken.test(telegramToken))
    problems.push('TELEGRAM_BOT_TOKEN is not a token of BotFather: it looks like 123456789:AAH…');
  const telegramApi = address('TELEGRAM_API_URL', ['http:', 'https:']) ?? 'https://api.telegram.org';
  const s3 = s3Of(reading);
  const relay = relayOf(reading);
  const nats = natsOf(reading);
  const media = mediaSettings(reading);
  const hideAddresses = flag('ROOM_HIDE_ADDRESSES', false);
  if (hideAddresses && !relay && !['janus', 'livekit'].includes(media.wish))
    problems.push('ROOM_HIDE_ADDRESSES is set, but TURN_URLS is not');
  return {
    ...(smtpUrl && { smtpUrl }),
    mailFrom: value('MAIL_FROM'),
    smsCodes: {
      ofRegion: region === 'US' ? ['+1'] : [],
      perDay: whole('SMS_CODES_PER_DAY', 0, 1_000_000),
    },
    mailCodesPerDay: whole('MAIL_CODES_PER_DAY', 0, 1_000_000),
    registrations: {
      perAddressHour: whole('REGISTRATIONS_PER_HOUR', 1, 100_000),
      perDay: whole('REGISTRATIONS_PER_DAY', 1, 1_000_000),
    },
    ...(smsUrl && { sms: { url: smsUrl, from: value('SMS_FROM'), ...(smsToken && { token: smsToken }) } }),
    telegramApi,
    ...(telegramToken && { telegram: { token: telegramToken, api: telegramApi } }),
    ...(bridgeUrl && { phoneBridge: { url: bridgeUrl, ...(bridgeToken && { token: bridgeToken }) } }),
    ...(dutyPhone && { dutyPhone }),
    ...(s3 && { s3 }),
    ...(nats && { nats }),
    hideAddresses,
    media,
    ...(relay && { relay }),
  };
}

function s3Of({ given, value, address, problems }: Reading): ServiceSettings['s3'] {
  const endpoint = address('S3_ENDPOINT', ['http:', 'https:']);
  if (!endpoint) return undefined;
  const [bucket, accessKeyId, secretAccessKey] = (['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const).map((name) => {
    const text = given(name);
    if (!text) problems.push(`${name} is not set, but S3_ENDPOINT is`);
    return text ?? '';
  });
  return {
    endpoint,
    region: value('S3_REGION'),
    bucket: bucket ?? '',
    accessKeyId: accessKeyId ?? '',
    secretAccessKey: secretAccessKey ?? '',
  };
}

/** Addresses and the secret belong together; an address is one that browsers take. */
/** Several addresses are servers of one NATS: who comes, and whether by TLS, stands in the first. */
function natsOf({ given, problems }: Reading): NatsSettings | undefined {
  const urls = list(given('NATS_URL') ?? '');
  const wrong = urls.filter((url) => !/^(?:nats|tls):\/\/[^/\s]+$/.test(url) || !URL.canParse(url));
  if (wrong.length > 0) problems.push('NATS_URL takes nats://user:password@host:4222 or tls://…, several with commas');
  const [first] = urls;
  if (first === undefined || wrong.length > 0) return undefined;
  const { username, password, protocol } = new URL(first);
  return {
    servers: urls.map((url) => new URL(url).host),
    ...(username !== '' && { user: decodeURIComponent(username), password: decodeURIComponent(password) }),
    tls: protocol === 'tls:',
  };
}

function relayOf({ given, problems }: Reading): RelaySettings | undefined {
  const urls = list(given('TURN_URLS') ?? '');
  const secret = given('TURN_SECRET');
  if (urls.length === 0) return undefined;
  for (const url of urls)
    if (!/^turns?:[\w.[\]:-]+(?:\?transport=(?:udp|tcp))?$/.test(url))
      problems.push(`TURN_URLS has ${url}: it takes turn:host:port?transport=udp`);
  if (!secret) problems.push('TURN_SECRET is not set, but TURN_URLS is');
  return secret ? { urls, secret } : undefined;
}
