import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

import { expect, onTestFinished, test } from 'vitest';

import { Gone, Undeliverable } from './mail.ts';
import { newPushKeys, type Push, webPush } from './push.ts';

/** A browser with its keys, and the service that would hand it messages. */
async function openBrowser(answers: readonly number[] = [201]) {
  const left = [...answers];
  const taken: Array<{ headers: IncomingHttpHeaders; body: Buffer }> = [];
  const server = createServer((request, response) => {
    void (async () => {
      taken.push({ headers: request.headers, body: await buffer(request) });
      response.statusCode = left.length > 1 ? (left.shift() ?? 201) : (left[0] ?? 201);
      response.end();
    })();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = Buffer.alloc(16, 7);
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send/1`;
  const device = { endpoint, p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') };

  /** RFC 8188 and RFC 8291, as a browser does it: one record. */
  function read(body: Buffer): string {
    const [salt, idLength] = [body.subarray(0, 16), body[20] ?? 0];
    const sender = body.subarray(21, 21 + idLength);
    const sealed = body.subarray(21 + idLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
    const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
    const derived = (what: string, length: number) => Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${what}\0`, length));
    const open = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    open.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString();
  }
  return { device, taken, read };
}

const sender = { subject: 'mailto:school@example.com', ...newPushKeys() };
const aPush = (device: Push['device'], its: Partial<Push> = {}): Push => ({
  key: 'lessons ahead 1',
  device,
  payload: JSON.stringify({ title: 'Через 10 минут урок' }),
  seconds: 600,
  isUrgent: true,
  sender,
  ...its,
});

test('a device can read what it is sent, nobody else, and the service sees that the school sent it', async () => {
  const { device, taken, read } = await openBrowser();
  await webPush.send(aPush(device));
  const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = taken;
  expect(read(body)).toBe('{"title":"Через 10 минут урок"}');
  expect(body.includes('урок')).toBe(false);
  expect(headers).toMatchObject({ ttl: '600', urgency: 'high', 'content-encoding': 'aes128gcm' });

  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  expect(key).toBe(sender.publicKey);
  const [head = '', claims = '', signature = ''] = token.split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    sub: 'mailto:school@example.com',
    aud: new URL(device.endpoint).origin,
  });
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isSigned).toBe(true);
});

test('the same occasion has the same topic, so that a repeat replaces what was not delivered yet; another has another', async () => {
  const { device, taken } = await openBrowser();
  await webPush.send(aPush(device));
  await webPush.send(aPush(device));
  await webPush.send(aPush(device, { key: 'lessons ahead 2' }));
  const [one, again, other] = taken.map(({ headers }) => headers['topic']);
  expect(one).toMatch(/^[\w-]{32}$/);
  expect([again, other === one]).toEqual([one, false]);
});

test('a device that is gone is told apart from a service that is busy and from one that will never take it', async () => {
  const { device } = await openBrowser([404, 410, 413, 503]);
  const faults = [];
  for (let n = 0; n < 4; n++) faults.push(await webPush.send(aPush(device)).catch((fault: unknown) => fault));
  expect(faults.map((fault) => [fault instanceof Gone, fault instanceof Undeliverable])).toEqual([
    [true, true],
    [true, true],
    [false, true],
    [false, false],
  ]);
});
