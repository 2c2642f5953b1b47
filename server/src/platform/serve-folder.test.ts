import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { serveFolder } from './serve-folder.ts';
import { createWebServer } from './web-server.ts';

async function server() {
  const folder = await mkdtemp(path.join(tmpdir(), 'served-'));
  const root = path.join(folder, 'open');
  await mkdir(path.join(root, 'assets'), { recursive: true });
  await writeFile(path.join(root, 'assets/app.js'), 'app');
  await writeFile(path.join(root, 'assets/app.js.br'), 'packed');
  await writeFile(path.join(root, 'assets/app.js.map'), 'sources');
  await writeFile(path.join(folder, 'secret.txt'), 'secret');
  const app = await createWebServer({ https: false, onFault: () => {} });
  await serveFolder(app, { root, prefix: '/', preCompressed: true, isServed: (name) => !name.endsWith('.map') });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send('the page'));
  onTestFinished(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });
  return (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers: { host: 'chip.school', ...headers } });
}

test('a file is sent by its exact name, packed where the browser takes it', async () => {
  const get = await server();
  expect(await get('/assets/app.js')).toMatchObject({ statusCode: 200, body: 'app' });
  const packed = await get('/assets/app.js', { 'accept-encoding': 'br' });
  expect(packed).toMatchObject({ statusCode: 200, body: 'packed' });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': expect.stringContaining('javascript') });
  expect(await get('/assets/app.js', {}, 'HEAD')).toMatchObject({ statusCode: 200, body: '' });
});

test.each([
  '/assets/app.js.map',
  '/assets/APP.js',
  '/assets//app.js',
  '/assets/',
  '/assets',
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/app.js%00',
])('%s is no file', async (url) => {
  const get = await server();
  const answer = await get(url);
  expect(answer.body).not.toMatch(/app$|secret$|sources/);
  expect([400, 404]).toContain(answer.statusCode);
  if (answer.statusCode === 404) expect(answer.body).toBe('the page');
});
