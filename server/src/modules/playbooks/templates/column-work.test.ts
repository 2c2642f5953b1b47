import { describe, expect, test } from 'vitest';

import { templates } from './registry.ts';
import { anItem, worth } from './testing.ts';

const kind = templates['column-work'];
type Row = (number | null)[];
const row = (text: string): Row => Array.from(text, (sign) => (sign === ' ' ? null : Number(sign)));
const given = (written: object, ...rows: string[]) =>
  worth(anItem('column-work', written), { template: 'column-work', rows: rows.map(row) });
const said = (written: object, ...rows: string[]) =>
  kind.near(anItem('column-work', written), { template: 'column-work', rows: rows.map(row) })?.en;

const sum = { op: '+', numbers: ['47', '25'] };
const difference = { op: '-', numbers: ['402', '158'] };
const product = { op: '·', numbers: ['23', '14'] };
const decimals = { op: '+', numbers: ['12.25', '3.4'], place: true };

describe('a sum in columns', () => {
  test('is right digit under digit, a zero in front besides; a digit in another column is not', () => {
    expect([given(sum, ' 72'), given(sum, '072')]).toEqual([1, 1]);
    expect(given(sum, '72 ')).toBeLessThan(1);
    expect(given(sum, '172')).toBeLessThan(1);
    expect([given(sum, '72'), given(sum, ' 72', ' 72')]).toEqual([undefined, undefined]);
  });
  test('keeps the columns that are right', () => {
    const item = anItem('column-work', sum);
    expect(kind.score(item, { template: 'column-work', rows: [row(' 62')] })?.kept).toEqual({
      template: 'column-work',
      rows: [row('  2')],
    });
  });
  test('leaves no zero out in the middle', () => {
    const zero = { op: '+', numbers: ['74', '28'] };
    expect(given(zero, '102')).toBe(1);
    expect(given(zero, '1 2')).toBeLessThan(1);
  });
  test('takes the tens of a product with and without the zero at their end', () => {
    expect([given(product, '  92', ' 23 ', ' 322'), given(product, '  92', ' 230', ' 322')]).toEqual([1, 1]);
    expect(given(product, '  92', '  23', ' 115')).toBeLessThan(1);
  });
  test('with a comma may end in zeros or in nothing, and its lower number must stand in its places', () => {
    expect(given(decimals, '  34 ', ' 1565')).toBe(1);
    expect(given(decimals, '  340', ' 1565')).toBe(1);
    expect(given(decimals, '   34', ' 1565')).toBeLessThan(1);
    expect(given({ op: '+', numbers: ['2.5', '1.5'] }, ' 40')).toBe(1);
    expect(given({ op: '+', numbers: ['2.5', '1.5'] }, ' 4 ')).toBe(1);
    expect(given({ op: '-', numbers: ['1.25', '1'] }, ' 25')).toBe(1);
  });
  test('shows numbers in their places, and no digit of what is to be written', () => {
    expect(kind.shown(anItem('column-work', decimals))).toMatchObject({
      columns: 5,
      places: 2,
      rows: [{ digits: ' 1225' }, { sign: '+' }, { ruled: true }],
    });
    expect(kind.shown(anItem('column-work', product)).rows).toEqual([
      { digits: '  23' },
      { sign: '·', digits: '  14' },
      { ruled: true },
      { sign: '+' },
      { ruled: true },
    ]);
  });
  test('names the mistake that was made', () => {
    expect(said(sum, ' 62')).toContain('got lost');
    expect(said(sum, '612')).toContain('one digit');
    expect(said(difference, '356')).toContain('When that is too small');
    expect(said(difference, '354')).toContain('one less on the left');
    expect(said(product, '  92', '  23', ' 115')).toContain('one column to the left');
    expect(said(decimals, '   34', ' 1259')).toContain('The point goes under');
    expect(said(sum, ' 12')).toContain('In place already: 1');
    expect(said(sum, '911')).toBeUndefined();
  });
  test('is refused where it cannot be set out', () => {
    const isWritten = (written: object) => kind.written.safeParse(written).success;
    expect(isWritten({ op: '-', numbers: ['25', '47'] })).toBe(false);
    expect(isWritten({ op: '·', numbers: ['25', '40'] })).toBe(false);
    expect(isWritten({ op: '+', numbers: ['123456', '1'] })).toBe(false);
    expect(isWritten({ op: '·', numbers: ['25', '1.5'] })).toBe(false);
  });
});
