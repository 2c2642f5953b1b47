import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { decodedRate, decodeOpus, waveOf } from '../../web/src/kit/play/decode-opus.ts';
import { opusRate, readOggOpus } from '../../web/src/kit/play/ogg-opus.ts';
import { content } from './manifest.ts';
import { oggOf, page } from './ogg-pages.ts';

/** What old Safari hears instead of the file itself: `web/src/kit/play/opus.worker.ts` calls these two. */
const folder = path.join(content, 'voices/ru');
const recordings = readdirSync(folder).filter((_, nth) => nth % 1500 === 0);
const recording = (name: string) => readFileSync(path.join(folder, name));

test.each(recordings)('%s of the school is decoded: as long as it says, and it is heard', async (name) => {
  const file = recording(name);
  const samples = await decodeOpus(file);
  expect(samples.length / decodedRate).toBeCloseTo((readOggOpus(file)?.samples ?? 0) / opusRate, 3);
  const loudness = 10 * Math.log10(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);
  expect(loudness).toBeGreaterThan(-27);
  expect(loudness).toBeLessThan(-8);
});

test('what was decoded is a WAV file that any player reads', () => {
  const wave = new DataView(waveOf(Float32Array.of(0, 1, -1, 0.5, 3)));
  const word = (at: number) => String.fromCodePoint(...[0, 1, 2, 3].map((nth) => wave.getUint8(at + nth)));
  expect([word(0), word(8), word(36)]).toEqual(['RIFF', 'WAVE', 'data']);
  expect(wave.getUint32(4, true)).toBe(wave.byteLength - 8);
  expect(wave.getUint32(24, true)).toBe(decodedRate);
  expect(wave.getUint32(40, true)).toBe(10);
  // Louder than loud is cut off, and does not turn round.
  expect([0, 1, 2, 3, 4].map((nth) => wave.getInt16(44 + nth * 2, true))).toEqual([0, 32_767, -32_767, 16_384, 32_767]);
});

test('what is no Opus in Ogg is refused, a page that is cut off too', async () => {
  await expect(decodeOpus(new TextEncoder().encode('ID3 an MP3'))).rejects.toThrow('no Opus');
  expect(readOggOpus(new Uint8Array())).toBeUndefined();
  expect(readOggOpus(recording(recordings[0] ?? '').subarray(0, 20))).toBeUndefined();
});

test('a packet longer than one segment is put together, over pages too', () => {
  const long = Uint8Array.from({ length: 300 }, (_, nth) => nth % 251);
  const opus = readOggOpus(oggOf(page(-1n, [255], long.subarray(0, 255)), page(2232n, [45, 2], [...long.subarray(255), 7, 8])));
  expect(opus).toMatchObject({ channels: 1, preSkip: 312, samples: 1920 });
  expect(opus?.packets.map(({ length }) => length)).toEqual([300, 2]);
  expect(opus?.packets[0]).toEqual(long);
});
