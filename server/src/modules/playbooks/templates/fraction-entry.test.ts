import { describe, expect, test } from 'vitest';

import { templates } from './registry.ts';
import { anItem, worth } from './testing.ts';

const kind = templates['fraction-entry'];
/** `1 3/4`, `7/4`, `2`; a part that is given stays out: `6/`, `/8`. */
function answerOf(text: string) {
  const [, whole, top, slash, bottom] = /^(?:(\d+)(?: |$))?(?:(\d*)(\/)(\d*))?$/.exec(text) ?? [];
  const number = (digits: string | undefined) => (digits === undefined || digits === '' ? null : Number(digits));
  return {
    template: 'fraction-entry' as const,
    whole: number(whole),
    top: slash ? number(top) : null,
    bottom: slash ? number(bottom) : null,
  };
}
const given = (written: object, text: string) => worth(anItem('fraction-entry', written), answerOf(text));
const said = (written: object, text: string) => kind.near(anItem('fraction-entry', written), answerOf(text))?.en;

const sum = { line: '3/8 + 7/8 =', right: '10/8' };
const short = { ...sum, line: '1/8 + 3/8 =', right: '4/8', simplest: true };
const out = { line: '10/4 =', right: '10/4', form: 'mixed' };
const back = { line: '1 3/4 =', right: '7/4', form: 'fraction' };
const equal = { line: '3/4 =', right: '6/8', given: 'bottom' };

describe('a fraction that is written', () => {
  test('is right in every equal form, unless a form is asked for', () => {
    expect(['10/8', '5/4', '1 2/8', '1 1/4', '20/16'].map((text) => given(sum, text))).toEqual([1, 1, 1, 1, 1]);
    expect(['8/10', '10/16', '1/4'].map((text) => given(sum, text) === 1)).toEqual([false, false, false]);
    expect([given(short, '1/2'), given(short, '4/8'), given(short, '2/4')]).toEqual([1, 0.5, 0.5]);
    expect([given(out, '2 2/4'), given(out, '2 1/2'), given(out, '10/4'), given(out, '1 6/4')]).toEqual([1, 1, 0.5, 0.5]);
    expect([given(back, '7/4'), given(back, '14/8')]).toEqual([1, 1]);
  });
  test('may be wholes alone, and never has no parts', () => {
    expect([given({ right: '8/4' }, '2'), given({ right: '2' }, '8/4'), given({ right: '3/4' }, '3/0')]).toEqual([1, 1, 0]);
    expect(said({ right: '3/4' }, '3/0')).toContain('not zero');
  });
  test('has its other half given, and is no answer where that is written over', () => {
    expect([given(equal, '6/'), given(equal, '7/'), given(equal, '6/8')]).toEqual([1, 0, undefined]);
    expect(given({ ...equal, given: 'top' }, '/8')).toBe(1);
    expect(given(back, '1 3/4')).toBeUndefined();
    expect(kind.shown(anItem('fraction-entry', equal))).toMatchObject({ wholes: false, top: null, bottom: 8 });
  });
  test.each([
    [{ line: '3/8 + 2/8 =', right: '5/8' }, '5/16', 'Their size stays'],
    [{ line: '5/8 − 2/8 =', right: '3/8' }, '3/0', 'Their size stays'],
    [{ right: '3/4' }, '4/3', 'other way round'],
    [equal, '7/', 'Adding the same'],
    [equal, '3/', 'as many times'],
    [out, '10 2/4', 'as the bottom goes'],
    [sum, '2/8', 'wholes got lost'],
    [out, '10/4', 'take the wholes out'],
    [short, '4/8', 'simpler'],
  ])('%j answered %s is told its mistake', (written, text, about) => expect(said(written, text)).toContain(about));
  test('keeps the size of the parts, and tells no number', () => {
    const item = anItem('fraction-entry', sum);
    expect(kind.score(item, answerOf('9/8'))?.kept).toEqual(answerOf('/8'));
    expect(said(sum, '9/8')).toBeUndefined();
    expect(kind.solution(anItem('fraction-entry', { ...sum, form: 'mixed', simplest: true }))).toEqual(answerOf('1 1/4'));
  });
  test('is not written of what is no fraction', () => {
    for (const right of ['3/0', 'a/b', '1/2/3', '']) expect(kind.written.safeParse({ right }).success).toBe(false);
    expect(kind.written.safeParse({ right: '2', given: 'top' }).success).toBe(false);
  });
});
