import { once } from 'node:events';

import { newId } from '#platform/ids';
import { UserError } from '#platform/user-error';

import type { OwnDoor } from './own-door.ts';

/** An account of the school that is signed in to see whether that goes. */
export interface Probe {
  login: string;
  password: string;
}

/** How long (ms) the first word over a live connection may take. */
const patience = 10_000;

/**
 * What families do first, done once: the pages with their scripts, a call, a sign-in. Without a probe that is one that must be refused, which
 * goes through the database as well; with one, the account's own page and its live connection too. Throws, in words, at the first that
 * is not as it should be; answers with what was tried.
 */
export async function smoke(door: OwnDoor, probe: Probe | undefined): Promise<string[]> {
  // The page in front of the sign-in, and the app.
  for (const place of ['/', '/login']) {
    const page = await wanted(door, place, 200, { headers: { accept: 'text/html' } });
    const scripts = new Set([...page.matchAll(/(?:src|href)="(\/[^"]+[.]js(?:[?][^"]*)?)"/g)].map(([, script = '']) => script));
    if (scripts.size === 0) throw new UserError(`The page ${place} names no script.`);
    for (const script of scripts) await wanted(door, script, 200);
  }
  await wanted(door, '/api/region', 200);
  const tried = ['the pages and their scripts', 'a call'];
  if (!probe) {
    const stranger = { login: `probe-${newId()}@example.invalid`, password: newId() };
    const { status, text } = await door.ask('/api/auth/sign-in', { body: stranger });
    if (status >= 500 || !text.includes('identity.wrong_credentials'))
      throw new UserError(`A sign-in of nobody answered ${status} instead of a refusal: ${text.slice(0, 200)}`);
    return [...tried, 'a sign-in that is refused'];
  }
  const headers = { authorization: `Bearer ${await signIn(door, probe)}` };
  await wanted(door, '/api/user/session', 200, { headers });
  const { ticket = '' } = JSON.parse(await wanted(door, '/api/realtime/ticket', 200, { headers, body: {} })) as { ticket?: string };
  await insistOnLiveWord(door, ticket);
  await wanted(door, '/api/user/logout', 200, { headers, body: {} });
  return [...tried, 'a sign-in', 'a live connection'];
}

async function wanted(door: OwnDoor, path: string, status: number, given: Parameters<OwnDoor['ask']>[1] = {}): Promise<string> {
  const answer = await door.ask(path, given);
  if (answer.status !== status) throw new UserError(`${path} answered ${answer.status} instead of ${status}: ${answer.text.slice(0, 200)}`);
  return answer.text;
}

async function signIn(door: OwnDoor, { login, password }: Probe): Promise<string> {
  const step = JSON.parse(await wanted(door, '/api/auth/sign-in', 200, { body: { login, password } })) as { idToken?: string };
  if (step.idToken === undefined)
    throw new UserError('The account of the probe asks for one more step when it signs in: take one of a parent with a confirmed e-mail.');
  const session = await wanted(door, '/api/user/session', 200, { body: { idToken: step.idToken } });
  return (JSON.parse(session) as { bearer: string }).bearer;
}

/** The server speaks first over a socket that it took: to a topic that is nobody's it answers, too. */
async function insistOnLiveWord(door: OwnDoor, ticket: string): Promise<void> {
  const socket = door.socket(`/realtime?ticket=${encodeURIComponent(ticket)}`);
  try {
    const signal = AbortSignal.timeout(patience);
    await once(socket, 'open', { signal });
    socket.send(JSON.stringify({ t: 'sub', id: 'probe', topic: 'probe' }));
    const [frame] = (await once(socket, 'message', { signal })) as [Buffer];
    JSON.parse(frame.toString());
  } catch (fault) {
    throw new UserError(`The live connection did not answer: ${(fault as Error).message}`, { cause: fault });
  } finally {
    socket.terminate();
  }
}
