import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import type { VoiceLang } from '@school/contract/playbooks/voice';
import { expect, test } from 'vitest';

import { soundFaults } from './check.ts';
import { content, readManifest } from './manifest.ts';
import { measured } from './measure.ts';
import { oggOf, page } from './ogg-pages.ts';

const langs: readonly VoiceLang[] = ['ru', 'en'];

/** Packets of 60 ms as speech of 16 kHz is coded: of each, in which of its three parts the encoder heard a voice. */
function spoken(parts: readonly number[]): Buffer {
  const packets = parts.map((heard) => [11 << 3, heard << 5, 0]);
  return oggOf(
    page(
      BigInt(312 + parts.length * 2880),
      packets.map(({ length }) => length),
      packets.flat(),
    ),
  );
}

test('a recording in which nobody speaks is refused, whatever was written about it', () => {
  expect(soundFaults(spoken([0, 0, 0, 0]), 0.24)).toEqual(['it is silent']);
  expect(soundFaults(spoken([0b001, 0, 0, 0b110]), 0.24)).toEqual(['it is silent']);
  expect(soundFaults(spoken([0b011, 0b111, 0, 0]), 0.24)).toEqual([]);
  expect(soundFaults(Buffer.from('ID3 an MP3'), 1)).toEqual(['it is silent']);
});

test('a recording that lasts otherwise than was measured is refused', () => {
  expect(soundFaults(spoken([7, 7, 7, 7]), 0.5)).toEqual(['it lasts 0.24 s, not 0.5']);
  expect(soundFaults(spoken([7, 7, 7, 7]), 0.3)).toEqual([]);
});

test.each(langs)('%s: what is decoded is as loud and as long as its list says', async (lang) => {
  const some = [...readManifest(lang)].filter((_, nth) => nth % 97 === 0);
  expect(some.length).toBeGreaterThan(50);
  const found = await Promise.all(some.map(async ([file]) => measured(path.join(content, file))));
  expect(found).toEqual(some.map(([, { seconds, loudness }]) => ({ seconds, loudness })));
});

test('all recordings are Opus, and with a year in every course they stay within what a clone may weigh', () => {
  const files = langs.flatMap((lang) => readdirSync(path.join(content, 'voices', lang)).map((name) => path.join(lang, name)));
  expect(files.filter((name) => !name.endsWith('.opus'))).toEqual([]);
  const bytes = files.reduce((sum, name) => sum + statSync(path.join(content, 'voices', name)).size, 0);
  expect(bytes / files.length).toBeLessThan(2_600);
  expect(bytes).toBeLessThan(80_000_000);
});
