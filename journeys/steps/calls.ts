import type { RunningSchool } from '../running-school.ts';

/** The calls of the school as somebody makes them without a browser: the answer, or an error that says what was refused. */
export interface Calls {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: unknown): Promise<T>;
  patch<T>(path: string, body: unknown): Promise<T>;
}

type Method = 'GET' | 'POST' | 'PATCH';

interface Answer {
  status: number;
  body: unknown;
}

/** Somebody's calls; signs in when the school asks for it, so that the clock may be moved in between. */
export function callsOf(school: Pick<RunningSchool, 'url'>, who?: { email: string; password: string }): Calls & { sent: typeof send } {
  let bearer: string | undefined;
  const once = async (method: Method, path: string, body?: unknown): Promise<Answer> => {
    const answer = await fetch(`${school.url}/api${path}`, {
      method,
      headers: {
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...(method !== 'GET' && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  };
  const signIn = async () => {
    bearer = undefined;
    const { idToken } = (await once('POST', '/auth/sign-in', { login: who?.email, password: who?.password })).body as { idToken: string };
    bearer = ((await once('POST', '/user/session', { idToken })).body as { bearer: string }).bearer;
  };
  /** The answer as it came, also a refusal. */
  async function send(method: Method, path: string, body?: unknown): Promise<Answer> {
    if (who && bearer === undefined) await signIn();
    const answer = await once(method, path, body);
    if (answer.status !== 401 || !who) return answer;
    await signIn();
    return once(method, path, body);
  }
  const granted = async (method: Method, path: string, body?: unknown) => {
    const answer = await send(method, path, body);
    if (answer.status >= 400) throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  return {
    sent: send,
    get: async <T>(path: string) => (await granted('GET', path)) as T,
    post: async <T>(path: string, body: unknown) => (await granted('POST', path, body)) as T,
    patch: async <T>(path: string, body: unknown) => (await granted('PATCH', path, body)) as T,
  };
}
