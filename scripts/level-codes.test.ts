import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const here = import.meta.dirname;
const files = readdirSync(join(here, '../web/src'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));

/** A level's code as text between tags, or in words that are made of it: `{process.level}`, `t.level(course.levelCode)`. */
const shown = [/>[^<>{}=]*\{[\w.?]+\.(?:level|levelCode)\}/gu, /\bt\.\w+\([\w.?]+\.(?:level|levelCode)\)/gu];

/** Levels of clubs have no other name: «A1» is what everybody calls them. And how hard a game is, is a number. */
const named = /\b(?:group|club|result|game|shown|t)\.level\b/u;

test('codes of levels are never shown to people: they have titles', () => {
  const found = files.flatMap((file) => {
    const text = readFileSync(join(here, '../web/src', file), 'utf8').replaceAll(/\s+/gu, ' ');
    return shown
      .flatMap((pattern) => text.match(pattern) ?? [])
      .filter((match) => !named.test(match))
      .map((match) => `${file}: ${match}`);
  });
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
