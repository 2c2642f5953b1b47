import { expect, test } from 'vitest';

import { personName } from './shapes.ts';

const isName = (typed: string) => personName(60, 0).safeParse(typed).success;

test('a name is letters of any alphabet with spaces, hyphens, apostrophes and dots, and nothing else', () => {
  for (const name of ['Анна', 'Мария-Луиза', 'О’Нил', "O'Neil", 'Алёна мл.', 'Дар’я', 'José', 'Nguyễn Thị', 'עדי', ''])
    expect([name, isName(name)]).toEqual([name, true]);
  for (const name of ['Win! http://evil.example', 'a@b.by', 'А\nБ', 'А\u0000', '7', 'A/B', '-', 'Anna2', '<b>'])
    expect([name, isName(name)]).toEqual([name, false]);
});
