/** `npm run content [-- --seeds 200]`: reads content/ as the school would and says what is wrong, with file and place. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';

import { createLibrary } from '#modules/library';
import { checkPlaybooks } from '#modules/playbooks';

const { values } = parseArgs({ options: { seeds: { type: 'string', default: '200' } } });
const seeds = Number(values.seeds);
const report = checkPlaybooks(createLibrary({ checked: true }), { seeds });

const icons = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json');
const drawn = existsSync(icons) ? (JSON.parse(readFileSync(icons, 'utf8')) as { icons: Record<string, unknown> }).icons : {};
for (const [emoji, icon] of report.icons) if (!drawn[icon]) report.faults.push(`pictures.yaml: ${emoji}: there is no icon ${icon}`);

const say = (text: string) => process.stdout.write(`${text}\n`);
for (const warning of report.warnings) say(`note: ${warning}`);
for (const fault of report.faults) say(fault);
say(`${report.lessons} lessons, ${report.slides} tasks, ${report.items} items with ${seeds} seeds: ${report.faults.length} faults`);
process.exitCode = report.faults.length > 0 ? 1 : 0;
