import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import path from 'node:path';

import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';

import { standingClock } from './clock.ts';
import { createFiles, openStorage, serveFiles } from './files.ts';
import type { Storage } from './files/storage.ts';
import { createWebServer } from './web-server.ts';

async function folder(): Promise<{ storage: Storage; dataDir: string }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'files '));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return { storage: openStorage({ dataDir }), dataDir };
}

const s3Keys = { bucket: 'school', region: 'eu-1', accessKeyId: 'AK', secretAccessKey: 'SK' };

/** A bucket of the test's own, which checks every signature as the real one would (AWS Signature Version 4). */
async function bucket(secretAccessKey = 'SK'): Promise<{ storage: Storage; kept: Map<string, Buffer> }> {
  const kept = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request);
      const place = request.url ?? '';
      if (!isSigned(request, body)) response.statusCode = 403;
      else if (request.method === 'PUT') kept.set(place, body);
      else if (request.method === 'DELETE') response.statusCode = kept.delete(place) ? 204 : 404;
      else if (!kept.has(place)) response.statusCode = 404;
      response.end(request.method === 'GET' ? kept.get(place) : undefined);
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { kept, storage: openStorage({ dataDir: '/nowhere', s3: { ...s3Keys, secretAccessKey, endpoint } }) };
}

function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const sha = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
  const mac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();
  const read = /^AWS4-HMAC-SHA256 Credential=AK\/((\d+)\/eu-1\/s3\/aws4_request), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
    headers.authorization ?? '',
  );
  if (!read || headers['x-amz-content-sha256'] !== sha(body)) return false;
  const [, scope = '', day = '', signed = '', signature] = read;
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const asked = [method, url, '', lines.join(''), signed, sha(body)].join('\n');
  const text = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, sha(asked)].join('\n');
  const key = ['eu-1', 's3', 'aws4_request'].reduce((so, part) => mac(so, part), mac('AWS4SK', day));
  return mac(key, text).toString('hex') === signature;
}

describe.each([
  ['a folder', folder],
  ['a bucket', bucket],
])('files in %s', (_name, open) => {
  test('are there until they are deleted, which may be done twice', async () => {
    const { storage } = await open();
    const bytes = Buffer.from('какие-то байты');
    await storage.put('avatars/a-1.webp', bytes);
    expect(Buffer.from((await storage.get('avatars/a-1.webp')) ?? [])).toEqual(bytes);
    await storage.put('avatars/a-1.webp', Buffer.from('new'));
    expect(Buffer.from((await storage.get('avatars/a-1.webp')) ?? []).toString()).toBe('new');
    await storage.delete('avatars/a-1.webp');
    await storage.delete('avatars/a-1.webp');
    expect(await storage.get('avatars/a-1.webp')).toBeUndefined();
  });

  test.each(['../x.webp', '/etc/passwd', 'a/../../b.webp', 'avatars/a.html', 'a\0.webp', ''])(
    'never lie under the name %j',
    async (name) => {
      const { storage } = await open();
      await expect(storage.put(name, Buffer.from('x'))).rejects.toThrow('No file of ours');
    },
  );
});

test('a bucket that does not believe our key is a fault, not a missing file', async () => {
  const { storage, kept } = await bucket('another secret');
  await expect(storage.put('avatars/a-1.webp', Buffer.from('x'))).rejects.toThrow('403');
  await expect(storage.get('avatars/a-1.webp')).rejects.toThrow('403');
  expect(kept.size).toBe(0);
});

test('a picture is seen at its address for one to two hours, by nobody who changed the address, and can do nothing', async () => {
  const { storage, dataDir } = await folder();
  const clock = standingClock(Temporal.Instant.from('2026-11-23T10:00Z'));
  const files = createFiles({ storage, keys: ['new', 'old'], clock });
  const app = await createWebServer({ https: false, onFault: () => {} });
  onTestFinished(() => app.close());
  serveFiles(app, { files });
  const name = await files.addPicture(
    'avatars',
    await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  );
  expect(await readdir(path.join(dataDir, 'files', 'avatars'))).toHaveLength(1);

  const url = files.url(name);
  const seen = await app.inject(url);
  expect(seen.statusCode).toBe(200);
  expect(seen.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, max-age=7200, immutable',
  });
  expect((await sharp(seen.rawPayload).metadata()).format).toBe('webp');
  const signedBefore = createFiles({ storage, keys: ['old'], clock }).url(name);
  expect((await app.inject(signedBefore)).statusCode).toBe(200);

  const signedByOther = createFiles({ storage, keys: ['other'], clock }).url(name);
  const changed = [`/files/${name}`, url.replace('until=1', 'until=2'), url.replace(name, `avatars/${'0'.repeat(36)}.webp`), signedByOther];
  for (const address of changed) expect((await app.inject(address)).statusCode).toBe(404);

  const shorter = files.shortUrl(name);
  const statusAt = async (time: string, address: string) => {
    clock.set(Temporal.Instant.from(time));
    return (await app.inject(address)).statusCode;
  };
  // The face and the voice of a child: 30 minutes to an hour, the same address for 30 minutes.
  expect(await statusAt('2026-11-23T10:29:59Z', shorter)).toBe(200);
  expect(files.shortUrl(name)).toBe(shorter);
  expect(await statusAt('2026-11-23T10:59:59Z', shorter)).toBe(200);
  expect(files.shortUrl(name)).not.toBe(shorter);
  expect(files.url(name)).toBe(url);
  expect(await statusAt('2026-11-23T11:00:00Z', shorter)).toBe(404);
  expect(files.url(name)).not.toBe(url);
  expect(await statusAt('2026-11-23T11:59:59Z', url)).toBe(200);
  clock.set(Temporal.Instant.from('2026-11-23T12:00Z'));
  expect((await app.inject(url)).statusCode).toBe(404);
});
