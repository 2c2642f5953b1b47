import { randomUUID } from 'node:crypto';

/** Tells a fault to wherever faults are collected. Never throws, and never waits. */
export type ReportFault = (fault: unknown) => void;

/** So many reports a minute at most: a broken database would otherwise send thousands. */
const mostPerMinute = 30;

/**
 * Reports faults in Sentry's envelope format to any server that takes it. `dsn` is https://key@host/project.
 * Only the kind, the words and the stack of a fault leave the school: no request, no person. What looks like an
 * e-mail address, a long number or a token is taken out of the words.
 */
export function reportTo(dsn: string, { region, onTrouble }: { region: string; onTrouble: (fault: unknown) => void }): ReportFault {
  const { protocol, host, pathname, username } = new URL(dsn);
  const [, before = '', project = ''] = /^(.*)\/([^/]+)$/.exec(pathname) ?? [];
  const url = `${protocol}//${host}${before}/api/${project}/envelope/`;
  let minute = 0;
  let sent = 0;
  return (fault) => {
    const now = Math.floor(performance.now() / 60_000);
    if (now !== minute) [minute, sent] = [now, 0];
    if (++sent > mostPerMinute) return;
    const id = randomUUID().replaceAll('-', '');
    const lines = [{ event_id: id, dsn }, { type: 'event' }, eventOf(fault, id, region)];
    fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=chip-school/1, sentry_key=${username}`,
      },
      body: lines.map((line) => JSON.stringify(line)).join('\n'),
      signal: AbortSignal.timeout(10_000),
    }).then((answer) => answer.body?.cancel(), onTrouble);
  };
}

/** A fault as an event of Sentry’s format, without people. `id` is 32 hex digits. */
export function eventOf(fault: unknown, id: string, region: string): object {
  const { name, message, stack } = fault instanceof Error ? fault : new Error(String(fault));
  return {
    event_id: id,
    platform: 'node',
    level: 'error',
    tags: { region },
    exception: { values: [{ type: name, value: withoutPeople(message), stacktrace: { frames: framesOf(stack ?? '') } }] },
  };
}

const withoutPeople = (words: string): string =>
  words
    .replace(/[^\s@'"(<,;]+@[^\s@'")>,;]+/g, '[mail]')
    .replace(/\d{6,}/g, '[number]')
    .replace(/[\w-]{40,}/g, '[token]')
    .slice(0, 1000);

/** Sentry wants the outermost call first. */
function framesOf(stack: string): object[] {
  const calls = [...stack.matchAll(/^\s+at (?:(.+?) \()?(?:file:\/\/)?(.+?):(\d+):(\d+)\)?$/gm)];
  return calls.toReversed().map(([, name, file = '', line, column]) => ({
    function: name ?? '?',
    filename: file,
    lineno: Number(line),
    colno: Number(column),
    in_app: !file.includes('node_modules') && !file.startsWith('node:'),
  }));
}
