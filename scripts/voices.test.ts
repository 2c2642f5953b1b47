import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

import { spokenPieces } from './spoken-pieces.ts';

const content = path.join(import.meta.dirname, '../content');

test('everything that pages and lessons say to a child who cannot read is recorded, in both languages', () => {
  const pieces = spokenPieces({ seeds: 40, from: 'heard' });
  expect(pieces.size).toBeGreaterThan(4000);
  const missing = [...pieces].filter(([file]) => !existsSync(path.join(content, file))).map(([, { lang, text }]) => `${lang} ${text}`);
  // A word problem may draw a pair of number and thing that three thousand attempts did not: the device's voice says it.
  expect(missing.slice(Math.floor(pieces.size / 1000))).toEqual([]);
});

test('what a child hears first weighs a few kilobytes, not more than 60', () => {
  for (const lang of ['ru', 'en']) {
    const folder = path.join(content, 'voices', lang);
    const sizes = readdirSync(folder).map((name) => statSync(path.join(folder, name)).size);
    expect(Math.min(...sizes)).toBeGreaterThan(200);
    expect(Math.max(...sizes)).toBeLessThan(60_000);
  }
});
