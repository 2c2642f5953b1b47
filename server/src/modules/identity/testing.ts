import { Secret, TOTP } from 'otpauth';

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

/** Ends the sign-in of a colleague who sets up the app; answers with how to make its codes. */
export async function enterWithApp(school: TestSchool, browser: ReturnType<typeof aBrowser>, ticket: string, password: string) {
  const { body: enrolment } = await browser.post('/auth/second-factor/enrol', { ticket });
  const app = new TOTP({ secret: Secret.fromBase32(enrolment.secret) });
  const codeNow = () => app.generate({ timestamp: school.clock.now().epochMilliseconds });
  const { body } = await browser.post('/auth/second-factor/confirm', { ticket, code: codeNow() });
  await browser.post('/user/session', { idToken: body.idToken });
  /** Of the next half minute: the one before was used. */
  const code = () => {
    school.clock.set(school.clock.now().add({ seconds: 30 }));
    return codeNow();
  };
  return {
    browser,
    code,
    /** Signs in anew: a session of the staff does not last two days. */
    async back(login: string) {
      const step = await browser.post('/auth/sign-in', { login, password });
      const { body: second } = await browser.post('/auth/second-factor', { ticket: step.body.secondFactor.ticket, code: code() });
      await browser.post('/user/session', { idToken: second.idToken });
    },
  };
}

/** The first owner of a school, Vera, who has come in by its link. */
export async function firstOwner(school: TestSchool, password: string) {
  const browser = aBrowser(school);
  const token = (await school.identity.setup.firstLink())?.split('#')[1];
  const { body } = await browser.post('/setup/owner', { token, name: 'Вера', email: 'vera@school.test', password, locale: 'ru-RU' });
  return enterWithApp(school, browser, body.secondFactor.ticket, password);
}
