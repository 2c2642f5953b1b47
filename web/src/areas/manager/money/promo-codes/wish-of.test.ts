import { expect, test } from 'vitest';

import { suggestedCode, type TypedCode, wishOf } from './wish-of.ts';

const words = {
  codeNeeded: 'code',
  percentWrong: 'percent',
  lessonsWrong: 'lessons',
  productNeeded: 'product',
  wrongWindow: 'window',
  noteNeeded: 'note',
  wrong: 'amount',
  oneNeeded: 'one',
};
const typed = (its: Partial<TypedCode> = {}): TypedCode => ({
  code: 'ВЕСНА10',
  note: 'к весне ',
  type: 'percent',
  percent: 10,
  amounts: { BYN: '10' },
  lessons: 2,
  for: 'all',
  kind: 'group',
  productCode: 'individual-8',
  validFrom: null,
  lastDay: '',
  usesMax: undefined,
  usesPerFamily: 1,
  ...its,
});
const now = Date.parse('2026-11-23T10:00:00Z');
const wish = (its: Partial<TypedCode>) => wishOf(typed(its), now, words);

test('a code has the worth of its type and no other, whatever else was typed', () => {
  expect(wish({}).wish).toMatchObject({ percent: 10, amounts: null, lessons: null, forKind: null, productCode: null, note: 'к весне' });
  expect(wish({ type: 'amount', amounts: { BYN: '10,50', RUB: '' } }).wish).toMatchObject({ percent: null, amounts: { BYN: 1050 } });
  expect(wish({ type: 'bonus', for: 'kind' }).wish).toMatchObject({ lessons: 2, percent: null, forKind: 'group', productCode: null });
  expect(wish({ for: 'product' }).wish).toMatchObject({ forKind: null, productCode: 'individual-8' });
});

test('a code begins at once and holds to the last second of its last day in Moscow', () => {
  expect(wish({ lastDay: '2026-11-30' }).wish).toMatchObject({ startsAt: '2026-11-23T10:00:00.000Z', endsAt: '2026-11-30T20:59:59.000Z' });
  expect(wish({ lastDay: '2026-11-23' }).wish?.endsAt).toBe('2026-11-23T20:59:59.000Z');
  expect(wish({ lastDay: '2026-11-22' }).wrong).toEqual({ lastDay: 'window' });
  expect(wish({ validFrom: '2026-12-01T21:00:00.000Z', lastDay: '2026-12-01' }).wrong).toEqual({ lastDay: 'window' });
});

test('what is missing is told at its field, all at once', () => {
  expect(wish({ code: ' ', note: '', percent: undefined }).wrong).toEqual({ code: 'code', note: 'note', percent: 'percent' });
  expect(wish({ type: 'amount', amounts: { BYN: 'много' } }).wrong).toEqual({ BYN: 'amount' });
  expect(wish({ type: 'bonus', lessons: 33 }).wrong).toEqual({ lessons: 'lessons' });
  expect(wish({ for: 'product', productCode: '' }).wrong).toEqual({ productCode: 'product' });
});

test('a suggested code may be a code', () => expect(suggestedCode()).toMatch(/^[A-Z2-9]{8}$/));
