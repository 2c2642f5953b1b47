import { request as overHttp } from 'node:http';
import { request as overTls } from 'node:https';

import { WebSocket } from 'ws';

import type { Settings } from '#platform/settings';

interface Answer {
  status: number;
  text: string;
}

/** How long (ms) one question may take. */
const patience = 10_000;

/** A server of the school on this machine, as it is asked past everything that stands in front of it. */
export interface OwnDoor {
  /** With a body it is a POST. A door that does not answer is a fault. */
  ask(path: string, given?: { body?: object; headers?: Record<string, string> }): Promise<Answer>;
  socket(path: string): WebSocket;
}

/** At `port` of this machine; with `tls` it speaks TLS, by the name of the public address. */
export function ownDoor({ port, tls, publicUrl }: Pick<Settings, 'port' | 'tls' | 'publicUrl'>): OwnDoor {
  // Nobody stands between this machine and itself, and its certificate is of another name.
  const secure = tls && { servername: new URL(publicUrl).hostname, rejectUnauthorized: false };
  const at = { host: '127.0.0.1', port, ...secure };
  return {
    ask(path, { body, headers = {} } = {}) {
      const { promise, resolve, reject } = Promise.withResolvers<Answer>();
      const options = {
        ...at,
        path,
        method: body ? 'POST' : 'GET',
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        timeout: patience,
        agent: false as const,
      };
      const asked = (tls ? overTls : overHttp)(options, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
      });
      asked.on('timeout', () => asked.destroy(new Error(`${path} was not answered in ${patience / 1000} seconds`)));
      asked.on('error', reject);
      asked.end(body && JSON.stringify(body));
      return promise;
    },
    socket: (path) => new WebSocket(`${tls ? 'wss' : 'ws'}://127.0.0.1:${port}${path}`, { ...secure, handshakeTimeout: patience }),
  };
}
