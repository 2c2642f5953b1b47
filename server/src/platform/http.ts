import { adultActOf } from '@school/contract/adults/acts';
import type { Call, Given, Taken } from '@school/contract/call';
import type { KnownCall } from '@school/contract/calls';
import { adultNeedOf } from '@school/contract/adult-need';
import { isChangeBySupport } from '@school/contract/role-matrix';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { listed, refuse } from './answer-refusal.ts';
import { inRequest } from './request-context.ts';
import type { Budgets } from './budgets.ts';
import { CallTable, routeOf } from './call-table.ts';
import { cookieOf, giveShellCookie } from './cookies.ts';
import { countedAddress } from './counted-address.ts';
import { insistOnOwnOrigin } from './csrf.ts';
import { answerOnce } from './idempotency.ts';
import type { Db } from './db.ts';
import type { Refused } from './refusal-log.ts';
import { asFile, type GivenFile } from './given-file.ts';
import type { Caller, Principal } from './principal.ts';
import { insistOnKindOfBody, jsonOf, rawOf, readPart } from './read-request.ts';
import { Refusal } from './refusal.ts';
import { insistOnAdult, insistOnOwnRoom, insistOnRow } from './rights.ts';

/** Who calls, and how it was proved: a cookie travels by itself, so it is checked more strictly. */
export interface Identified {
  caller: Caller;
  via: 'none' | 'cookie' | 'bearer';
}

/** What a handler may know of the request besides its shapes. */
export interface RequestFacts {
  ip: string;
  userAgent: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** A cookie that `answer.setCookie` has set under this name. */
  cookie(name: string): string | undefined;
  /** The bytes as they came: signatures are checked over them. */
  raw: Buffer;
  /** For calls whose module keeps the key itself (`idempotent: 'own'`). */
  idempotencyKey: string | undefined;
}

interface CookieOptions {
  /** Seconds to live; without it the cookie ends with the browser session. */
  maxAge?: number;
}

/** What a handler may do to the answer besides its body. */
export interface AnswerTools {
  setCookie(name: string, value: string, options?: CookieOptions): void;
  clearCookie(name: string): void;
}

type HandlerCall<C> = Taken<C> & { who: Principal; caller: Caller; request: RequestFacts; answer: AnswerTools };

/** One handler for each call of a module's contract. `who` is the signed-in caller; reading it as a guest refuses. */
export type Handlers<Calls> = {
  [K in keyof Calls]: (call: HandlerCall<Calls[K]>) => Promise<Calls[K] extends { file: string } ? GivenFile : Given<Calls[K]>>;
};

export interface ServeOptions {
  db: Db;
  /** At once where it is known already: most calls come from a session that has just been looked up. */
  whoCalls(request: FastifyRequest): Identified | Promise<Identified>;
  /** Writes down what support has changed in a family's account, in the transaction of the change. */
  whenSupportChanges?(call: KnownCall, caller: Principal, taken: unknown): Promise<void>;
  /** Writes down what an adult of a family has done for it, with the change. */
  whenAdultActs?(call: KnownCall, caller: Principal, taken: Readonly<Record<'params' | 'body', unknown>>): Promise<void>;
  /** Whose answers may be some seconds old: a read replica gives them, where there is one. */
  isAside?(call: KnownCall): boolean;
  /** How often one caller may call. */
  budgets: Budgets;
  /** Secure cookies: set where the public address is https. */
  secureCookies: boolean;
  /** The name of a cookie of ours in the browser (platform/cookies.ts). */
  cookieName(name: string): string;
  /** The origin the school is reached at, when it is known. */
  publicOrigin?: string | undefined;
  /** Checks every answer and refusal against the contract: everywhere but in production. */
  strict: boolean;
  onFault(fault: unknown, request: FastifyRequest): void;
  /** Hears of every refusal, after the answer. */
  onRefused?: ((refused: Refused) => void) | undefined;
}

/** Whoever proves a call by its signature is no person. */
const nobody: Identified = { caller: { role: 'guest', locale: 'ru-RU' }, via: 'none' };

/** Puts a module's handlers behind its calls. The only place that knows of requests, statuses and JSON. */
export function serve<Calls extends Record<string, Call>>(
  app: FastifyInstance,
  calls: Calls,
  handlers: Handlers<Calls>,
  options: ServeOptions,
): void {
  const table = (app.callTable ??= new CallTable(app));
  for (const [key, call] of Object.entries(calls)) {
    const handler = handlers[key as keyof Calls] as (call: unknown) => Promise<unknown>;
    table.add(app, {
      key,
      route: routeOf(key),
      call,
      enter: (request, done) => enter(key as KnownCall, call, request, options, done),
      answer: (request, reply) => answer({ key: key as KnownCall, call, handler, options }, request, reply),
      refuse: (fault, request, reply) => {
        const refusal = listed(key, call, fault, options, request);
        void refuse(reply, refusal);
        // Refused before it was known who calls: nobody's.
        const caller = (request.identified as Identified | undefined)?.caller;
        const params = (request.params ?? {}) as Record<string, string>;
        if (caller) options.onRefused?.({ call: key as KnownCall, caller, params, code: refusal.code, facts: refusal.facts });
      },
    });
  }
}

/** Before the body is read and before any shape is checked: nobody learns shapes without the right to call. */
function enter(key: KnownCall, call: Call, request: FastifyRequest, options: ServeOptions, done: (fault?: Error) => void): void {
  const letIn = (identified: Identified) => {
    insistOnRight(key, call, identified.caller);
    insistOnOwnRoom(key, call.who, identified.caller, (request.params ?? {}) as { eventId?: unknown });
    if (request.method !== 'GET' && !call.signature) insistOnOwnOrigin(request, identified.via, options.publicOrigin);
    request.identified = identified;
    if (!call.signature) insistOnBudget(call, identified.caller, request, options.budgets);
  };
  const identified = call.signature ? nobody : options.whoCalls(request);
  // A hook answers by its callback or by a promise, never by both.
  if (identified instanceof Promise) return void identified.then(letIn).then(whenDone(done), done);
  letIn(identified);
  done();
}

const whenDone = (done: () => void) => () => done();

interface Answered {
  key: KnownCall;
  call: Call;
  handler: (call: unknown) => Promise<unknown>;
  options: ServeOptions;
}

async function answer({ key, call, handler, options }: Answered, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  insistOnKindOfBody(request, call);
  if (call.needsKey && request.headers['idempotency-key'] === undefined)
    throw new Refusal('request.invalid', { where: 'idempotency-key', problem: 'missing' });
  const asked = new Asked(call, request, reply, options);
  const idempotencyKey = call.idempotent === true ? request.headers['idempotency-key'] : undefined;
  const context = { requestId: request.id, call: key, caller: asked.caller };
  const work = () => {
    if (asked.caller.role === 'support') return asSupport(key, asked, handler, options);
    if ('adult' in asked.caller && asked.caller.adult) return asAdult(key, call, asked, handler, options);
    const look = () => (options.isAside?.(key) ? options.db.aside(() => handler(asked)) : handler(asked));
    return request.method === 'GET' ? options.db.looking(look) : look();
  };
  const given = await inRequest(context, () =>
    typeof idempotencyKey === 'string'
      ? answerOnce(options.db, { scope: asked.scope, key: idempotencyKey, call: key, taken: asked.taken }, work)
      : work(),
  );
  if (options.strict) insistOnShape(key, call, given);
  if (call.file) return asFile(reply, call.file, given as GivenFile);
  // Returned, not sent: awaiting a reply makes Fastify watch the end of the response, which costs more than the rest.
  return given;
}

/** What support changes is written down with the change, or neither happens. */
async function asSupport(key: KnownCall, asked: Asked, handler: (call: unknown) => Promise<unknown>, { db, ...options }: ServeOptions) {
  if (!isChangeBySupport(key)) return handler(asked);
  return db.inTransaction(async () => {
    const answer = await handler(asked);
    await options.whenSupportChanges?.(key, asked.who, asked.taken);
    return answer;
  });
}

/** What an adult does for the family stands beside it, or neither does; a call that asks a bank between two transactions is written down after it. */
async function asAdult(key: KnownCall, call: Call, asked: Asked, handler: (call: unknown) => Promise<unknown>, options: ServeOptions) {
  if (adultActOf(key) === undefined) return handler(asked);
  const done = async () => {
    const answer = await handler(asked);
    await options.whenAdultActs?.(key, asked.who, asked.taken);
    return answer;
  };
  return call.idempotent === 'own' ? done() : options.db.inTransaction(done);
}

/** What a handler is given. What most calls never look at is made when it is looked at: this runs for every request. */
class Asked {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly caller: Caller;
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #options: ServeOptions;

  constructor(call: Call, request: FastifyRequest, reply: FastifyReply, options: ServeOptions) {
    this.params = call.params && readPart(call.params, request.params, 'params');
    this.query = call.query && readPart(call.query, request.query, 'query');
    this.body = call.body && readPart(call.body, jsonOf(request), '');
    this.caller = request.identified.caller;
    this.#request = request;
    this.#reply = reply;
    this.#options = options;
  }

  /** All that was sent, as the shapes read it. */
  get taken() {
    return { params: this.params, query: this.query, body: this.body };
  }

  /** Whose idempotency keys these are. */
  get scope(): string {
    return this.caller.role === 'guest' ? 'guest' : this.caller.customerId;
  }

  get who(): Principal {
    if (this.caller.role === 'guest') throw new Refusal('identity.not_signed_in');
    return this.caller;
  }

  get request(): RequestFacts {
    const { ip, headers } = this.#request;
    const key = headers['idempotency-key'];
    const idempotencyKey = typeof key === 'string' ? key : undefined;
    const cookie = (name: string) => cookieOf(headers.cookie, this.#options.cookieName(name));
    return { ip, userAgent: headers['user-agent'] ?? '', headers, cookie, raw: rawOf(this.#request), idempotencyKey };
  }

  get answer(): AnswerTools {
    return answerTools(this.#request, this.#reply, this.#options);
  }
}

function insistOnBudget({ perMinute }: Call, caller: Caller, { ip, url }: FastifyRequest, budgets: Budgets): void {
  const wait =
    caller.role === 'guest'
      ? budgets.ofAddress(countedAddress(ip))
      : budgets.ofSession(caller.sessionId) ||
        (perMinute === undefined ? 0 : budgets.ofCall(caller.sessionId, url.split('?', 1)[0] ?? '', perMinute));
  if (wait > 0) throw new Refusal('request.too_fast', { seconds: wait });
}

function insistOnRight(key: KnownCall, call: Call, caller: Caller): void {
  insistOnRow(call.who, caller);
  insistOnAdult(adultNeedOf(call), caller);
  if (caller.role === 'support' && caller.mayChange !== true && isChangeBySupport(key)) throw new Refusal('identity.support_reads_only');
}

function insistOnShape(key: string, call: Call, answer: unknown): void {
  const result = call.gives.safeParse(answer);
  if (!result.success) throw new Error(`${key} answered outside its contract: ${JSON.stringify(result.error.issues.slice(0, 3))}`);
}

function answerTools(request: FastifyRequest, reply: FastifyReply, { secureCookies: secure, cookieName }: ServeOptions): AnswerTools {
  if (request.knownOrigin === 'shell') {
    return {
      setCookie: (name, value, { maxAge } = {}) => giveShellCookie(reply, cookieName(name), value, maxAge),
      clearCookie: (name) => giveShellCookie(reply, cookieName(name), '', 0),
    };
  }
  const base = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    setCookie: (name, value, { maxAge } = {}) =>
      void reply.setCookie(cookieName(name), value, maxAge === undefined ? base : { ...base, maxAge }),
    clearCookie: (name) => void reply.clearCookie(cookieName(name), base),
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    identified: Identified;
  }
}
