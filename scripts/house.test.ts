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

/** A wrong import at the top of a file, and what must be said of it: the rule, and where it leads. */
const wrong = [
  [
    'a call up',
    'server/src/modules/ledger/index.ts',
    "import '#modules/scheduling';",
    'call down, publish up (floor 2)',
    'scheduling/index.ts',
  ],
  [
    'a neighbour on the same floor',
    'server/src/modules/ledger/index.ts',
    "import '#modules/families';",
    'call down, publish up (floor 2)',
    'families/index.ts',
  ],
  [
    'a way in beside the door',
    'server/src/school.ts',
    "import './modules/scheduling/scheduling.ts';",
    'enter a module by its door (from outside)',
    'scheduling/scheduling.ts',
  ],
  [
    'the inside of a lower module',
    'server/src/modules/payments/index.ts',
    "import '../ledger/ledger.ts';",
    'enter a module by its door',
    'ledger/ledger.ts',
  ],
  [
    'a store in a rule',
    'server/src/modules/calendar/rules/booking.ts',
    "import '../stores/lessons.store.ts';",
    'rules are pure',
    'lessons.store.ts',
  ],
  ['the file system in a rule', 'server/src/modules/calendar/rules/booking.ts', "import 'node:fs';", 'rules are pure', 'fs'],
  [
    'a folder of a module in one that stands above it',
    'server/src/modules/staffing/stores/notes.store.ts',
    "import '../lessons/tell-managers.ts';",
    'folders of a module do not import each other',
    'lessons/tell-managers.ts',
  ],
  [
    'SQL outside a store',
    'server/src/modules/staffing/lessons/tell-late.ts',
    "import { sql } from '#platform/db'; export const planted = sql`select 1`;",
    'only stores know SQL',
    'sql',
  ],
  [
    'a table of another module in a store',
    'server/src/modules/ratings/ratings.store.ts',
    "export const planted = 'select name from families_kids';",
    'no module reads the tables of another',
    'families_kids',
  ],
  [
    'a table of another module in a migration',
    'server/migrations/20261125T0606_support_create.sql',
    'create table ratings_planted (id int);',
    'a migration makes the tables of its module',
    'ratings_planted',
  ],
  [
    'a table of a higher floor in a migration',
    'server/migrations/20261125T0102_approvals_create.sql',
    'create table approvals_planted (kid uuid references families_kids);',
    'a migration stands on tables of lower floors',
    'families_kids',
  ],
  ['a module in the ground', 'server/src/platform/clock.ts', "import '#modules/ledger';", 'the ground knows no module', 'ledger/index.ts'],
  [
    'the server in the web',
    'web/src/api/client.ts',
    "import '../../../server/src/platform/refusal.ts';",
    'web and server meet in the contract',
    'platform/refusal.ts',
  ],
  [
    'the server in the built-in PostgreSQL',
    'postgres/src/flags.ts',
    "import '../../server/src/platform/clock.ts';",
    'the built-in PostgreSQL stands alone',
    'platform/clock.ts',
  ],
  ['a circle', 'contract/src/errors.ts', "import './verdict.ts';", 'no circles', 'verdict.ts'],
  [
    'the server in the contract',
    'contract/src/verdict.ts',
    "import '../../server/src/platform/clock.ts';",
    'the contract stands alone',
    'platform/clock.ts',
  ],
  ['a test in the product', 'server/src/school.ts', "import './testing.ts';", 'no test in the product', 'testing.ts'],
  [
    'one area in another',
    'web/src/areas/kid/home/home-page.tsx',
    "import '../../parent/home/home-page.tsx';",
    'areas do not know each other',
    'parent/home/home-page.tsx',
  ],
  [
    'another floor in the table of ARCHITECTURE.md',
    'ARCHITECTURE.md',
    '## Floors\n```\n1  ledger\n```',
    'what follows from the modules is gathered',
    'npm run gather',
  ],
  [
    'a table of calls that somebody has edited',
    'contract/src/all-calls.ts',
    '// By hand.',
    'what follows from the modules is gathered',
    'npm run gather',
  ],
  ['the school in the kit', 'web/src/kit/button.tsx', "import '#api/client.ts';", 'the kit knows no school', 'api/client.ts'],
  [
    'the component library in a page',
    'web/src/areas/parent/home/home-page.tsx',
    "import 'react-aria-components';",
    'only the kit knows the component library',
    'react-aria-components',
  ],
] as const;

/** Puts all the wrong imports at the tops of their files: the check reads the house once, and must find each. */
async function plantAll(): Promise<void> {
  for (const [, file, line] of wrong) {
    const at = path.join(copy, file);
    await writeFile(at, `${line}\n${await readFile(at, 'utf8')}`);
  }
}

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'chip-house-'));
  for (const part of [
    'contract',
    'server',
    'web',
    'words',
    'postgres',
    'journeys',
    'scripts',
    'package.json',
    'ARCHITECTURE.md',
    '.dependency-cruiser.cjs',
    'tsconfig.base.json',
  ]) {
    await cp(path.join(root, part), path.join(copy, part), {
      recursive: true,
      // What is no part of the product, and pages that no planted line is about, would only be read.
      filter: (from) => !/node_modules|\/dist(\/|$)|\.test\.|\/areas\/(?:manager|teacher)\/./.test(from.slice(root.length)),
    });
  }
  // Packages are those of the house; its own workspaces are those of the copy.
  const packages = path.join(copy, 'node_modules');
  await mkdir(path.join(packages, '@school'), { recursive: true });
  for (const name of await readdir(path.join(root, 'node_modules'))) {
    if (name !== '@school') await symlink(path.join(root, 'node_modules', name), path.join(packages, name));
  }
  for (const name of ['contract', 'server', 'web', 'words', 'postgres', 'journeys'])
    await symlink(path.join(copy, name), path.join(packages, '@school', name));
});
afterAll(() => rm(copy, { recursive: true, force: true }));

// That it passes on the house as it is, having read its modules, is the step `house` of `npm test`.
describe('the house check', () => {
  test.runIf(process.env['LONG'] === '1')('refuses each of the wrong imports, by its rule and with both ends', async () => {
    await plantAll();
    const { code, out } = await house();
    expect(code).not.toBe(0);
    const said = out.split('\n');
    const missed = wrong.filter(
      ([, file, , rule, to]) =>
        !said.some(
          (one) =>
            one.startsWith(`${rule}: ${file}`) &&
            one
              .split(' -> ')
              .slice(1)
              .some((end) => end.includes(to)),
        ),
    );
    expect(missed.map(([name]) => name)).toEqual([]);
  });
});
