import { expect, test } from 'vitest';

import { find } from '#kit/router/address.ts';

import { allRoutes } from './all-routes.ts';
import { routesOf } from './routes.ts';

test.each(allRoutes.map(({ path }) => path))('%s stands in the table that its address leads to', async (path) => {
  const address = path.replace(/\$\w+/g, 'a-1');
  expect(find(await routesOf(address), address)?.route.path).toBe(path);
});
