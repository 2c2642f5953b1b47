import { expect, test } from 'vitest';

import { holds } from './holds.ts';

test('a short list is searched in all that its lines say, whatever the case and whether ё is typed', () => {
  expect(holds('семен', 'Анна', 'Семён Орлов')).toBe(true);
  expect(holds(' ОРЛ', null, 'Семён Орлов')).toBe(true);
  expect(holds('олег', null, 'Семён Орлов')).toBe(false);
  expect(holds('', 'Анна')).toBe(true);
});
