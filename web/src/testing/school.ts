import type { AnswerOf, KnownCall } from '@school/contract/calls';
import type { ErrorCode } from '@school/contract/errors';
import { afterEach } from 'vitest';

/** A request that reached the school. */
export interface Asked {
  call: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  key: string | null;
}

type Answering = (asked: Asked) => unknown;

/** A refusal, as the school gives it. */
export const refusal = (code: ErrorCode, { status = 409, facts = {} }: { status?: number; facts?: Record<string, string | number> } = {}) =>
  new Response(JSON.stringify({ error: { code, facts } }), { status });

const browserFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = browserFetch;
});

/**
 * The school at the other end of the line: the only fake, and it stands where the app meets the world. `answers` are by call of the
 * contract, a value or what makes one (also a promise, to keep somebody waiting); `asked` is what was sent, in its order.
 */
export function fakeSchool() {
  const answers = new Map<string, Answering>();
  const asked: Asked[] = [];
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const method = init?.method ?? 'GET';
    const path = url.pathname.replace(/^\/api/, '');
    const call = [...answers.keys()].find((it) => matches(it, method, path)) ?? `${method} ${path}`;
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body;
    const request = { call, path, query: url.searchParams, body, key: new Headers(init?.headers).get('idempotency-key') };
    asked.push(request);
    const answering = answers.get(call);
    if (!answering) return new Response(JSON.stringify({ error: { code: 'school.unexpected' } }), { status: 500 });
    const answer = await answering(request);
    return answer instanceof Response ? answer : new Response(JSON.stringify(answer), { status: 200 });
  };
  return {
    asked,
    /** What was sent by this call. */
    by: (call: KnownCall) => asked.filter((it) => it.call === call),
    on<K extends KnownCall>(call: K, answer: AnswerOf<K> | ((asked: Asked) => AnswerOf<K> | Response | Promise<AnswerOf<K> | Response>)) {
      answers.set(call, typeof answer === 'function' ? (answer as Answering) : () => answer);
    },
  };
}

function matches(call: string, method: string, path: string): boolean {
  const [of, pattern = ''] = call.split(' ');
  return of === method && new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);
}
