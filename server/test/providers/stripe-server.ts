import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import { createLocalBooks, Fault } from './stripe-books.ts';
import { listening } from './listening.ts';
import { formOf, type Params } from './stripe-form.ts';

/**
 * A server that speaks Stripe's protocol, for tests: forms in, JSON out, bearer key, idempotency keys that are kept with
 * what they were sent with, lists in pages, expanded fields, events with their objects. The tests are the people at its
 * pages. Its clock is the school's.
 */
export async function openLocalStripe({ secretKey, now }: { secretKey: string; now: () => Temporal.Instant }) {
  const { things, calls, ...books } = createLocalBooks(now);
  const answers = new Map<string, { sent: string; status: number; body: string; at: Temporal.Instant }>();
  const state = { isSilent: false, isBroken: false };

  /** Puts the things themselves in place of their ids, where the call has asked so: `data.payment_method`. */
  function expanded(thing: unknown, paths: readonly string[]): unknown {
    if (Array.isArray(thing)) return thing.map((one) => expanded(one, paths));
    if (typeof thing !== 'object' || thing === null) return thing;
    const copy: Record<string, unknown> = { ...thing };
    for (const path of paths) {
      const [name = '', ...rest] = path.split('.');
      const value = typeof copy[name] === 'string' ? (things.get(copy[name]) ?? copy[name]) : copy[name];
      copy[name] = expanded(value, rest.length > 0 ? [rest.join('.')] : []);
    }
    return copy;
  }

  function answer(request: IncomingMessage, body: string): { status: number; body: string } {
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      return { status: 401, body: JSON.stringify({ error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } }) };
    }
    const url = new URL(request.url ?? '', 'http://stripe');
    const params = formOf(request.method === 'POST' ? body : url.search.slice(1));
    const key = request.headers['idempotency-key'];
    const kept = typeof key === 'string' ? answers.get(key) : undefined;
    // Stripe forgets a key after a day.
    const known = kept && now().since(kept.at).total('hours') < 24 ? kept : undefined;
    if (known && known.sent !== body) {
      const message = 'Keys for idempotent requests can only be used with the same parameters they were first used with.';
      return { status: 400, body: JSON.stringify({ error: { type: 'idempotency_error', message } }) };
    }
    if (known) return known;
    const fresh = calling(`${request.method} ${url.pathname}`, params);
    if (typeof key === 'string') answers.set(key, { sent: body, ...fresh, at: now() });
    return fresh;
  }

  function calling(name: string, params: Params): { status: number; body: string } {
    const [, id = ''] =
      /^[A-Z]+ \/v1\/(?:checkout\/sessions|payment_intents|refunds|payment_methods|customers)\/(\w+)(?:\/detach)?$/.exec(name) ?? [];
    const call = calls[id === '' ? name : name.replace(`/${id}`, '/:id')];
    try {
      if (!call) throw new Fault(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${name})` });
      const { expand = [], ...rest } = params;
      return { status: 200, body: JSON.stringify(expanded(call(rest, id), expand as string[])) };
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      return { status: fault.status, body: JSON.stringify({ error: fault.error }) };
    }
  }

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (state.isSilent) return;
      const given = state.isBroken
        ? { status: 500, body: JSON.stringify({ error: { type: 'api_error', message: 'An error occurred on our end' } }) }
        : answer(request, Buffer.concat(parts).toString('utf8'));
      response.writeHead(given.status, { 'content-type': 'application/json', 'request-id': 'req_local' }).end(given.body);
    });
  });
  return { ...(await listening(server)), state, books };
}
