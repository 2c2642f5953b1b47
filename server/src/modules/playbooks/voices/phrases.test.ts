import { expect, test } from 'vitest';

import { piecesIn } from './phrases.ts';

const said = (value: unknown) => piecesIn(value).map(({ lang, text }) => `${lang} ${text}`);
const word = { ru: 'рыба', en: 'рыба', lang: 'ru' };

test('what is there to be read is never read out, so nobody records it', () => {
  expect(said({ options: [{ words: { ...word, silent: true } }, { words: word }] })).toEqual(['ru рыба']);
  expect(said({ options: [{ words: { ...word, silent: true } }] })).toEqual([]);
});

test('where it is only heard it is recorded, whatever stands beside it', () => {
  expect(said({ stimulus: { kind: 'listen', words: { ...word, silent: true } }, options: [{ words: { ...word, silent: true } }] })).toEqual(
    ['ru рыба'],
  );
});
