import { execFileSync } from 'node:child_process';
import path from 'node:path';

/**
 * Holds the imports against the plan of the house (.dependency-cruiser.cjs). A check that read nothing would
 * pass without a word, so it fails when it has seen fewer modules than any house of ours has.
 */
const fewest = 100;
const cruiser = path.join('node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs');

let report: string;
try {
  report = execFileSync(
    process.execPath,
    [cruiser, 'contract', 'server', 'web', '--config', '.dependency-cruiser.cjs', '--output-type', 'json'],
    {
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
} catch (fault) {
  report = (fault as { stdout: string }).stdout;
}

const { summary, modules } = JSON.parse(report) as {
  summary: { violations: Array<{ from: string; to: string; rule: { name: string } }> };
  modules: Array<{ source: string }>;
};
const read = modules.filter(({ source }) => /^(contract|server|web)\/src\//.test(source)).length;
for (const { from, to, rule } of summary.violations) console.log(`${rule.name}: ${from} -> ${to}`);
console.log(`House: ${read} modules read, ${summary.violations.length} wrong imports`);
if (read < fewest) console.log(`Fewer than ${fewest} modules: the check did not read the house`);
process.exitCode = summary.violations.length > 0 || read < fewest ? 1 : 0;
