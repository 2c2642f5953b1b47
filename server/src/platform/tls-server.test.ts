import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { connect as connectHttp2, constants } from 'node:http2';
import { request as requestHttp1 } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect as connectTls } from 'node:tls';

import { generate } from 'selfsigned';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';

import { createTlsServer, type TlsServer, type TlsFiles } from './tls-server.ts';
import { createWebServer } from './web-server.ts';

let folder: string;
let files: TlsFiles;
let door: TlsServer;
let port: number;
let sockets: WebSocketServer;

/** Puts a certificate for this machine into the files, and gives its serial number away by its name. */
async function certify(name: string): Promise<void> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: name }], { keyType: 'ec' });
  writeFileSync(files.cert, cert);
  writeFileSync(files.key, key);
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  folder = mkdtempSync(path.join(tmpdir(), 'chip-tls-'));
  files = { cert: path.join(folder, 'cert.pem'), key: path.join(folder, 'key.pem') };
  await certify('first');
  const http = await createWebServer({ https: true, onFault: () => {} });
  http.get('/where', (request) => ({ host: request.host, version: request.raw.httpVersion }));
  http.post('/echo', (request) => request.body);
  sockets = new WebSocketServer({ server: http.server });
  sockets.on('connection', (socket) => socket.send('hello'));
  await http.ready();
  door = createTlsServer(http, files);
  await door.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = door.server.address() as AddressInfo);
});
afterEach(async () => {
  vi.useRealTimers();
  sockets.close();
  await door.close();
  rmSync(folder, { recursive: true });
});

/** One request by HTTP/2. */
async function ask(headers: Record<string, string>, body = '') {
  const line = connectHttp2(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
  const stream = line.request({ ':authority': 'school.test', ...headers }, { endStream: body === '' });
  if (body !== '') stream.end(body);
  const [[answer], text] = await Promise.all([
    once(stream, 'response') as Promise<[Record<string, string>]>,
    stream
      .setEncoding('utf8')
      .toArray()
      .then((parts) => parts.join('')),
  ]);
  line.close();
  return { answer, text };
}

test('a page is answered by HTTP/2 with the same strict headers, and knows the name it was asked by', async () => {
  const { answer, text } = await ask({ ':path': '/where' });
  expect(JSON.parse(text)).toEqual({ host: 'school.test', version: '2.0' });
  expect(answer).toMatchObject({ ':status': 200, 'x-content-type-options': 'nosniff' });
  expect(answer['strict-transport-security']).toContain('max-age');
});

test('a body arrives whole', async () => {
  const body = 'урок'.repeat(5_000);
  const { text } = await ask({ ':path': '/echo', ':method': constants.HTTP2_METHOD_POST, 'content-type': 'text/plain' }, body);
  expect(text).toBe(body);
});

test('whoever knows only HTTP/1.1 is answered, and a WebSocket opens', async () => {
  const request = requestHttp1({ host: '127.0.0.1', port, path: '/where', rejectUnauthorized: false, headers: { host: 'school.test' } });
  request.end();
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const text = (await answer.setEncoding('utf8').toArray()).join('');
  expect(JSON.parse(text)).toEqual({ host: 'school.test', version: '1.1' });

  const socket = new WebSocket(`wss://127.0.0.1:${port}/realtime`, { rejectUnauthorized: false });
  const [said] = (await once(socket, 'message')) as [Buffer];
  expect(said.toString()).toBe('hello');
  socket.close();
});

test('a renewed certificate is taken within the hour; one that cannot be read changes nothing', async () => {
  const subject = async () => {
    const socket = connectTls({ host: '127.0.0.1', port, rejectUnauthorized: false, ALPNProtocols: ['http/1.1'] });
    await once(socket, 'secureConnect');
    const { CN } = socket.getPeerCertificate().subject;
    socket.destroy();
    return CN;
  };
  writeFileSync(files.cert, 'half a file');
  utimesSync(files.cert, 1, 1);
  vi.advanceTimersByTime(3_600_000);
  expect(await subject()).toBe('first');
  await certify('second');
  vi.advanceTimersByTime(3_599_999);
  expect(await subject()).toBe('first');
  vi.advanceTimersByTime(1);
  expect(await subject()).toBe('second');
});

test('closing does not wait for those who keep their line open', async () => {
  const line = connectHttp2(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
  await once(line, 'remoteSettings');
  const gone = once(line, 'close');
  await door.close();
  await gone;
  expect(line.destroyed).toBe(true);
});
