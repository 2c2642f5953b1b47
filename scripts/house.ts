import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

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
  [cruiser, 'contract', 'server', 'web', '--config', '.dependency-cruiser.cjs', '-T', 'json', '-f', file],
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
  modules: Array<{ source: string }>;
};
const read = modules.filter(({ source }) => /^(contract|server|web)\/src\//.test(source)).length;
for (const { from, to, rule } of summary.violations) console.log(`${rule.name}: ${from} -> ${to}`);
console.log(`House: ${read} modules read, ${summary.violations.length} wrong imports`);
if (read < fewest) console.log(`Fewer than ${fewest} modules: the check did not read the house`);
process.exitCode = summary.violations.length > 0 || read < fewest ? 1 : 0;
