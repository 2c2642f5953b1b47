/** `npm run content [-- --seeds 200]`: reads content/ as the school would and says what is wrong, with file and place. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import type { VoicePiece } from '@school/contract/playbooks/voice';

import { checkGames } from '#modules/brain-trainer';
import { createLibrary } from '#modules/library';
import { checkTests } from '#modules/onboarding';
import { faultsOfOriginals } from '#modules/pages';
import { checkBooks } from '#modules/rewards';
import { checkPlaybooks, createPlaybookCatalogue, createTaskFactory, misspelt, piecesForTheYoungest, wordsOf } from '#modules/playbooks';

import { findHunspell } from './hunspell.ts';

const { values } = parseArgs({ options: { seeds: { type: 'string', default: '200' } } });
const seeds = Number(values.seeds);
const report = checkPlaybooks(createLibrary(), { seeds });

const icons = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json');
const drawn = existsSync(icons) ? (JSON.parse(readFileSync(icons, 'utf8')) as { icons: Record<string, unknown> }).icons : {};
for (const [emoji, icon] of report.icons) if (!drawn[icon]) report.faults.push(`pictures.yaml: ${emoji}: there is no icon ${icon}`);

const library = createLibrary();
const tests = checkTests(library, createTaskFactory(createPlaybookCatalogue(library)), { seeds: Math.min(seeds, 200) });
report.faults.push(...tests.faults);
report.faults.push(...checkGames(library, createPlaybookCatalogue(library).material().words, { seeds: Math.min(seeds, 40) }));

report.faults.push(...checkBooks(library, new Set(Object.keys(drawn))));
report.faults.push(...faultsOfOriginals(library));

// Spelling is looked up where there is a dictionary; a word that nobody knows is a fault.
const speller = findHunspell();
if (speller && report.faults.length === 0)
  report.faults.push(...misspelt(library, wordsOf(library, { seeds: Math.min(seeds, 3) }), speller));
else if (!speller) report.warnings.push('spelling was not looked up: hunspell is not here (apt: hunspell hunspell-ru hunspell-en-gb)');

// Children who cannot read hear recordings: a task that would be silent is a fault.
const voices = fileURLToPath(new URL('../../content', import.meta.url));
const heard =
  report.faults.length > 0 ? new Map<string, VoicePiece>() : piecesForTheYoungest(library, { seeds: Math.min(seeds, 200), from: 'check' });
for (const [file, piece] of tests.heard) heard.set(file, piece);
const silent = [...heard].filter(([file]) => !existsSync(path.join(voices, file)));
for (const [, { lang, text }] of silent) report.faults.push(`voices/${lang}: nobody has recorded «${text}» (npm run voices)`);

const say = (text: string) => process.stdout.write(`${text}\n`);
for (const warning of report.warnings) say(`note: ${warning}`);
for (const year of report.years) say(year);
for (const fault of report.faults) say(fault);
say(
  `${report.lessons} lessons, ${report.slides} tasks, ${report.items} items with ${seeds} seeds, ${heard.size} things to hear: ${report.faults.length} faults`,
);
process.exitCode = report.faults.length > 0 ? 1 : 0;
