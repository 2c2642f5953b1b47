import { expect, test } from 'vitest';

import { matching, opensPalette, stepped } from './palette-items.ts';

test('a room is found by the beginning of any of its words, in any case', () => {
  const rooms = [{ label: 'Семьи' }, { label: 'Чат с семьёй' }, { label: 'Отчёт' }];
  const found = (typed: string) => matching(rooms, typed).map(({ label }) => label);
  expect([found('СЕМ'), found('отчет'), found('мьи'), found('')]).toEqual([
    ['Семьи', 'Чат с семьёй'],
    ['Отчёт'],
    [],
    ['Семьи', 'Чат с семьёй', 'Отчёт'],
  ]);
});

test('the mark goes round, and stands nowhere in an empty list', () =>
  expect([stepped(-1, 1, 3), stepped(2, 1, 3), stepped(0, -1, 3), stepped(-1, 1, 0)]).toEqual([0, 0, 2, -1]));

test('Ctrl+K and Cmd+K open it on any keyboard layout, other combinations do not', () => {
  const key = { code: 'KeyK', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  expect([opensPalette({ ...key, ctrlKey: true }), opensPalette({ ...key, metaKey: true })]).toEqual([true, true]);
  expect([opensPalette(key), opensPalette({ ...key, ctrlKey: true, shiftKey: true })]).toEqual([false, false]);
});
