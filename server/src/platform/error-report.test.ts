import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { expect, onTestFinished, test } from 'vitest';

import { reportTo } from './error-report.ts';

async function collector() {
  const seen: Array<{ url: string | undefined; auth: unknown; body: string }> = [];
  const server = createServer((request, response) => {
    void (async () => {
      seen.push({ url: request.url, auth: request.headers['x-sentry-auth'], body: await text(request) });
      response.end('{}');
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { seen, dsn: `http://k1@127.0.0.1:${(server.address() as AddressInfo).port}/errors/7` };
}

test('a fault is reported with its stack and without the people in its words', async () => {
  const { seen, dsn } = await collector();
  reportTo(dsn, { region: 'EU', onTrouble: () => {} })(new TypeError('no row for anna@example.com, 375291234567'));
  await expect.poll(() => seen.length).toBe(1);
  const [sent] = seen;
  expect(sent?.url).toBe('/errors/api/7/envelope/');
  expect(sent?.auth).toContain('sentry_key=k1');
  const event = JSON.parse(sent?.body.split('\n')[2] ?? '') as {
    exception: { values: Array<{ type: string; value: string; stacktrace: { frames: Array<{ filename: string }> } }> };
  };
  const [fault] = event.exception.values;
  expect(fault).toMatchObject({ type: 'TypeError', value: 'no row for [mail], [number]' });
  expect(fault?.stacktrace.frames.some(({ filename }) => filename.endsWith('error-report.test.ts'))).toBe(true);
});

test('a flood of faults sends 30 reports a minute', async () => {
  const { seen, dsn } = await collector();
  const report = reportTo(dsn, { region: 'EU', onTrouble: () => {} });
  for (let n = 0; n < 100; n++) report(new Error('again'));
  await expect.poll(() => seen.length).toBe(30);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(seen).toHaveLength(30);
});

test('a collector that is away is no trouble to the school', async () => {
  const troubles: unknown[] = [];
  reportTo('http://k1@127.0.0.1:1/7', { region: 'EU', onTrouble: (fault) => troubles.push(fault) })('just words');
  await expect.poll(() => troubles.length).toBe(1);
});
