/**
 * `npm run voices`: records everything that children who cannot read may hear, into content/voices, and measures it. Needs
 * festival with a Russian and an English voice, sox and lame (apt: festival festvox-ru festvox-us-slt-hts sox lame); the
 * school itself needs none of them. What is recorded as the dictionary says stays as it is; what nothing says any more goes.
 * `-- --lang ru` records one language: two processes do both in half the time; `-- --seeds 200` looks at fewer
 * attempts and takes nothing out.
 * A file that somebody put in place of ours (a person with a microphone) is measured and never overwritten.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import type { VoiceLang, VoicePiece } from '@school/contract/playbooks/voice';

import { pronunciation } from '../server/src/modules/playbooks/index.ts';
import { spokenPieces } from './spoken-pieces.ts';
import { audible, faultsOf } from './voices/check.ts';
import { festival, rightly, type Script } from './voices/festival.ts';
import { content, hashOf, readManifest, type Recording, writeManifest } from './voices/manifest.ts';
import { measured, run } from './voices/measure.ts';

const { values: asked } = parseArgs({ options: { lang: { type: 'string' }, seeds: { type: 'string' } } });
/** Attempts looked at: after so many no task says anything new. */
const seeds = Number(asked.seeds ?? 3000);
const atOnce = 100;

const say = (text: string) => process.stdout.write(`${text}\n`);
const wanted = spokenPieces({ seeds });
for (const [file, piece] of spokenPieces({ seeds: 200, from: 'check' })) wanted.set(file, piece);

const folder = mkdtempSync(path.join(tmpdir(), 'voices-'));
const faults = (['ru', 'en'] as const).filter((lang) => asked.lang === undefined || asked.lang === lang).flatMap((lang) => record(lang));
rmSync(folder, { recursive: true });
for (const fault of faults) say(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

/** Records one language; what is wrong with it afterwards. */
function record(lang: VoiceLang): string[] {
  const pieces = new Map([...wanted].filter(([, piece]) => piece.lang === lang));
  mkdirSync(path.join(content, 'voices', lang), { recursive: true });
  for (const name of readdirSync(path.join(content, 'voices', lang)))
    if (asked.seeds === undefined && !pieces.has(`/voices/${lang}/${name}`)) rmSync(path.join(content, 'voices', lang, name));

  const before = readManifest(lang);
  const { scripts, sounds } = rightly([...pieces.values()], pronunciation(), folder);
  const rows = new Map<string, Recording>();
  const missing: Array<{ file: string; piece: VoicePiece; script: Script }> = [];
  for (const [at, [file, piece]] of [...pieces].entries()) {
    const row = before.get(file);
    const place = path.join(content, file);
    const hash = existsSync(place) ? hashOf(place) : undefined;
    const script = scripts[at];
    if (hash === undefined || (row?.hash === hash && row.sounds !== '' && row.sounds !== sounds[at])) {
      if (script) missing.push({ file, piece, script });
    } else rows.set(file, row?.hash === hash ? row : { text: piece.text, hash, ...measured(place), sounds: '' });
  }

  // What fewer attempts do not say stays as it is.
  if (asked.seeds !== undefined)
    for (const [file, row] of before) if (!pieces.has(file) && existsSync(path.join(content, file))) rows.set(file, row);
  say(`${lang}: ${pieces.size} pieces, ${missing.length} to record`);
  for (let from = 0; from < missing.length; from += atOnce) {
    const some = missing.slice(from, from + atOnce);
    const waves = some.map((_, at) => path.join(folder, `${at}.wav`));
    const spoken = festival(
      lang,
      some.map(({ script }) => script),
      folder,
      waves,
    );
    for (const [at, { file, piece }] of some.entries()) {
      encode(waves[at] ?? '', path.join(content, file));
      rows.set(file, {
        text: piece.text,
        hash: hashOf(path.join(content, file)),
        ...measured(path.join(content, file)),
        sounds: spoken[at] ?? '',
      });
    }
    writeManifest(lang, rows);
    say(`${lang}: ${from + some.length} of ${missing.length}`);
  }
  writeManifest(lang, rows);
  return [...rows.values()].flatMap((row) => faultsOf(lang, row, pronunciation()).map((fault) => `voices/${lang}: ${row.text}: ${fault}`));
}

function encode(wave: string, file: string): void {
  const trimmed = path.join(folder, 'trimmed.wav');
  // Silence at both ends goes, so that pieces follow each other as in a sentence; a breath stays at the end.
  const filters = 'silence 1 0.01 0.4% reverse silence 1 0.01 0.4% reverse norm -3 pad 0.02 0.08'.split(' ');
  run('sox', [wave, '-r', '16000', '-c', '1', trimmed, ...filters]);
  run('lame', ['--quiet', '-m', 'm', '-b', '24', trimmed, file]);
  // One loud sound holds all the others down: it is pressed, until the words can be heard.
  for (let gain = 2; gain <= 8 && measured(file).loudness < audible.from + 1; gain += 2) {
    const louder = path.join(folder, 'louder.wav');
    run('sox', [trimmed, louder, 'gain', '-l', String(gain)]);
    run('lame', ['--quiet', '-m', 'm', '-b', '24', louder, file]);
  }
  rmSync(wave);
}
