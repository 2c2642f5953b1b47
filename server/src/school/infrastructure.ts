import type { Kid, User } from '@school/contract/families/shapes';

import { createOutbox } from '#platform/outbox';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import { createFiles, openStorage } from '#platform/files';
import type { Identified } from '#platform/http';
import { forgetAnswers } from '#platform/idempotency';
import { createJobs } from '#platform/jobs';
import { createRefusalLog } from '#platform/refusal-log';
import type { Log } from '#platform/log';
import { createMessages } from '#platform/messages';
import { createComposer } from '#platform/composer';
import { type PushPort, webPush } from '#platform/push';
import { createRateLimit } from '#platform/rate-limit';
import { createRealtime } from '#platform/realtime';
import { createRooms } from '#platform/rooms';
import { createSealer } from '#platform/sealing';
import type { Settings } from '#platform/settings';
import { botTelegram, type BotWay, type TelegramPort } from '#platform/telegram';
import { createWebServer } from '#platform/web-server';
import { ownAddress } from '#platform/own-address';

import { createSandbox } from '../sandbox/bank/sandbox.ts';
import { practiceBot, type PracticeTelegram, practiceTelegram } from '../sandbox/telegram/practice-telegram.ts';

/** What the school is built from: the world around it comes in from outside, so that tests choose it. */
export interface SchoolGiven {
  db: Db;
  clock: Clock;
  settings: Settings;
  log: Log;
  /** Takes push messages to devices; without it they go to the push services of the browsers. */
  push?: PushPort | undefined;
  /** Answers for a caller before the sessions are asked: tests say so who calls. Production never passes it. */
  identify?: ((headers: Readonly<Record<string, string | string[] | undefined>>) => Identified | undefined) | undefined;
  /** Hears every fault besides the log: tests collect them. */
  onFault?: ((fault: unknown) => void) | undefined;
}

/** Floor 0: what every module stands on, the web server without a call yet among it. */
export async function createInfrastructure({ db, clock, settings, log, push = webPush, onFault: hear }: SchoolGiven) {
  const onFault = (fault: unknown, what: unknown = 'unexpected') => {
    log.error({ err: fault }, typeof what === 'string' ? what : 'unexpected');
    hear?.(fault);
  };
  const outbox = createOutbox(db, onFault);
  const realtime = createRealtime({ db, onFault });
  const rooms = createRooms({ db, realtime, nats: settings.nats, onFault });
  const rateLimit = createRateLimit({ db, clock });
  const messages = createMessages({ db, clock, log, hasInbox: !settings.production });
  const jobs = createJobs({ outbox, onFault });
  jobs.every('platform.prune-realtime', '*/10 * * * *', realtime.prune);
  const refusals = createRefusalLog({ db, clock, onFault });
  jobs.every('platform.forget-refusals', '45 3 * * *', async () => void (await refusals.forgetOld()));
  jobs.every('platform.forget-answers', '55 3 * * *', async () => void (await forgetAnswers(db, clock.now())));
  jobs.every('platform.forget-rate-limits', '17 * * * *', async () => void (await rateLimit.removeEnded()));
  jobs.every('platform.forget-messages', '40 3 * * *', async () => void (await messages.forgetOld()));
  const storage = openStorage(settings);
  const files = createFiles({ storage, keys: settings.secrets.files, clock });
  const https = settings.publicUrl.startsWith('https:');
  const http = await createWebServer({
    https,
    trustProxy: settings.trustProxy,
    origins: settings,
    connect: [...reportedTo(settings), ...liveAt(settings)],
    onFault,
  });
  const secrets = settings.secrets.sandboxWebhook;
  const bots = botsFor(settings, clock, () => ownAddress(http.server));
  const practiceBank = createSandbox({ db, clock, secrets, address: () => ownAddress(http.server), onFault });
  return {
    db,
    clock,
    settings,
    log,
    push,
    onFault,
    outbox,
    realtime,
    rooms,
    messages,
    jobs,
    refusals,
    rateLimit,
    sealer: createSealer(settings.secrets.sealing),
    files,
    storage,
    https,
    http,
    practiceBank,
    ...bots,
    /** What modules add to the answers about a family and about a kid. */
    userParts: createComposer<User>(),
    kidParts: createComposer<Kid>(),
  };
}

export type Infrastructure = Awaited<ReturnType<typeof createInfrastructure>>;

/** A LiveKit is asked by pages over both, its socket and its calls. */
const liveAt = ({ media: { livekit } }: Settings): string[] =>
  livekit ? [new URL(livekit.url).origin, new URL(livekit.url.replace(/^ws/, 'http')).origin] : [];

/** Another origin that pages report their faults to, if there is one. */
const reportedTo = ({ telemetry: { dsn } }: Settings): string[] => (dsn === undefined ? [] : [new URL(dsn).origin]);

/** Bots by the way they are reached; where a school to try out has none, it has one in a Telegram of its own. */
function botsFor(
  { telegram, production, publicUrl }: Settings,
  clock: Clock,
  address: () => string | undefined,
): { botOf(way: BotWay | undefined): TelegramPort | undefined; practiceTelegram: PracticeTelegram | undefined } {
  const botAt = ({ token, api }: BotWay) => botTelegram({ token, api: () => api, chats: (bot) => `https://t.me/${bot}` });
  if (telegram || production) return { botOf: (way) => way && botAt(way), practiceTelegram: undefined };
  const api = () => `${address() ?? 'http://localhost'}/sandbox/telegram`;
  const practice = botTelegram({ token: practiceBot.token, api, chats: () => `${publicUrl}/sandbox/telegram` });
  return { botOf: (way) => (way ? botAt(way) : practice), practiceTelegram: practiceTelegram({ clock, address }) };
}
