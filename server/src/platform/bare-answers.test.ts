import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect as connectTls } from 'node:tls';

import { errorCatalogue, type ErrorCode } from '@school/contract/errors';
import { generate } from 'selfsigned';
import { expect, onTestFinished, test } from 'vitest';

import { openSchool } from '../testing.ts';
import { createReverseProxy } from './reverse-proxy.ts';
import { createTlsServer } from './tls-server.ts';
import { readSettings } from './settings.ts';

const host = 'host: school.example';
const upgrade = 'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13';
/** What is no request of ours, as it goes over the line, and how it is refused. */
const unread: Array<[what: string, request: string, code: ErrorCode]> = [
  ['a part of an address that is too long', `PATCH /api/kids/${'evil'.repeat(60)} HTTP/1.1\r\n${host}\r\n\r\n`, 'request.address_too_long'],
  ['an address that cannot be read', `GET /api/evil%ZZ HTTP/1.1\r\n${host}\r\n\r\n`, 'request.invalid'],
  ['a zero in a page’s address', `GET /sandbox/checkout/evil%00 HTTP/1.1\r\n${host}\r\n\r\n`, 'request.invalid'],
  ['a zero in a query', `GET /api/faq?search=evil%00 HTTP/1.1\r\n${host}\r\n\r\n`, 'request.invalid'],
  ['headers of 60 KB', `GET / HTTP/1.1\r\n${host}\r\nx-evil: ${'a'.repeat(60_000)}\r\n\r\n`, 'request.headers_too_large'],
  ['two lengths', `POST /api/region HTTP/1.1\r\n${host}\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nevil`, 'request.invalid'],
  ['no host', 'GET /api/region HTTP/1.1\r\nx-evil: 1\r\nconnection: close\r\n\r\n', 'request.invalid'],
  ['no HTTP', 'evil\r\n\r\n', 'request.invalid'],
  ['another upgrade', `GET /evil HTTP/1.1\r\n${host}\r\n${upgrade}\r\n\r\n`, 'request.not_found'],
  ['a ticket with a zero', `GET /realtime?ticket=evil%00 HTTP/1.1\r\n${host}\r\n${upgrade}\r\n\r\n`, 'identity.not_signed_in'],
  ['a ticket that nobody gave', `GET /realtime?ticket=evil HTTP/1.1\r\n${host}\r\n${upgrade}\r\n\r\n`, 'identity.not_signed_in'],
];

/** Writes a request over a line and reads until the other side hangs up or the answer is whole. */
async function over(line: ReturnType<typeof connect>, request: string): Promise<string> {
  line.setEncoding('utf8').on('error', () => undefined);
  line.write(request.replace(`${host}\r\n`, `${host}\r\n${/\nconnection:/.test(request) ? '' : 'connection: close\r\n'}`));
  let text = '';
  line.on('data', (part: string) => (text += part));
  await once(line, 'close');
  return text;
}

function judge(answer: string, code: ErrorCode, https: boolean): void {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const headers = head.toLowerCase();
  expect(head.split(' ')[1]).toBe(String(errorCatalogue[code].status));
  expect(headers).toContain('x-content-type-options: nosniff');
  expect(headers).toContain("content-security-policy: default-src 'none'");
  expect(headers).toContain('referrer-policy: no-referrer');
  expect(headers).toContain('cache-control: no-store');
  expect(headers.includes('strict-transport-security')).toBe(https);
  expect(JSON.parse(body)).toMatchObject({ error: { code, message: errorCatalogue[code].message } });
  expect(answer.toLowerCase()).not.toMatch(/fst_|fastify|evil|node|ws\b/);
}

test.each([
  ['the school', false],
  ['the school in TLS', true],
  ['the proxy of several regions', false],
] as const)('%s answers what it cannot read with strict headers and a refusal, and tells nothing back', async (which, https) => {
  const school = await openSchool({ env: https ? { PUBLIC_URL: 'https://school.example' } : {} });
  school.realtime.attach(school.http.server, { claimTicket: school.identity.claimLiveTicket, principalNow: async () => undefined, https });
  await school.http.ready();
  const door = https ? await inTls(school) : undefined;
  const proxy = which.startsWith('the proxy') ? createReverseProxy([{ region: 'EU', http: school.http }], readSettings({})) : undefined;
  onTestFinished(() => void proxy?.close());
  if (proxy) await once(proxy.listen(0, '127.0.0.1'), 'listening');
  else if (!door) await school.http.listen({ host: '127.0.0.1', port: 0 });
  const { port } = (door?.server ?? proxy ?? school.http.server).address() as AddressInfo;
  for (const [what, request, code] of unread) {
    const line = https ? connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false }) : connect(port, '127.0.0.1');
    await once(line, https ? 'secureConnect' : 'connect');
    const answer = await over(line, request);
    expect(`${what}: ${answer}`).toContain(': HTTP/1.1 4');
    judge(answer, code, https);
  }
  expect(school.faults).toEqual([]);
});

async function inTls(school: Awaited<ReturnType<typeof openSchool>>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'chip-tls-'));
  const files = { cert: path.join(folder, 'cert.pem'), key: path.join(folder, 'key.pem') };
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'school.example' }], { keyType: 'ec' });
  writeFileSync(files.cert, cert);
  writeFileSync(files.key, key);
  const door = createTlsServer(school.http, files);
  onTestFinished(async () => {
    await door.close();
    rmSync(folder, { recursive: true });
  });
  await door.listen({ host: '127.0.0.1', port: 0 });
  return door;
}
