import { pino } from 'pino';

/** The school's log: one JSON object a line, with whatever identifies or unlocks a person taken out. */
export type Log = pino.Logger;

/** Names that never reach a log line, at the top and down to two levels below it (docs/design/security.md#secrets). */
const secretNames = [
  'authorization',
  'cookie',
  '["set-cookie"]',
  '["x-api-key"]',
  'password',
  'newPassword',
  'oldPassword',
  'token',
  'idToken',
  'accessToken',
  'secret',
  'pin',
  'code',
  'phone',
  'email',
] as const;

const under = (place: string) => secretNames.map((name) => (name.startsWith('[') ? `${place}${name}` : `${place}.${name}`));
const redacted = [...secretNames, ...under('*'), ...under('*.*')];

/** Addresses may carry one-time tokens (`?token=`, `?oobCode=`): only the path is worth keeping. */
const withoutQuery = (url: string): string => url.replace(/[?#].*$/s, '');

/**
 * Makes the log. `level` is pino's (fatal, error, warn, info, debug, trace, silent); `to` is for tests.
 * Fastify takes it as `loggerInstance`, and gives each request a child with its `reqId`.
 */
export function createLog({ level, to }: { level: string; to?: pino.DestinationStream }): Log {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: redacted, censor: '[removed]' },
    serializers: {
      err: pino.stdSerializers.err,
      req: (request: { method: string; url: string; id?: string }) => ({
        method: request.method,
        url: withoutQuery(request.url),
      }),
      res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
    },
  };
  return to ? pino(options, to) : pino(options);
}

/** For tests and tools that have nothing to tell. */
export const silentLog: Log = pino({ level: 'silent' });
