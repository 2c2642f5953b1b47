import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { onTestFinished, expect, test } from 'vitest';

import { createWebServer } from './web-server.ts';

const letters = 'Урок математики, 17:00. ';
const short = { said: 'Готово' };
const medium = { said: letters.repeat(100) };
const long = { said: letters.repeat(3000) };

async function server() {
  const app = await createWebServer({ https: false, onFault: () => undefined });
  app.get('/api/short', async () => short);
  app.get('/api/medium', async () => medium);
  app.get('/api/long', async (_request, reply) => {
    void reply.header('vary', 'origin');
    return long;
  });
  onTestFinished(() => app.close());
  return (url: string, accept?: string) => app.inject({ url, headers: accept === undefined ? {} : { 'accept-encoding': accept } });
}

test('a long answer is compressed for whoever takes it, the better way first, and is the same answer', async () => {
  const get = await server();
  for (const [url, given] of [
    ['/api/medium', medium],
    ['/api/long', long],
  ] as const) {
    const [br, gz] = [await get(url, 'gzip, deflate, br, zstd'), await get(url, 'gzip')];
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', 'content-length': String(br.rawPayload.length) });
    expect(gz.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-length': String(gz.rawPayload.length) });
    expect(JSON.parse(brotliDecompressSync(br.rawPayload).toString())).toEqual(given);
    expect(JSON.parse(gunzipSync(gz.rawPayload).toString())).toEqual(given);
    expect(br.rawPayload.length).toBeLessThan(JSON.stringify(given).length / 4);
    expect(br.headers['vary']).toContain('accept-encoding');
  }
  expect((await get('/api/long', 'br')).headers['vary']).toContain('origin');
});

test('what is short, and what somebody does not take, goes as it is', async () => {
  const get = await server();
  const bare = [
    await get('/api/short', 'br'),
    await get('/api/medium'),
    await get('/api/medium', 'br;q=0, identity'),
    await get('/api/long', 'deflate'),
  ];
  expect(bare.map(({ headers }) => headers['content-encoding'])).toEqual([undefined, undefined, undefined, undefined]);
  expect(bare[2]?.json()).toEqual(medium);
  expect((await get('/api/medium', 'br;q=0, gzip;q=0.5')).headers['content-encoding']).toBe('gzip');
});
