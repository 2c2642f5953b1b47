import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '../src');
/** Words live here; the show of the kit is a page for ourselves with words of its own. */
const mayHoldWords = /^i18n\/|^areas\/dev\/|^testing\/|\.test\.tsx?$|\.d\.ts$/;

/** Lines of a source with words for people in them: Cyrillic anywhere but in comments, letters between tags. */
export function bareWords(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')).replace(/(^|[\s;{(])\/\/[^\n]*/g, '$1');
  return code.split('\n').filter((line) => /[а-яё]/i.test(line) || />\s*[A-Za-z][\w ,.!?'’-]*\s*<\//.test(line));
}

test('no word for people stands in the code', () => {
  const found = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !mayHoldWords.test(file))
    .flatMap((file) => bareWords(readFileSync(join(src, file), 'utf8')).map((line) => `${file}: ${line.trim()}`));
  expect(found).toEqual([]);
});

test('and if it did, it would be found', () => {
  expect(bareWords('<p>Hello, you</p>')).toHaveLength(1);
  expect(bareWords("const title = 'Расписание';")).toHaveLength(1);
  expect(bareWords('/** «Расписание» */\nconst a = <p>{t.hello}</p>; // «Привет»')).toHaveLength(0);
});
