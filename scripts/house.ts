import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { foreignTables } from './foreign-tables.ts';
import { gatheredFaults } from './gather.ts';
import { largestShare, readModules, sharesOf, sqlOutsideStores, twoWayFolders } from './inside-modules.ts';
import { migrationFaults, readMigrations } from './tables-of-migrations.ts';
import { migrationTexts, takingAwayFaults } from './taking-away.ts';

/**
 * Holds the imports against the plan of the house (.dependency-cruiser.cjs). A check that read nothing would
 * pass without a word, so it fails when it has seen fewer modules than any house of ours has.
 */
const fewest = 100;
const cruiser = path.join('node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs');

// Into a file: the tool ends itself before a pipe has taken all of a long report.
const folder = mkdtempSync(path.join(tmpdir(), 'chip-house-'));
const file = path.join(folder, 'report.json');
const { stderr } = spawnSync(
  process.execPath,
  [cruiser, 'contract', 'words', 'postgres', 'server', 'web', '--config', '.dependency-cruiser.cjs', '-T', 'json', '-f', file],
  { encoding: 'utf8' },
);
if (!existsSync(file)) {
  console.log(stderr);
  throw new Error('The house could not be read: see above');
}
const report = readFileSync(file, 'utf8');
rmSync(folder, { recursive: true });

const { summary, modules } = JSON.parse(report) as {
  summary: { violations: Array<{ from: string; to: string; rule: { name: string } }> };
  modules: Array<{ source: string; dependencies: Array<{ resolved: string }> }>;
};
const read = modules.filter(({ source }) => /^(contract|words|postgres|server|web)\/src\//.test(source)).length;
for (const { from, to, rule } of summary.violations) console.log(`${rule.name}: ${from} -> ${to}`);
const files = readModules();
const inside = [
  ...twoWayFolders(modules),
  ...sqlOutsideStores(files),
  ...foreignTables(files),
  ...migrationFaults(readMigrations()),
  ...takingAwayFaults(migrationTexts()),
  ...gatheredFaults(),
];
for (const { rule, from, to } of inside) console.log(`${rule}: ${from} -> ${to}`);
const shares = sharesOf(files);
const large = shares.filter(({ share }) => share > largestShare);
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
for (const { name, lines, share } of large) console.log(`a module has outgrown its walls: ${name}, ${lines} lines, ${percent(share)}`);
console.log(
  `Largest modules: ${shares
    .slice(0, 5)
    .map(({ name, lines, share }) => `${name} ${lines} (${percent(share)})`)
    .join(', ')}`,
);
const faults = summary.violations.length + inside.length + large.length;
console.log(`House: ${read} modules read, ${faults} wrong imports`);
if (read < fewest) console.log(`Fewer than ${fewest} modules: the check did not read the house`);
process.exitCode = faults > 0 || read < fewest ? 1 : 0;
