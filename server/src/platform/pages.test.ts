import { existsSync } from 'node:fs';

import Fastify from 'fastify';
import { expect, test } from 'vitest';

import { servePages } from './pages.ts';
import { createWebServer } from './web-server.ts';

const whole = { regions: [], region: 'EU', publicUrl: 'https://school.example' } as unknown as Parameters<typeof servePages>[1]['settings'];
const isBuilt = existsSync(new URL('../../../web/dist/index.html', import.meta.url));

test.skipIf(!isBuilt)('an address with an empty part opens the app, and is no file to whoever wants none', async () => {
  const app = Fastify();
  await servePages(app, { settings: whole, named: () => ({ ru: 'Чип', en: 'Chip', short: '' }) });
  const ask = (url: string, accept: string) => app.inject({ url, headers: { accept } });
  const page = await ask('/manager/families//money?kind=gold', 'text/html');
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect((await ask('//assets//x.js', '*/*')).statusCode).toBe(404);
});

test.skipIf(!isBuilt)('an address with a broken percent sign opens the app, which says that there is no such page', async () => {
  const app = await createWebServer({ https: false, onFault: () => undefined });
  await servePages(app, { settings: whole, named: () => ({ ru: 'Чип', en: 'Chip', short: '' }) });
  const ask = (url: string) => app.inject({ url, headers: { host: 'school.example', accept: 'text/html' } });
  for (const url of ['/%E0%A4%A', '/kids/%?search=%E0', '/%zz']) {
    const { statusCode, headers } = await ask(url);
    expect([url, statusCode, headers['content-type']]).toEqual([url, 200, 'text/html; charset=utf-8']);
  }
  expect((await ask('/api/kids/%E0%A4%A')).json()).toMatchObject({ error: { code: 'request.invalid' } });
});
