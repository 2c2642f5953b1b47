import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { audible } from './check.ts';
import { measured } from './measure.ts';

/** What `npm run voices` needs, as Debian calls it; ffmpeg is for what people bring. */
export const programs = 'apt-get install festival festvox-ru festvox-us-slt-hts sox opus-tools ffmpeg';

/**
 * Kilobits a second, and milliseconds of a frame (decision 0323). Speech of 16 kHz keeps its consonants; long frames have less to say of
 * themselves. A fixed number of the stream gives the same bytes for the same sounds.
 */
const asOpus = '--quiet --bitrate 12 --framesize 60 --comp 10 --speech --serial 1 --padding 0 --discard-comments'.split(' ');
/** Silence at both ends goes, so that pieces follow each other as in a sentence; a breath stays at the end. */
const cut = 'silence 1 0.01 0.4% reverse silence 1 0.01 0.4% reverse'.split(' ');
const level = ['norm', '-3'];
const breath = 'pad 0.02 0.08'.split(' ');

/** Makes a recording of a wave, loud enough to be heard. `folder` is for what is needed on the way. */
export async function encode(wave: string, file: string, folder: string): Promise<void> {
  await written(wave, [...cut, ...level, ...breath], file, folder);
}

/** Makes a recording of what a person brings (WAV, MP3, M4A). It is brought to its level before it is cut: microphones differ. */
export async function encodeBrought(brought: string, file: string, folder: string): Promise<void> {
  const wave = path.join(folder, 'brought.wav');
  run('ffmpeg', ['-loglevel', 'error', '-y', '-i', brought, '-ac', '1', '-f', 'wav', wave]);
  await written(wave, [...level, ...cut, ...breath], file, folder);
}

async function written(wave: string, filters: readonly string[], file: string, folder: string): Promise<void> {
  const trimmed = path.join(folder, 'trimmed.wav');
  run('sox', [wave, '-r', '16000', '-c', '1', '-b', '16', trimmed, ...filters]);
  run('opusenc', [...asOpus, trimmed, file]);
  // One loud sound holds all the others down: it is pressed, until the words can be heard.
  for (let gain = 2; gain <= 8 && (await measured(file)).loudness < audible.from + 1; gain += 2) {
    const louder = path.join(folder, 'louder.wav');
    run('sox', [trimmed, louder, 'gain', '-l', String(gain)]);
    run('opusenc', [...asOpus, louder, file]);
  }
}

function run(command: string, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (error) throw new Error(`${command} is not installed: ${programs}`);
  if (status !== 0) throw new Error(`${command} ${args.at(-1)}: ${stderr}`);
}
