import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { failedTests, runAgain } from './run-again.ts';
import { runSteps } from './steps.ts';

const folders: string[] = [];
// What a step says stands in the output of this one otherwise.
beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue());
afterEach(async () => {
  vi.restoreAllMocks();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

/** A package whose step `unit` says this the first time, and the second; each time it notes what it was asked for. */
async function aPackage(first: string, second: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'run-again-'));
  folders.push(folder);
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ scripts: { unit: 'node unit.cjs' } }));
  await writeFile(
    path.join(folder, 'unit.cjs'),
    `const { appendFileSync, readFileSync } = require('node:fs');
    appendFileSync('asked', process.argv.slice(2).join(' ') + '\\n');
    const said = readFileSync('asked', 'utf8').split('\\n').length === 2 ? ${JSON.stringify(first)} : ${JSON.stringify(second)};
    console.log(said);
    process.exit(said.includes('FAIL') ? 1 : 0);`,
  );
  return folder;
}
const twice = async (folder: string) => runAgain(await runSteps(['unit'], folder), folder);
const red = '\u001B[41m FAIL \u001B[49m \u001B[43m web \u001B[49m src/kit/slow.test.tsx > a form > is sent';

it('what was red beside the others and is green alone is right, and named', async () => {
  const [done] = await twice(await aPackage(`${red}\nAssertionError: no`, 'Tests 1 passed'));
  expect(done).toMatchObject({ isRight: true, unsteady: ['src/kit/slow.test.tsx > a form > is sent'] });
});

it('what is red again is red', async () => {
  const [done] = await twice(await aPackage(red, red));
  expect(done?.isRight).toBe(false);
  expect(done?.unsteady).toBeUndefined();
});

it('many red tests are no chance, and what is more than a red test is not run again', async () => {
  const many = Array.from({ length: 6 }, (_, n) => ` FAIL  web  src/a.test.ts > case ${String(n)}`).join('\n');
  for (const said of [many, ' FAIL  web  src/a.test.ts [ web/src/a.test.ts ]', `${red}\n⎯⎯ Unhandled Errors ⎯⎯`, 'FAIL: no such file']) {
    const [done] = await twice(await aPackage(said, 'Tests 1 passed'));
    expect(done?.isRight).toBe(false);
  }
});

it('a journey is asked for by its line', () => {
  const output = [
    '  ✘  2 journeys/shell.spec.ts:36:1 › a family is shown around (1.2m)',
    '  1) journeys/shell.spec.ts:36:1 › a family is shown around ───',
  ];
  expect(failedTests({ step: 'journeys', output })).toEqual([
    { name: 'journeys/shell.spec.ts:36 › a family is shown around', only: 'journeys/shell.spec.ts:36' },
  ]);
  expect(failedTests({ step: 'types', output: ['web/a.ts(3,1): error TS2322: no'] })).toBeUndefined();
});
