import { randomUUID } from 'node:crypto';

import type { TestSchool } from '../../src/testing.ts';

export type SignedIn = 'parent' | 'kid' | 'teacher' | 'manager' | 'support';

export interface Answer {
  status: number;
  code: string | undefined;
  body: unknown;
}

/** Sends a call as somebody over the network, as an app would: a bearer, and no cookie. */
export type Send = (bearer: string | undefined, call: string, sample?: Sample) => Promise<Answer>;

/** What goes with a call. */
export interface Sample {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: Record<string, unknown> | undefined;
}

/** What stands in an address; an id that nobody has where nothing is given. */
const wordOf = (value: unknown): string =>
  typeof value === 'string' ? value.toWellFormed() : typeof value === 'number' ? String(value) : '00000000-0000-4000-8000-000000000000';

/** `GET /kids/:kidUid` with its params and query, as an address. */
export function addressOf(call: string, { params = {}, query = {} }: Sample): { method: string; path: string } {
  const [method = 'GET', path = '/'] = call.split(' ');
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(wordOf(params[name])));
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = pairs.length > 0 ? `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()}` : '';
  return { method, path: `/api${filled}${search}` };
}

/** The school at an address of this machine, and people who have signed in to it through its own door. */
export async function openDoor(school: TestSchool) {
  const origin = await school.http.listen({ port: 0, host: '127.0.0.1' });
  const send: Send = async (bearer, call, sample = {}) => {
    const { method, path } = addressOf(call, sample);
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: {
        'x-requested-with': 'chip',
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        'idempotency-key': randomUUID(),
        ...(sample.body && { 'content-type': 'application/json' }),
      },
      ...(sample.body && { body: JSON.stringify(sample.body) }),
    });
    return readAnswer(answer.status, answer.headers.get('content-type'), await answer.text());
  };

  async function signIn({ email, password }: { email: string; password: string }, wishes: object = {}): Promise<string> {
    const idToken = (await send(undefined, 'POST /auth/sign-in', { body: { login: email, password } })).body as { idToken: string };
    const session = await send(undefined, 'POST /user/session', { body: { ...idToken, ...wishes } });
    return (session.body as { bearer: string }).bearer;
  }
  return { send, signIn };
}

export function readAnswer(status: number, type: string | null | undefined, text: string): Answer {
  const body: unknown = type?.includes('json') ? JSON.parse(text) : text;
  return { status, code: (body as { error?: { code?: string } } | undefined)?.error?.code, body };
}
