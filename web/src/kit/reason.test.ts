import { expect, test } from 'vitest';

import { lacking, reasonFrom } from './reason.ts';

const usual = { ill: 'Ребёнок заболел', away: 'Уезжаем' };
const t = { needed: 'choose', commentNeeded: 'write' };
const from = (kind: string | undefined, words: string) => reasonFrom({ kind, words }, usual, t);

test('a reason is the usual one, with the words that were added', () => {
  expect(from('ill', '  ')).toEqual({ reason: 'Ребёнок заболел' });
  expect(from('away', ' до воскресенья ')).toEqual({ reason: 'Уезжаем: до воскресенья' });
});

test('another reason is what was typed, and it must be', () => {
  expect(from('other', 'Переезд')).toEqual({ reason: 'Переезд' });
  expect(from('other', ' ')).toEqual({ wrong: { comment: 'write' } });
  expect(lacking(from('other', ' '))).toBe('write');
});

test('words alone are none until a reason is chosen', () => {
  expect(from(undefined, 'Переезд')).toEqual({ wrong: { reason: 'choose' } });
  expect(lacking(from('ill', ''))).toBeUndefined();
});
