import type { Locale } from '@school/contract/shapes';

import type { TestAnswer, TestSchool } from '../../testing.ts';
import type { AccountRole } from './stores/accounts.store.ts';

/** An account to sign in with; a test names only what it is about. */
export async function haveAccount(
  school: TestSchool,
  its: {
    role?: AccountRole;
    customerId?: string;
    email?: string;
    phone?: string;
    password?: string;
    locale?: Locale;
    confirmed?: readonly ('email' | 'phone')[];
  } = {},
) {
  const account = {
    role: 'parent' as const,
    customerId: crypto.randomUUID(),
    email: 'anna@example.com',
    password: 'birch-lake-42',
    locale: 'ru-RU' as const,
    confirmed: ['email', 'phone'] as const,
    ...its,
  };
  return { ...account, accountId: await school.identity.createAccount(account) };
}

/** A browser of its own: it keeps the cookie it is given and sends what browsers send. */
export function aBrowser(school: TestSchool, { bearer, ip = '192.0.2.1' }: { bearer?: string; ip?: string } = {}) {
  let cookie: string | undefined;
  let device: string | undefined;
  const call = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<TestAnswer> => {
    const answer = await school.http.inject({
      method,
      url: `/api${path}`,
      remoteAddress: ip,
      headers: {
        'x-requested-with': 'chip',
        'user-agent': 'Mozilla/5.0 (X11; Linux x64; rv:133.0) Gecko/20100101 Firefox/133.0',
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
        cookie: [...(cookie ? [`chip=${cookie}`] : []), ...(device ? [`chip-device=${device}`] : [])].join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    const set = answer.cookies.find(({ name }) => name === 'chip');
    if (set) cookie = set.value === '' ? undefined : set.value;
    device = answer.cookies.find(({ name }) => name === 'chip-device')?.value ?? device;
    return { status: answer.statusCode, body: JSON.parse(answer.body), headers: answer.headers };
  };
  const browser = {
    get: (path: string) => call('GET', path),
    post: (path: string, body: unknown = {}) => call('POST', path, body),
    patch: (path: string, body: unknown) => call('PATCH', path, body),
    delete: (path: string) => call('DELETE', path),
    /** E-mail and password to a session, as the sign-in page does it. */
    async signIn(login: string, password: string, wishes: { isSupport?: boolean } = {}) {
      const { body } = await browser.post('/auth/sign-in', { login, password });
      return browser.post('/user/session', { idToken: body.idToken, ...wishes });
    },
    /** The cookie by which this browser is known. */
    get device() {
      return device;
    },
    set device(value: string | undefined) {
      device = value;
    },
    get cookie() {
      return cookie;
    },
    set cookie(value: string | undefined) {
      cookie = value;
    },
  };
  return browser;
}
