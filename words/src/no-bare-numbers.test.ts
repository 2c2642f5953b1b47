import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const words = import.meta.dirname;

/** Numbers that are no rule of the school: an example, a scale, a time of the day, a name, a key. */
const examples = [
  /\+375 29 123-45-67/gu,
  /(?<!\d)(?:\d+ (?:или|or) \d+[.,]50|360|0[.,]31)/gu, // amounts as people type them
  /(?:от|from) [01] (?:до|to) (?:100|\{most\}|$)|(?:out of|of|из) (?:3|5|100)(?!\d)/gu, // scales of scores and percent
  /0–3/gu, // keys
  /\d\d:\d\d/gu, // times of the day
  /(?:75|95) ?%/gu, // percentiles
  /MP4|1[CС]|CAMT\.053|Плательщик1/gu, // formats of files, and a field of one
  /red 1, blue 1, red 2, blue 2|красная 1, синяя 1, красная 2, синяя 2/gu,
  /1, 2, 3/gu, // labels of the three pegs
  /1–2/gu, // minutes that a game takes, as played
  /1 (?:индивидуальный|individual)/gu, // one lesson, in words
  /подарим 3 урока|3 lessons are our gift/gu,
  /начиная с 1$|From 1 up|до 1$|down to 1$/gu, // counting games
];

/** Texts of a source in which a number is spelt out, holes and numbers of code left out. */
export function spelt(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const literals = code.match(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|"(?:[^"\\\n]|\\.)*"/g) ?? [];
  return literals
    .map((literal) => withoutHoles(literal.slice(1, -1)))
    .filter((text) => /\d/.test(examples.reduce((left, example) => left.replace(example, ''), text)))
    .filter((text) => /\p{L}{2}/u.test(text) && !/^[\w./@#-]+$/.test(text));
}

/** Removes `${…}` with what nests in it, so that only what people read is left. */
function withoutHoles(text: string): string {
  let out = '';
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (depth === 0 && text.startsWith('${', at)) {
      depth = 1;
      at += 1;
    } else if (depth > 0) {
      if (text[at] === '{') depth += 1;
      if (text[at] === '}') depth -= 1;
    } else out += text[at];
  }
  return out;
}

test('no text spells a number of the school: it is filled from the limits or the settings in force', () => {
  const found = readdirSync(words, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => spelt(readFileSync(join(words, file), 'utf8')).map((text) => `${file}: ${text}`));
  expect(found).toEqual([]);
});

test('and if one did, it would be found', () => {
  expect(spelt("const rule = 'Отменить можно за 8 часов';")).toHaveLength(1);
  expect(spelt('const rule = `Held for ${hours(limits.offer)}, then 24 hours more`;')).toHaveLength(1);
  expect(spelt('const rule = `Отменить можно за ${hours(n > 1 ? 8 : 1)}`;')).toHaveLength(0);
  expect(spelt("const phone = 'Например +375 29 123-45-67'; const best = 'из 100';")).toHaveLength(0);
});
