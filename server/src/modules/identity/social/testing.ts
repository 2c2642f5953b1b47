import { generateKeyPairSync } from 'node:crypto';
import { onTestFinished } from 'vitest';

import type { Clock } from '#platform/clock';
import { createWebServer } from '#platform/web-server';
import { readSettings } from '#platform/settings';

import { openSchool, type TestSchool } from '../../../testing.ts';
import { localProvider } from '../../../sandbox/sign-in/local-provider.ts';

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** Everything that is set up, and one address in place of all providers. */
const settingsAt = (url: string) => ({
  SOCIAL_URL: url,
  VK_CLIENT_ID: '51999',
  YANDEX_CLIENT_ID: 'yandex-school',
  YANDEX_CLIENT_SECRET: 'yandex secret',
  GOOGLE_CLIENT_ID: 'google-school',
  GOOGLE_CLIENT_SECRET: 'google secret',
  APPLE_CLIENT_ID: 'school.chip.web',
  APPLE_TEAM_ID: 'TEAM123456',
  APPLE_KEY_ID: 'KEY1234567',
  APPLE_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).replaceAll('\n', String.raw`\n`),
});

/** All providers at one address, for a school that is reached at `school`; answers with the settings that lead there. */
export async function openProviders(clock: Clock, school = 'http://localhost:3000'): Promise<ReturnType<typeof settingsAt>> {
  const http = await createWebServer({ https: false, onFault: rethrow });
  const { social } = readSettings(settingsAt('http://provider.test'));
  let address = '';
  localProvider({ clock, settings: social, school, issuer: () => address }).serve(http, '');
  address = await http.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => http.close());
  return settingsAt(address);
}

/** A school with all five providers, each spoken with in its own dialect, over the network. */
export async function openSocialSchool(): Promise<TestSchool> {
  let school: TestSchool | undefined;
  const env = await openProviders({ now: () => school?.clock.now() ?? Temporal.Now.instant() });
  school = await openSchool({ env });
  return school;
}

/** A browser that keeps every cookie and walks to a provider and back. */
export function aTraveller(school: TestSchool) {
  const jar = new Map<string, string>();
  const send = async (method: 'GET' | 'POST', url: string, { body, form }: { body?: unknown; form?: string } = {}) => {
    const answer = await school.http.inject({
      method,
      url,
      headers: {
        'x-requested-with': 'chip',
        ...(form === undefined && { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      ...(form === undefined ? {} : { payload: form }),
    });
    for (const { name, value } of answer.cookies) {
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  };
  const post = async (path: string, body: unknown = {}) => {
    const answer = await send('POST', `/api${path}`, { body });
    return { status: answer.statusCode, body: answer.json() };
  };
  /** To the page of a provider, where somebody is chosen; what it answers with: an address of ours, or a form for us. */
  async function choose(address: string, person: string): Promise<{ path: string; form?: string }> {
    const answer = await fetch(address, { method: 'POST', body: new URLSearchParams({ person }), redirect: 'manual' });
    const to = answer.headers.get('location');
    if (to !== null) return { path: to.replace('http://localhost:3000', '') };
    const page = await answer.text();
    const inputs = [...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]);
    return { path: /action="http:\/\/localhost:3000([^"]+)"/.exec(page)?.[1] ?? '', form: new URLSearchParams(inputs).toString() };
  }
  /** Back at the school; answers with where in the app one lands. A form comes from another site, without cookies. */
  async function comeBack({ path, form }: { path: string; form?: string }): Promise<string> {
    // Some browsers ask for a page twice.
    if (form === undefined) await send('GET', path);
    const answer = form === undefined ? await send('GET', path) : await send('POST', path, { form });
    return String(answer.headers['location']);
  }
  return {
    jar,
    post,
    get: async (path: string) => {
      const answer = await send('GET', `/api${path}`);
      return { status: answer.statusCode, body: answer.json() };
    },
    choose,
    comeBack,
    /** The whole way to a provider and back; answers with the callback one comes back with. */
    async walk(start: string, person: string, body: unknown = {}): Promise<string> {
      const begun = await post(start, body);
      if (begun.status !== 200) throw new Error(JSON.stringify(begun.body));
      return (await comeBack(await choose(begun.body.address, person))).split('#social=')[1] ?? '';
    },
    async signIn(login: string, password: string) {
      const { body } = await post('/auth/sign-in', { login, password });
      return post('/user/session', { idToken: body.idToken });
    },
  };
}

/** A fault of the provider fails the test that has asked it. */
const rethrow = (fault: unknown): never => {
  throw fault;
};
