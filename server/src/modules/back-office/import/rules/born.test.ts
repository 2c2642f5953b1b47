import { expect, test } from 'vitest';

import { bornIn } from './born.ts';

for (const [written, locale, born] of [
  ['14.02.2019', 'ru-RU', { year: 2019, month: 2 }],
  ['2019-02-14', 'en-US', { year: 2019, month: 2 }],
  ['2019-02-14T00:00:00', 'ru-RU', { year: 2019, month: 2 }],
  ['3/4/2018', 'en-US', { year: 2018, month: 3 }],
  ['3/4/2018', 'ru-RU', { year: 2018, month: 4 }],
  ['02.2019', 'ru-RU', { year: 2019, month: 2 }],
  ['март 2015', 'ru-RU', { year: 2015, month: 3 }],
  ['9 мая 2016 г.', 'ru-RU', { year: 2016, month: 5 }],
  ['май 2016', 'ru-RU', { year: 2016, month: 5 }],
  ['March 7, 2017', 'en-US', { year: 2017, month: 3 }],
  ['7th Jun 2017', 'en-US', { year: 2017, month: 6 }],
  ['31.02.2019', 'ru-RU', undefined],
  ['14.13.2019', 'ru-RU', undefined],
  ['2019', 'ru-RU', undefined],
  ['14.02.19', 'ru-RU', undefined],
  ['7 лет', 'ru-RU', undefined],
  ['', 'ru-RU', undefined],
] as const)
  test(`"${written}" in ${locale}`, () => expect(bornIn(written, locale)).toEqual(born));
