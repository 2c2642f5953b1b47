import { createRandom } from '@school/contract/puzzles/random';
import { describe, expect, test } from 'vitest';

import { createLibrary } from '#modules/library';

import { readMaterial } from '../playbooks/content/content.ts';
import type { Made } from './generator.ts';
import { inWords } from './number-words.ts';
import { generators } from './registry.ts';

/** What children of 8 to 12 are asked of fractions, decimals, numbers below zero: worked out again from the text alone. */

const material = readMaterial(createLibrary());
const made = (code: string, params: object): Made[] => {
  const generator = generators.get(code);
  if (!generator) throw new Error(`no generator ${code}`);
  return Array.from({ length: 200 }, (_, at) => generator.make(createRandom(`upper/${at}`), generator.params.parse(params), material));
};
const typed = (code: string, params: object) =>
  made(code, params).map((one) => {
    const { ask, stimulus, right } = one['type-number'] ?? {};
    const seen = stimulus && 'words' in stimulus && stimulus.kind === 'words' ? stimulus.words : ask;
    return { ru: seen?.ru ?? '', en: seen?.en ?? '', right: [right ?? []].flat() };
  });
const numbersIn = (text: string) => [...text.matchAll(/\d+/g)].map(Number);

test('English schools read × and ÷ where Russian ones read · and :', () => {
  for (const [code, params] of [
    ['mul-div', { tables: [6, 7], ops: '*/' }],
    ['expr-order', { max: 60 }],
    ['div-remainder', {}],
  ] as const)
    for (const { ru, en } of typed(code, params)) {
      expect(en).not.toMatch(/ [·:] /);
      expect(ru).not.toMatch(/[×÷]/);
      expect(numbersIn(en)).toEqual(numbersIn(ru));
    }
});

describe('a division', () => {
  test('comes out even, with a zero in its answer where that is the task and none elsewhere', () => {
    for (const zero of [true, false])
      for (const { ru, right } of typed('div-big', { digits: 3, zero })) {
        const [total = 0, by = 1] = numbersIn(ru);
        expect(right).toEqual([total / by]);
        expect(String(total)).toHaveLength(3);
        expect(String(right[0]).includes('0')).toBe(zero);
      }
  });

  test('has its zero inside in many of the items', () => {
    const inside = typed('div-big', { digits: 3, zero: true }).filter(({ right }) => /[1-9]0[1-9]/.test(String(right[0])));
    expect(inside.length).toBeGreaterThan(70);
  });
});

describe('fractions', () => {
  /** What is read in a line, and the answer: fractions in twelfths, tenths and so on are compared by their products. */
  const value = (text: string): number => {
    const [, whole = '0', top = '0', bottom = '1'] = /^(?:(\d+)(?: |$))?(?:(\d+)\/(\d+))?$/.exec(text) ?? [];
    return Number(whole) + Number(top) / Number(bottom);
  };
  const written = (code: string, params: object) =>
    made(code, params).map((one) => {
      const { line = '', right = '', ...rest } = one['fraction-entry'] ?? {};
      return { line: line.replace(' =', ''), right, ...rest };
    });

  test('are added and taken away part by part, above a whole and in the fewest parts where that is the task', () => {
    for (const [over, simplest] of [
      [false, false],
      [true, false],
      [false, true],
    ] as const)
      for (const { line, right } of written('fraction-add', { ops: '+-', maxParts: 12, over, simplest })) {
        const [one = '', sign, other = ''] = line.split(/ ([+−]) /);
        const result = sign === '+' ? value(one) + value(other) : value(one) - value(other);
        expect(value(right)).toBeCloseTo(result, 9);
        expect(result).toBeGreaterThan(0);
        expect(Math.max(value(one), result) > 1).toBe(over);
        const bottom = (text: string) => Number(text.split('/')[1] ?? 1);
        if (simplest) expect(bottom(right)).toBeLessThan(bottom(one));
      }
  });

  test('are equal with the number that is looked for, above or below', () => {
    const all = written('fraction-equal', { max: 24 });
    for (const { line, right } of all) {
      expect(value(right)).toBeCloseTo(value(line), 9);
      expect(right).not.toBe(line);
      expect(Math.max(...numbersIn(`${line} ${right}`))).toBeLessThanOrEqual(24);
    }
    expect(new Set(all.map(({ given }) => given))).toEqual(new Set(['top', 'bottom']));
  });

  test('have their wholes taken out, or put back into parts', () => {
    for (const { line, right, form } of written('mixed-number', { maxParts: 8 })) {
      expect(value(right)).toBeCloseTo(value(line), 9);
      expect(form === 'mixed' ? right : line).toMatch(/^\d+ \d+\/\d+$/);
      expect(form === 'mixed' ? line : right).toMatch(/^\d+\/\d+$/);
    }
  });

  test('lead back to the whole they are of', () => {
    for (const { ru, right } of typed('whole-from-part', { parts: [3, 4, 5], max: 60 })) {
      const [taken = 0, parts = 1, part = 0] = numbersIn(ru);
      expect(((right[0] ?? 0) / parts) * taken).toBe(part);
    }
  });
});

describe('decimals', () => {
  test('are added and taken away, and the answer can be typed in one way only', () => {
    for (const places of [1, 2])
      for (const { ru, en, right } of typed('decimal-add', { places, ops: '+-', max: 20 })) {
        const [one = 0, other = 0] = [...en.matchAll(/\d+\.\d+/g)].map(([text]) => Number(text));
        const [whole = 0, part = 0] = right;
        expect(whole + part / 10 ** places).toBeCloseTo(en.includes('+') ? one + other : one - other, 6);
        expect(String(part)).toHaveLength(places);
        expect(part % 10).not.toBe(0);
        expect(ru.replaceAll(',', '.')).toBe(en);
      }
  });

  test('are the largest or the smallest whatever their length', () => {
    const longest = { right: 0, count: 0 };
    for (const one of made('decimal-compare', { places: 3 })) {
      const { ask, options = [], right = 0 } = one['choice-one'] ?? {};
      const texts = options.map(({ words }) => words?.en ?? '');
      const wanted = ask?.en.includes('largest') ? Math.max(...texts.map(Number)) : Math.min(...texts.map(Number));
      expect(Number(texts[right - 1])).toBe(wanted);
      const most = Math.max(...texts.map(({ length }) => length));
      if (texts.filter(({ length }) => length === most).length === 1) {
        longest.count += 1;
        if (texts[right - 1]?.length === most) longest.right += 1;
      }
    }
    expect(longest.right / longest.count).toBeLessThan(0.45);
  });
});

describe('numbers below zero', () => {
  const signed = (text: string) => Number(text.replace('−', '-'));

  test('are compared by their places on the line', () => {
    for (const one of made('negative-compare', { max: 20 })) {
      const { stimulus, right } = one['choice-one'] ?? {};
      if (!stimulus || !('kind' in stimulus) || stimulus.kind !== 'compare') throw new Error('two numbers are compared');
      const [left, other] = [signed(stimulus.left), signed(stimulus.right)];
      expect(right).toBe(left < other ? 1 : left > other ? 2 : 3);
    }
  });

  test('are reached by so many degrees, never at a number that is written on the line', () => {
    for (const one of made('negative-add', { max: 10 })) {
      const { ask, right = 0, labelled } = one['number-line'] ?? {};
      const [from = 0, by = 0] = [...(ask?.en ?? '').matchAll(/−?\d+/g)].map(([text]) => signed(text));
      expect(right).toBe(ask?.en.includes('warmer') ? from + by : from - by);
      expect(Math.min(from, right)).toBeLessThan(0);
      expect(labelled).not.toContain(right);
    }
  });
});

test('a percent of a number is whole', () => {
  for (const { ru, right } of typed('percent-of', { set: [1, 5, 10, 25, 50], max: 400 })) {
    const [percent = 0, whole = 0] = numbersIn(ru);
    expect(right).toEqual([(percent * whole) / 100]);
    expect(Number.isInteger(right[0])).toBe(true);
  }
});

test('a mean is what each has when all have the same', () => {
  for (const count of [2, 3, 4])
    for (const { ru, right } of typed('average', { count, max: 40 })) {
      const numbers = numbersIn(ru);
      expect(numbers).toHaveLength(count);
      expect((right[0] ?? 0) * count).toBe(numbers.reduce((all, one) => all + one, 0));
    }
});

test('two who move meet, part or catch up after whole hours', () => {
  for (const { en, right } of typed('motion-two', { kinds: ['meet'], max: 400 })) {
    const [way = 0, v = 0, u = 0] = numbersIn(en);
    expect(right).toEqual([way / (v + u)]);
  }
  for (const { en, right } of typed('motion-two', { kinds: ['apart'], max: 400 })) {
    const [v = 0, u = 0, hours = 0] = numbersIn(en);
    expect(right).toEqual([(v + u) * hours]);
  }
  for (const { en, right } of typed('motion-two', { kinds: ['chase'], max: 200 })) {
    const [way = 0, slow = 0, fast = 0] = numbersIn(en);
    expect(right).toEqual([way / (fast - slow)]);
    expect(fast).toBeGreaterThan(slow);
  }
});

test('angles of a triangle, and two on a straight line, make a hundred and eighty degrees', () => {
  for (const { ru, right } of typed('angle-missing', { step: 5 })) {
    const known = [...ru.matchAll(/(\d+)°/g)].map(([, digits]) => Number(digits));
    const sum = ru.includes('равнобедренном') ? 2 * (known[0] ?? 0) : known.reduce((all, one) => all + one, 0);
    expect(sum + (right[0] ?? 0)).toBe(180);
    expect(right[0]).toBeGreaterThan(0);
  }
});

describe('a number in words', () => {
  test.each([
    [40_305, 'сорок тысяч триста пять', 'forty thousand three hundred and five'],
    [2_001, 'две тысячи один', 'two thousand and one'],
    [21_012, 'двадцать одна тысяча двенадцать', 'twenty-one thousand and twelve'],
    [112_350, 'сто двенадцать тысяч триста пятьдесят', 'one hundred and twelve thousand three hundred and fifty'],
    [999, 'девятьсот девяносто девять', 'nine hundred and ninety-nine'],
  ])('%i is «%s»', (number, ru, en) => expect(inWords(number)).toEqual({ ru, en }));

  test('has as many digits as were asked for, and a zero inside about as often as not', () => {
    const numbers = typed('number-words', { digits: 6 }).map(({ right }) => String(right[0]));
    for (const number of numbers) expect(number).toHaveLength(6);
    const zeros = numbers.filter((number) => number.includes('0')).length;
    expect(zeros).toBeGreaterThan(60);
    expect(zeros).toBeLessThan(140);
  });
});

test('what stands in a square is found by two numbers, and not where they are swapped', () => {
  for (const one of made('coordinates', { size: 4 })) {
    const { stimulus, right } = one['type-number'] ?? {};
    const [x = 0, y = 0] = [right ?? []].flat();
    if (!stimulus || !('kind' in stimulus) || stimulus.kind !== 'matrix') throw new Error('a map is shown');
    const there = JSON.stringify(stimulus.cells[(4 - y) * 4 + x - 1]);
    const { ask, options = [] } = one['choice-one'] ?? {};
    expect(numbersIn(ask?.en ?? '')).toEqual([x, y]);
    expect(JSON.stringify(options[0]?.picture)).toBe(there);
    expect(x).not.toBe(y);
    expect(new Set(options.map((face) => JSON.stringify(face.picture))).size).toBe(options.length);
  }
});
