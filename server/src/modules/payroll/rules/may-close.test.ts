import { expect, test } from 'vitest';

import { mayClose } from './may-close.ts';

const month = (text: string) => Temporal.PlainYearMonth.from(text);
const codeOf = (asked: string, closed: [first: string, last: string] | null, now = '2026-11') => {
  const verdict = mayClose(month(asked), {
    first: closed && month(closed[0]),
    last: closed && month(closed[1]),
    thisMonth: month(now),
  });
  return verdict.allowed ? 'allowed' : verdict.why;
};

test('a month is closed when it is over, and not a day before', () => {
  expect(codeOf('2026-11', null)).toBe('payroll.month_not_over');
  expect(codeOf('2026-11', null, '2026-12')).toBe('allowed');
});

test('the first one may be any, and from then on they are closed one after another', () => {
  expect(codeOf('2026-08', null)).toBe('allowed');
  expect(codeOf('2026-10', ['2026-08', '2026-08'])).toBe('payroll.not_in_order');
  expect(codeOf('2026-09', ['2026-08', '2026-08'])).toBe('allowed');
  expect(codeOf('2026-07', ['2026-08', '2026-08'])).toBe('payroll.not_in_order');
});

test('a month is closed once', () => {
  expect(codeOf('2026-08', ['2026-08', '2026-09'])).toBe('payroll.closed');
  expect(codeOf('2026-09', ['2026-08', '2026-09'])).toBe('payroll.closed');
});
