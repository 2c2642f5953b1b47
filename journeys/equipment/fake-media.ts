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
export const covered = (): Promise<readonly string[]> =>
  fromFiles({ picture: picture({ isBright: false, framesASecond: 20 }), sound: tone(0) });

/** A microphone that hears somebody from far away: well above a dead one, well below somebody who speaks into it. */
export const quietRoom = (): Promise<readonly string[]> => fromFiles({ sound: tone(0.0003) });

/** A camera that shows a frame a second: it is there, and hangs. */
export const hanging = (): Promise<readonly string[]> =>
  fromFiles({ picture: picture({ isBright: true, framesASecond: 1 }), sound: tone(0.2) });

async function fromFiles({ picture: shown, sound }: { picture?: Buffer; sound: Buffer }): Promise<readonly string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'chip-media-'));
  const [seen, heard] = [path.join(folder, 'seen.y4m'), path.join(folder, 'heard.wav')];
  await writeFile(heard, sound);
  if (shown) await writeFile(seen, shown);
  return [...fakeMedia, `--use-file-for-fake-audio-capture=${heard}`, ...(shown ? [`--use-file-for-fake-video-capture=${seen}`] : [])];
}

/** Two frames, which are repeated: black, or stripes. */
function picture({ isBright, framesASecond }: { isBright: boolean; framesASecond: number }, width = 320, height = 240): Buffer {
  const light = Buffer.alloc(width * height, 16);
  if (isBright) for (let at = 0; at < light.length; at++) light[at] = 16 + (at % 200);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, Buffer.alloc((width * height) / 2, 128)]);
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F${framesASecond}:1 Ip A1:1 C420jpeg\n`), frame, frame]);
}

/** A second of a voice's tone that swells four times, so that nothing takes it for noise; 16 bits, one channel. */
function tone(loudness: number, rate = 48_000): Buffer {
  const samples = Buffer.alloc(rate * 2);
  for (let at = 0; at < rate; at++) {
    const swell = Math.sin((4 * Math.PI * at) / rate) ** 2;
    samples.writeInt16LE(Math.round(32_767 * loudness * swell * Math.sin((2 * Math.PI * 220 * at) / rate)), at * 2);
  }
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}
