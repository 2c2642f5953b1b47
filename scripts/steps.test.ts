import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, expect, it, vi } from 'vitest';

import { runSteps } from './steps.ts';

let folder = '';
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

it('whoever ends takes the next step, also after one that is wrong', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  folder = await mkdtemp(path.join(tmpdir(), 'steps-'));
  // The long one is right only if the last step ran beside it.
  const scripts = { long: 'node long.cjs', wrong: 'exit 3', last: 'touch ran' };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ scripts }));
  await writeFile(
    path.join(folder, 'long.cjs'),
    `const { existsSync } = require('node:fs');
    const until = Date.now() + 60_000;
    setInterval(() => {
      // It ends well after the step that it waited for.
      if (existsSync('ran')) setTimeout(() => process.exit(0), 2_000);
      if (Date.now() > until) process.exit(1);
    }, 20);`,
  );
  const done = await runSteps(['long', 'wrong', 'last'], folder);
  expect(done.map(({ step, isRight }) => [step, isRight])).toEqual([
    ['wrong', false],
    ['last', true],
    ['long', true],
  ]);
});
