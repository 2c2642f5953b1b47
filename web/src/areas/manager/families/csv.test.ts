import { expect, test } from 'vitest';

import { csvOf } from './csv.ts';

test('a table is quoted, and what looks like a formula is not one', () => {
  expect(
    csvOf([
      ['Имя', 'Телефон'],
      ['Анна "Нюта"', '+375291112233'],
      ['=1+1', '@x'],
    ]),
  ).toBe('\uFEFF"Имя","Телефон"\r\n"Анна ""Нюта""","\'+375291112233"\r\n"\'=1+1","\'@x"\r\n');
});
