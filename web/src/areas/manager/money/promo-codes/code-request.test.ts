import { expect, test } from 'vitest';

import { suggestedCode, type TypedCode, codeRequestOf } from './code-request.ts';

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
const request = (its: Partial<TypedCode>) => codeRequestOf(typed(its), now, words);

test('a code has the worth of its type and no other, whatever else was typed', () => {
  expect(request({}).request).toMatchObject({
    percent: 10,
    amounts: null,
    lessons: null,
    forKind: null,
    productCode: null,
    note: 'к весне',
  });
  expect(request({ type: 'amount', amounts: { BYN: '10,50', RUB: '' } }).request).toMatchObject({ percent: null, amounts: { BYN: 1050 } });
  expect(request({ type: 'bonus', for: 'kind' }).request).toMatchObject({ lessons: 2, percent: null, forKind: 'group', productCode: null });
  expect(request({ for: 'product' }).request).toMatchObject({ forKind: null, productCode: 'individual-8' });
});

test('a code begins at once and holds to the last second of its last day in Moscow', () => {
  expect(request({ lastDay: '2026-11-30' }).request).toMatchObject({
    startsAt: '2026-11-23T10:00:00.000Z',
    endsAt: '2026-11-30T20:59:59.000Z',
  });
  expect(request({ lastDay: '2026-11-23' }).request?.endsAt).toBe('2026-11-23T20:59:59.000Z');
  expect(request({ lastDay: '2026-11-22' }).wrong).toEqual({ lastDay: 'window' });
  expect(request({ validFrom: '2026-12-01T21:00:00.000Z', lastDay: '2026-12-01' }).wrong).toEqual({ lastDay: 'window' });
});

test('what is missing is told at its field, all at once', () => {
  expect(request({ code: ' ', note: '', percent: undefined }).wrong).toEqual({ code: 'code', note: 'note', percent: 'percent' });
  expect(request({ type: 'amount', amounts: { BYN: 'много' } }).wrong).toEqual({ BYN: 'amount' });
  expect(request({ type: 'bonus', lessons: 33 }).wrong).toEqual({ lessons: 'lessons' });
  expect(request({ for: 'product', productCode: '' }).wrong).toEqual({ productCode: 'product' });
});

test('a suggested code may be a code', () => expect(suggestedCode()).toMatch(/^[A-Z2-9]{8}$/));
