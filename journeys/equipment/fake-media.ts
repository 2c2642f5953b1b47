import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { chromium, type Browser } from '@playwright/test';

import { chromiumArgs } from '../../scripts/find-chromium.ts';

/** A camera and a microphone that Chromium makes up, given without asking. */
export const fakeMedia = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/** A browser of its own: what its camera does is said when it starts. Closed by whoever opened it. */
export const openBrowser = (args: readonly string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '',
    args: [...chromiumArgs, '--autoplay-policy=no-user-gesture-required', ...args],
  });

/** A camera that sees nothing and a microphone that hears nothing, as Chromium takes them from files. */
export async function deadMedia(): Promise<readonly string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'chip-media-'));
  const [picture, sound] = [path.join(folder, 'black.y4m'), path.join(folder, 'silent.wav')];
  await writeFile(picture, blackPicture());
  await writeFile(sound, silence(48_000));
  return [...fakeMedia, `--use-file-for-fake-video-capture=${picture}`, `--use-file-for-fake-audio-capture=${sound}`];
}

/** Two frames of black, which are repeated. */
function blackPicture({ width, height } = { width: 320, height: 240 }): Buffer {
  const frame = Buffer.concat([Buffer.from('FRAME\n'), Buffer.alloc(width * height, 16), Buffer.alloc((width * height) / 2, 128)]);
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F20:1 Ip A1:1 C420jpeg\n`), frame, frame]);
}

/** One second of nothing, 16 bits, one channel. */
function silence(rate: number): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + rate * 2, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(rate * 2, 40);
  return Buffer.concat([head, Buffer.alloc(rate * 2)]);
}
