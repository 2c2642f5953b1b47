import { cleanedPage, cleanedWords } from './cleaned-words.ts';

/** One call on the way to a fault, the innermost first. */
export interface Frame {
  name: string;
  file: string;
  line: number | null;
  column: number | null;
  ours: boolean;
}

/** A fault as its event tells, without people. */
export interface ReadFault {
  eventId: string;
  kind: string;
  words: string;
  stack: Frame[];
  page: string | null;
  browser: string | null;
  release: string | null;
  replayId: string | null;
  /** By the clock of the device it happened on, which may go wrong. */
  happenedAt: Temporal.Instant | null;
}

type Loose = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((inner, step) => (isObject(inner) ? (inner as Record<string | number, unknown>)[step] : undefined), value);
const text = (value: unknown, most = 200): string => (typeof value === 'string' ? value.slice(0, most) : '');
const whole = (value: unknown): number | null => (typeof value === 'number' && Number.isInteger(value) ? value : null);
const hexId = (value: unknown): string | null => (typeof value === 'string' && /^[0-9a-f]{32}$/.test(value) ? value : null);

/** A stack deeper than so many calls says no more. */
const mostFrames = 40;

/**
 * Reads an event of Sentry's format: the last exception, its stack, and where it happened. Undefined when it is none.
 * A message without an exception counts as a fault, too.
 */
export function readFault(event: unknown): ReadFault | undefined {
  const eventId = hexId(at(event, 'event_id'));
  if (eventId === null) return undefined;
  const values = at(event, 'exception', 'values');
  const exception: unknown = Array.isArray(values) ? values.at(-1) : undefined;
  const message = text(at(event, 'message'), 2000) || text(at(event, 'logentry', 'message'), 2000);
  if (exception === undefined && message === '') return undefined;
  const frames = at(exception, 'stacktrace', 'frames');
  const stack = (Array.isArray(frames) ? frames : []).slice(-mostFrames).toReversed().map(frameOf);
  const address = text(at(event, 'request', 'url'), 2000);
  return {
    eventId,
    kind: cleanedWords(text(at(exception, 'type')) || 'Message').slice(0, 100),
    words: cleanedWords(text(at(exception, 'value'), 2000) || message),
    stack,
    page: address === '' ? null : cleanedPage(address),
    browser: browserOf(text(at(event, 'request', 'headers', 'User-Agent'), 300)),
    release: text(at(event, 'release'), 60) || null,
    replayId: hexId(at(event, 'contexts', 'replay', 'replay_id')) ?? hexId(at(event, 'tags', 'replayId')),
    happenedAt: instantOf(at(event, 'timestamp')),
  };
}

/** Seconds since 1970 with parts of them, as the format has it; what no clock of ours can show is none. */
const instantOf = (seconds: unknown): Temporal.Instant | null =>
  typeof seconds === 'number' && seconds > 0 && seconds < 1e10 ? Temporal.Instant.fromEpochMilliseconds(Math.round(seconds * 1000)) : null;

function frameOf(frame: unknown): Frame {
  const file = fileOf(text(at(frame, 'filename'), 500));
  const ours = at(frame, 'in_app');
  return {
    name: cleanedWords(text(at(frame, 'function'), 100)) || '?',
    file,
    line: whole(at(frame, 'lineno')),
    column: whole(at(frame, 'colno')),
    ours: typeof ours === 'boolean' ? ours && !file.includes('node_modules') : !/node_modules|^node:/.test(file),
  };
}

/** A script of our pages by its path; a file of the server below its folder. */
const fileOf = (name: string): string =>
  (/^https?:/.test(name) ? (cleanedPage(name) ?? '').slice(1) : name)
    .replace(/^.*\/(?=(?:server|contract|web|content|node_modules)\/)/, '')
    .slice(0, 200);

/** `Chrome 140`: the name and the main number of a browser; the kind of device says its screen. */
export function browserOf(agent: string): string | null {
  for (const [name, pattern] of browsers) {
    const version = pattern.exec(agent)?.[1];
    if (version !== undefined) return `${name} ${version}`;
  }
  return null;
}

const browsers: ReadonlyArray<readonly [string, RegExp]> = [
  ['Yandex', /YaBrowser\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Edge', /Edg(?:A|iOS)?\/(\d+)/],
  ['Samsung', /SamsungBrowser\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari/],
];
