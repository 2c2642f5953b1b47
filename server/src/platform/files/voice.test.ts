import { filesLimits } from '@school/contract/files/limits';
import { expect, test } from 'vitest';

import { Refusal } from '../refusal.ts';
import { insistOnDocument } from './document.ts';
import { anMp4, aWebm } from './video-testing.ts';
import { readVoice } from './voice.ts';

const refusalOf = (act: () => unknown): string | undefined => {
  try {
    act();
  } catch (cause) {
    if (cause instanceof Refusal) return cause.code;
    throw cause;
  }
  return undefined;
};
/** An Ogg file of Opus: its head, and the last page that says how many samples there were. */
function anOgg(seconds: number): Buffer {
  const last = Buffer.alloc(14);
  last.write('OggS', 'latin1');
  last.writeBigInt64LE(BigInt(seconds * 48_000), 6);
  return Buffer.concat([Buffer.from('OggS', 'latin1'), Buffer.alloc(24), Buffer.from('OpusHead', 'latin1'), Buffer.alloc(60), last]);
}
const aVoice = {
  webm: (seconds: number) => aWebm({ seconds, codec: 'A_OPUS' }),
  m4a: (seconds: number) => anMp4({ seconds, handler: 'soun', codec: 'mp4a' }),
  ogg: anOgg,
};

test.each(['webm', 'm4a', 'ogg'] as const)('a recorded voice (%s) is known by its bytes, with how long it goes', (ending) => {
  const { seconds, ...found } = readVoice(aVoice[ending](60), 60);
  expect([found, Math.round(seconds)]).toEqual([{ ending }, 60]);
  expect(refusalOf(() => readVoice(aVoice[ending](61), 60))).toBe('files.sound_too_long');
});

test('pictures that move, words and a head without an end are no voice', () => {
  expect(refusalOf(() => readVoice(aWebm({ seconds: 5 }), 60))).toBe('files.not_a_sound');
  expect(refusalOf(() => readVoice(Buffer.from('<html>'), 60))).toBe('files.not_a_sound');
  expect(refusalOf(() => readVoice(anOgg(5).subarray(0, 60), 60))).toBe('files.not_a_sound');
});

test('a document is a PDF from its first bytes to its last, and no larger than may be', () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\ntrailer\n%%EOF\n', 'latin1');
  expect(refusalOf(() => insistOnDocument(pdf))).toBeUndefined();
  expect(refusalOf(() => insistOnDocument(pdf.subarray(0, 20)))).toBe('files.not_a_document');
  expect(refusalOf(() => insistOnDocument(Buffer.from('<script>%PDF-1.7 %%EOF')))).toBe('files.not_a_document');
  expect(refusalOf(() => insistOnDocument(Buffer.alloc(filesLimits.documentMegabytes * 1024 * 1024 + 1)))).toBe('files.too_large');
});
