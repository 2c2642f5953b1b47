import { once } from 'node:events';
import { createServer } from 'node:net';

import { expect, test } from 'vitest';

import { freePort, isFree } from './free-port.ts';

test('a port is free until somebody listens on it, and again afterwards', async () => {
  const port = await freePort();
  expect(await isFree(port)).toBe(true);
  const somebody = createServer().listen(port);
  await once(somebody, 'listening');
  expect(await isFree(port)).toBe(false);
  await once(somebody.close(), 'close');
  expect(await isFree(port)).toBe(true);
});
