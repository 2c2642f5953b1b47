import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '..');
let copy = '';

/** Runs the house check in the copy; answers with its exit code and what it printed. */
async function house(): Promise<{ code: number; out: string }> {
  try {
    const { stdout } = await run(process.execPath, ['scripts/house.ts'], { cwd: copy });
    return { code: 0, out: stdout };
  } catch (fault) {
    const { code, stdout } = fault as { code: number; stdout: string };
    return { code, out: stdout };
  }
}

/** Puts one wrong import at the top of a file, runs the check, takes it out again. */
async function planted(file: string, line: string): Promise<string> {
  const at = path.join(copy, file);
  const text = await readFile(at, 'utf8');
  await writeFile(at, `${line}\n${text}`);
  try {
    const { code, out } = await house();
    return code === 0 ? 'not refused' : out;
  } finally {
    await writeFile(at, text);
  }
}

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'chip-house-'));
  for (const part of [
    'contract',
    'server',
    'web',
    'journeys',
    'scripts',
    'package.json',
    '.dependency-cruiser.cjs',
    'tsconfig.base.json',
  ]) {
    await cp(path.join(root, part), path.join(copy, part), {
      recursive: true,
      filter: (from) => !/node_modules|\/dist(\/|$)/.test(from.slice(root.length)),
    });
  }
  // Packages are those of the house; its own workspaces are those of the copy.
  const packages = path.join(copy, 'node_modules');
  await mkdir(path.join(packages, '@school'), { recursive: true });
  for (const name of await readdir(path.join(root, 'node_modules'))) {
    if (name !== '@school') await symlink(path.join(root, 'node_modules', name), path.join(packages, name));
  }
  for (const name of ['contract', 'server', 'web', 'journeys']) await symlink(path.join(copy, name), path.join(packages, '@school', name));
}, 60_000);
afterAll(() => rm(copy, { recursive: true, force: true }));

describe('the house check', () => {
  test('passes on the house as it is, having read its modules', async () => {
    const { code, out } = await house();
    expect(out).toMatch(/\d{3,} modules/);
    expect(code).toBe(0);
  }, 60_000);

  for (const [name, file, line, rule] of [
    ['a call up', 'server/src/modules/ledger/index.ts', "import '#modules/scheduling';", 'call down, announce up (floor 2)'],
    [
      'a neighbour on the same floor',
      'server/src/modules/ledger/index.ts',
      "import '#modules/families';",
      'call down, announce up (floor 2)',
    ],
    [
      'a way in beside the door',
      'server/src/school.ts',
      "import './modules/scheduling/scheduling.ts';",
      'enter a module by its door (from outside)',
    ],
    ['the inside of a lower module', 'server/src/modules/payments/index.ts', "import '../ledger/ledger.ts';", 'enter a module by its door'],
    ['a store in a rule', 'server/src/modules/scheduling/rules/booking.ts', "import '../lessons.store.ts';", 'rules are pure'],
    ['the file system in a rule', 'server/src/modules/scheduling/rules/booking.ts', "import 'node:fs';", 'rules are pure'],
    ['a module in the ground', 'server/src/platform/clock.ts', "import '#modules/ledger';", 'the ground knows no module'],
    [
      'the server in the web',
      'web/src/api/client.ts',
      "import '../../../server/src/platform/refusal.ts';",
      'web and server meet in the contract',
    ],
    ['a circle', 'contract/src/errors.ts', "import './verdict.ts';", 'no circles'],
    ['the server in the contract', 'contract/src/verdict.ts', "import '../../server/src/platform/clock.ts';", 'the contract stands alone'],
    ['a test in the product', 'server/src/school.ts', "import './testing.ts';", 'no test in the product'],
    [
      'one area in another',
      'web/src/areas/kid/home/home-page.tsx',
      "import '../../parent/home/home-page.tsx';",
      'areas do not know each other',
    ],
    ['the school in the kit', 'web/src/kit/button.tsx', "import '#api/client.ts';", 'the kit knows no school'],
    [
      'the component library in a page',
      'web/src/areas/parent/home/home-page.tsx',
      "import 'react-aria-components';",
      'only the kit knows the component library',
    ],
  ] as const) {
    test(`refuses ${name}`, async () => expect(await planted(file, line)).toContain(rule), 60_000);
  }
});
