import { existsSync } from 'node:fs';

import { expect, test } from 'vitest';

import { floors } from './floors.ts';
import { modules } from './modules.ts';

test('every module that is there is built, in the order of the floors', () => {
  const there = floors.flat().filter((name) => existsSync(new URL(`modules/${name}/module.ts`, import.meta.url)));
  expect(modules.map(({ name }) => name)).toEqual(there);
});
