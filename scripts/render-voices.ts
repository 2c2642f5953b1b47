/**
 * `npm run voices`: records everything that lessons for children of 3 to 6 say, into content/voices. Needs festival with
 * a Russian and an English voice, sox and lame (apt: festival festvox-ru festvox-us-slt-hts sox lame); the school itself
 * needs none of them. Pieces that are recorded already stay, those that nothing says any more go. A better voice is a
 * drop-in: put its files in place of these, under the same names.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type VoicePiece, voiceFile } from '@school/contract/playbooks/voice';

import { saidAloud } from '../server/src/modules/playbooks/index.ts';
import { spokenPieces } from './spoken-pieces.ts';

const content = path.join(import.meta.dirname, '../content');
const voices = { ru: 'voice_msu_ru_nsh_clunits', en: 'voice_cmu_us_slt_arctic_hts' };
/** Attempts looked at: after so many no task says anything new. */
const seeds = 3000;
const atOnce = 100;

const say = (text: string) => process.stdout.write(`${text}\n`);
const wanted = spokenPieces({ seeds });
for (const [file, piece] of spokenPieces({ seeds: 200, from: 'check' })) wanted.set(file, piece);

const recorded = new Set<string>();
for (const lang of ['ru', 'en']) {
  mkdirSync(path.join(content, 'voices', lang), { recursive: true });
  for (const name of readdirSync(path.join(content, 'voices', lang))) {
    const file = `/voices/${lang}/${name}`;
    if (wanted.has(file)) recorded.add(file);
    else rmSync(path.join(content, file));
  }
}
const missing = [...wanted.values()].filter((piece) => !recorded.has(voiceFile(piece)));
say(`${wanted.size} pieces, ${missing.length} to record`);

const folder = mkdtempSync(path.join(tmpdir(), 'voices-'));
const wave = (at: number) => path.join(folder, `${at}.wav`);
for (const lang of ['ru', 'en'] as const) {
  const of = missing.filter((piece) => piece.lang === lang);
  for (let from = 0; from < of.length; from += atOnce) {
    record(lang, of.slice(from, from + atOnce));
    say(`${lang}: ${Math.min(from + atOnce, of.length)} of ${of.length}`);
  }
}
rmSync(folder, { recursive: true });

function record(lang: 'ru' | 'en', pieces: readonly VoicePiece[]): void {
  const lines = pieces.map(
    (piece, at) => `(utt.save.wave (utt.synth (Utterance Text "${saidAloud(piece).replace(/["\\]/g, '')}")) "${wave(at)}" 'riff)`,
  );
  const script = path.join(folder, 'say.scm');
  writeFileSync(script, [`(${voices[lang]})`, ...lines].join('\n'));
  run('festival', ['-b', script]);
  for (const [at, piece] of pieces.entries()) {
    const trimmed = path.join(folder, 'trimmed.wav');
    // Silence at both ends goes, so that pieces follow each other as in a sentence; a breath stays at the end.
    run('sox', [
      wave(at),
      '-r',
      '16000',
      '-c',
      '1',
      trimmed,
      ...'silence 1 0.01 0.4% reverse silence 1 0.01 0.4% reverse norm -3 pad 0.02 0.08'.split(' '),
    ]);
    run('lame', ['--quiet', '-m', 'm', '-b', '24', trimmed, path.join(content, voiceFile(piece))]);
    rmSync(wave(at));
  }
}

function run(command: string, args: string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (error) throw new Error(`${command} is not installed: apt-get install festival festvox-ru festvox-us-slt-hts sox lame`);
  if (status !== 0) throw new Error(`${command} ${args.at(-1)}: ${stderr}`);
}
