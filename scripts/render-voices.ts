/**
 * `npm run voices`: records everything that children who cannot read may hear, into content/voices, and measures it. Needs
 * festival with a Russian and an English voice, sox and opus-tools (apt: festival festvox-ru festvox-us-slt-hts sox opus-tools), and
 * ffmpeg for what people bring; the school itself needs none of them. What is recorded as the dictionary says stays as it is; what
 * nothing says any more goes.
 * `-- --lang ru` records one language: two processes do both in half the time; `-- --seeds 200` looks at fewer
 * attempts and takes nothing out.
 * A file that somebody put in place of ours (a person with a microphone) is measured and never overwritten; WAV, MP3 or M4A under the
 * name of a recording becomes that recording.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import type { VoiceLang, VoicePiece } from '@school/contract/playbooks/voice';

import { pronunciation } from '../server/src/modules/playbooks/index.ts';
import { spokenPieces } from './spoken-pieces.ts';
import { faultsOf } from './voices/check.ts';
import { encode, encodeBrought } from './voices/encode.ts';
import { festival, rightly, type Script } from './voices/festival.ts';
import { content, hashOf, readManifest, type Recording, writeManifest } from './voices/manifest.ts';
import { measured } from './voices/measure.ts';

const { values: asked } = parseArgs({ options: { lang: { type: 'string' }, seeds: { type: 'string' } } });
/** Attempts looked at: after so many no task says anything new. */
const seeds = Number(asked.seeds ?? 3000);
const atOnce = 100;

/** What people bring from a microphone. */
const isBrought = (name: string) => /\.(?:wav|mp3|m4a)$/i.test(name);

const say = (text: string) => process.stdout.write(`${text}\n`);
const wanted = spokenPieces({ seeds });
for (const [file, piece] of spokenPieces({ seeds: 200, from: 'check' })) wanted.set(file, piece);

const folder = mkdtempSync(path.join(tmpdir(), 'voices-'));
const faults: string[] = [];
for (const lang of ['ru', 'en'] as const) if (asked.lang === undefined || asked.lang === lang) faults.push(...(await record(lang)));
rmSync(folder, { recursive: true });
for (const fault of faults) say(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

/** Records one language; what is wrong with it afterwards. */
async function record(lang: VoiceLang): Promise<string[]> {
  const pieces = new Map([...wanted].filter(([, piece]) => piece.lang === lang));
  mkdirSync(path.join(content, 'voices', lang), { recursive: true });
  const misnamed = await takeBrought(lang, pieces);
  for (const name of readdirSync(path.join(content, 'voices', lang)))
    if (asked.seeds === undefined && !isBrought(name) && !pieces.has(`/voices/${lang}/${name}`))
      rmSync(path.join(content, 'voices', lang, name));

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
    } else rows.set(file, row?.hash === hash ? row : { text: piece.text, hash, ...(await measured(place)), sounds: '' });
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
      const wave = waves[at] ?? '';
      await encode(wave, path.join(content, file), folder);
      rmSync(wave);
      rows.set(file, {
        text: piece.text,
        hash: hashOf(path.join(content, file)),
        ...(await measured(path.join(content, file))),
        sounds: spoken[at] ?? '',
      });
    }
    writeManifest(lang, rows);
    say(`${lang}: ${from + some.length} of ${missing.length}`);
  }
  writeManifest(lang, rows);
  return [
    ...misnamed,
    ...[...rows.values()].flatMap((row) => faultsOf(lang, row, pronunciation()).map((fault) => `voices/${lang}: ${row.text}: ${fault}`)),
  ];
}

/** Makes recordings of what people brought; what has no recording's name stays where it is, and is told. */
async function takeBrought(lang: VoiceLang, pieces: ReadonlyMap<string, VoicePiece>): Promise<string[]> {
  const misnamed: string[] = [];
  for (const name of readdirSync(path.join(content, 'voices', lang)).filter(isBrought)) {
    const file = `/voices/${lang}/${path.parse(name).name}.opus`;
    const brought = path.join(content, 'voices', lang, name);
    if (!pieces.has(file)) {
      misnamed.push(`voices/${lang}/${name}: nothing that is said has this name (voices/${lang}.tsv lists them)`);
      continue;
    }
    await encodeBrought(brought, path.join(content, file), folder);
    rmSync(brought);
    say(`${lang}: ${name} is ${file} now`);
  }
  return misnamed;
}
