import { existsSync } from 'node:fs';

import Fastify from 'fastify';
import { expect, test } from 'vitest';

import { servePages } from './pages.ts';

const isBuilt = existsSync(new URL('../../../web/dist/index.html', import.meta.url));

test.skipIf(!isBuilt)('an address with an empty part opens the app, and is no file to whoever wants none', async () => {
  const app = Fastify();
  const settings = { regions: [], region: 'EU', publicUrl: 'https://school.example' } as unknown as Parameters<
    typeof servePages
  >[1]['settings'];
  await servePages(app, { settings, named: () => ({ ru: 'Чип', en: 'Chip', short: '' }) });
  const ask = (url: string, accept: string) => app.inject({ url, headers: { accept } });
  const page = await ask('/manager/families//money?kind=gold', 'text/html');
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect((await ask('//assets//x.js', '*/*')).statusCode).toBe(404);
});
