import { expect, test } from 'vitest';

import { glued } from './glued.ts';

const gap = (id: string) => ({ gap: id });

test('a hole at the end or the beginning of a word stays with its letters', () => {
  expect(glued([{ text: 'Мила мал' }, gap('a'), { text: '. Мы мы' }, gap('b'), { text: ' раму.' }])).toEqual([
    [{ text: 'Мила' }],
    [{ text: ' ' }],
    [{ text: 'мал' }, gap('a'), { text: '.' }],
    [{ text: ' Мы ' }],
    [{ text: 'мы' }, gap('b')],
    [{ text: ' ' }],
    [{ text: 'раму.' }],
  ]);
});

test('a hole between words stands alone', () => {
  expect(glued([{ text: 'Кот ' }, gap('a'), { text: ' дома' }])).toEqual([
    [{ text: 'Кот' }],
    [{ text: ' ' }],
    [gap('a')],
    [{ text: ' ' }],
    [{ text: 'дома' }],
  ]);
});

test('nothing of the text is lost', () => {
  const pieces = [{ text: 'Раз,\nдва ' }, gap('a'), { text: '-три' }, gap('b')];
  expect(
    glued(pieces)
      .flat()
      .map((piece) => ('text' in piece ? piece.text : '_'))
      .join(''),
  ).toBe('Раз,\nдва _-три_');
});
