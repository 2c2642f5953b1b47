import type { GivenFile } from '@school/contract/call';
import type { AnswerOf, KnownCall, SentTo } from '@school/contract/calls';
import { shellCookies } from '@school/contract/region/across';

import { localeNow } from '#i18n/locale.ts';
import { bearerNow, freshBearer } from './bearer.ts';
import { takeEarly } from './early.ts';
import { heard } from './failures.ts';
import { atSchool, ownFile } from './school-address.ts';
import { readRefusal, SchoolRefusal } from './school-refusal.ts';
import { cookiesToSend, keepCookies } from './shell-cookies.ts';

/** Parts of a call that its contract demands; what it does not have cannot be given, and an empty query need not be. */
type MayBeLeft<S, Part extends keyof S> = undefined extends S[Part]
  ? true
  : Part extends 'query'
    ? {} extends S[Part]
      ? true
      : false
    : false;
type Needed<S> = { [Part in keyof S as MayBeLeft<S, Part> extends true ? never : Part]: S[Part] } & {
  [Part in keyof S as MayBeLeft<S, Part> extends true ? Part : never]?: S[Part];
};
export type Sent<K extends KnownCall> = Needed<SentTo<K>>;

export interface CallOptions {
  /** Idempotency-Key: the same over all retries of one submit. Without it every call has a new one. */
  key?: string;
  signal?: AbortSignal;
  /** Outlives the page (analytics). */
  keepalive?: boolean;
  headers?: Readonly<Record<string, string>>;
  /** A recorded voice, for calls that take one. */
  sound?: Blob;
  /** A picture, or a document with its type, for calls that take one. */
  picture?: Blob;
  /** A video, for calls that take one. */
  video?: Blob;
  /** Nobody is told of a failure: for calls that a person has not asked for. */
  silent?: boolean;
  /** Another region, by its address. */
  at?: string;
  /** This region alone: for signing in, which otherwise looks for the person in all of them. */
  here?: true;
}

/** Nothing to send is nothing to write: `api('GET /user')`. */
type Rest<K extends KnownCall> =
  Record<string, never> extends Sent<K> ? [sent?: Sent<K>, options?: CallOptions] : [sent: Sent<K>, options?: CallOptions];

/** The app from a store: its pages have an address of their own. Known when the app is built. */
const inShell = import.meta.env.MODE === 'native';

type Search = (call: KnownCall, sent: Record<string, unknown>, options: CallOptions) => Promise<unknown>;
let searchers: (() => Promise<Search>) | undefined;
/** Who looks for a person in all regions, where the school has several (`other-regions.ts`). */
export const searchRegionsBy = (load: typeof searchers): void => {
  searchers = load;
};

/** Waits before a lost call goes out again under the same key. */
const pauses = [400, 1500];

/**
 * One call of the contract: `await api('POST /intro', { body })`. Gives the answer's data, or fails with a
 * `SchoolRefusal`, of which the red notice tells unless somebody takes it. A call that got no answer, or met a busy school, is sent
 * again twice under the same idempotency key.
 */
export async function api<K extends KnownCall>(call: K, ...[sent, options = {}]: Rest<K>): Promise<AnswerOf<K>> {
  const key = options.key ?? crypto.randomUUID();
  if (searchers && call.startsWith('POST /auth/') && options.at === undefined && !options.here) {
    const search = await searchers();
    return (await search(call, sent ?? {}, { ...options, key })) as AnswerOf<K>;
  }
  try {
    for (let attempt = 0; ; attempt++) {
      try {
        return (await once(call, sent ?? {}, { ...options, key })) as AnswerOf<K>;
      } catch (cause) {
        const pause = pauses[attempt];
        const again = cause instanceof SchoolRefusal && navigator.onLine && !options.silent ? cause.againAfter : undefined;
        if (again === undefined || pause === undefined) throw cause;
        await new Promise((resolve) => setTimeout(resolve, Math.max(pause, again)));
      }
    }
  } catch (cause) {
    if (cause instanceof SchoolRefusal && !options.silent) heard(cause, call);
    throw cause;
  }
}

/** Calls that give one session for another: at the school the one before is over some moments sooner than on this page. */
const exchanges: ReadonlySet<string> = new Set<KnownCall>(['POST /user/kid-session', 'POST /user/parent-session']);
let exchange: Promise<void> | undefined;

/** Until a moment after its answer was read, in which the page enters the session that it gave. */
function givesWay(answering: Promise<unknown>): void {
  const over = () => void setTimeout(() => exchange === own && (exchange = undefined), enteringMs);
  const own = answering.then(over, over);
  exchange = own;
}
const enteringMs = 1000;

/** What was asked for the session before (its bearer), while it gives way, is judged when the next one has been entered. */
export async function afterExchange(bearer: string | undefined): Promise<void> {
  if (!exchange) return;
  await exchange;
  for (let waited = 0; waited < enteringMs && bearer === bearerNow(); waited += 50) await new Promise((resolve) => setTimeout(resolve, 50));
}

type Parts = { params?: unknown; query?: unknown; body?: unknown };

async function once(call: string, { params, query, body }: Parts, options: CallOptions & { key: string }): Promise<unknown> {
  const [method = 'GET', path = ''] = call.split(' ');
  const address = addressOf(path, params, query, options.at);
  const early = method === 'GET' ? await takeEarly(address) : undefined;
  const bearer = early || call === 'GET /user/session' || options.at !== undefined ? undefined : await freshBearer();
  const form = body instanceof FormData;
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': localeNow(),
    'x-requested-with': 'chip',
    ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    ...(method === 'GET' ? {} : { 'idempotency-key': options.key }),
    ...(body === undefined || form ? {} : { 'content-type': 'application/json' }),
    ...(options.sound ? { 'content-type': options.sound.type } : {}),
    // What it really is, the school sees by its bytes.
    ...(options.video ? { 'content-type': options.video.type || 'video/mp4' } : {}),
    ...(options.picture ? { 'content-type': options.picture.type || 'image/jpeg' } : {}),
    ...options.headers,
    ...(inShell && cookiesToSend()),
  };
  const init: RequestInit = {
    method,
    headers,
    credentials: inShell ? 'omit' : 'include',
    ...(options.signal ? { signal: options.signal } : {}),
  };
  if (options.keepalive) init.keepalive = true;
  if (body !== undefined) init.body = form ? body : JSON.stringify(body);
  if (options.sound) init.body = options.sound;
  if (options.picture) init.body = options.picture;
  if (options.video) init.body = options.video;
  let response: Response;
  try {
    const answering = early ?? fetch(address, init);
    if (exchanges.has(call)) givesWay(Promise.resolve(answering).then((given) => given.clone().text()));
    response = await answering;
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw new SchoolRefusal('school.unexpected');
  }
  if (inShell) keepCookies(response.headers.get(shellCookies.given));
  if (response.ok && response.headers.get('content-disposition') !== null) return fileOf(response);
  const answer: unknown = await (inShell ? response.text().then((text) => JSON.parse(text, ownFile)) : response.json()).catch(
    () => undefined,
  );
  if (!response.ok) {
    const refusal = readRefusal(answer, response.status);
    if (refusal.code === 'identity.not_signed_in' && !exchanges.has(call)) await afterExchange(bearer);
    refusal.outdated = bearer !== undefined && bearer !== bearerNow();
    throw refusal;
  }
  return answer;
}

/** An answer that is a file: its name as the school gave it, and its bytes. */
async function fileOf(response: Response): Promise<GivenFile> {
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '';
  return { name: decodeURIComponent(name), bytes: new Uint8Array(await response.arrayBuffer()) };
}

/** The school's `/api` (or that of another region) and the path with its params in place, then the query without what is undefined. */
export function addressOf(path: string, params: unknown, query: unknown, at = atSchool('')): string {
  const values = new Map(Object.entries(params ?? {}).map(([name, value]) => [name, encodeURIComponent(String(value))]));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => values.get(name) ?? '');
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const each of Array.isArray(value) ? value : [value]) if (each !== undefined) asked.append(name, String(each));
  }
  return `${at}/api${filled}${asked.size > 0 ? `?${asked.toString()}` : ''}`;
}
