import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { expect, it, onTestFinished } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

it('what fails is named with its error, what passes in good time is only counted', async () => {
  // Within the project, so that Vitest is found from there.
  await mkdir(path.join(root, '.cache'), { recursive: true });
  const folder = await mkdtemp(path.join(root, '.cache/quiet-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const written = (expected: number) => `import { expect, it } from 'vitest';\nit('adds up', () => expect(1 + 1).toBe(${expected}));\n`;
  await writeFile(path.join(folder, 'passes.test.ts'), written(2));
  await writeFile(path.join(folder, 'fails.test.ts'), written(3));
  await writeFile(
    path.join(folder, 'vitest.config.ts'),
    `import { QuietReporter } from '${root}/scripts/quiet-reporter.ts';\nexport default { test: { reporters: [new QuietReporter()] } };\n`,
  );
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const run = promisify(execFile)(process.execPath, [vitest, 'run'], { cwd: folder, env: { ...process.env, NO_COLOR: '1' } });
  const { stdout, stderr } = await run.then(
    () => expect.unreachable('a red test fails its run'),
    (fault: { stdout: string; stderr: string }) => fault,
  );
  expect(stderr).toContain(' FAIL  fails.test.ts > adds up');
  expect(stderr).toContain('expected 2 to be 3');
  expect(stdout).toMatch(/Tests +1 failed \| 1 passed/);
  expect(stdout + stderr).not.toContain('passes.test.ts');
});
