import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import type { TemplateCode } from '@school/contract/playbooks/tasks';
import { createRandom } from '@school/contract/puzzles/random';
import { describe, expect, test } from 'vitest';

import { createLibrary } from '#modules/library';

import { readMaterial } from '../playbooks/content/content.ts';
import { templateOf } from '../playbooks/templates/registry.ts';
import { tellTales } from '../playbooks/testing.ts';
import { golden } from './golden.ts';
import { generators } from './registry.ts';
import { solutions } from './sudoku.ts';
import { vowelsIn } from './syllables.ts';

const material = readMaterial(createLibrary());
const make = (code: string, params: object, seed: string) => {
  const generator = generators.get(code);
  if (!generator) throw new Error(`no generator ${code}`);
  return generator.make(createRandom(seed), generator.params.parse(params), material);
};
const seeds = Array.from({ length: 40 }, (_, at) => `golden/${at}`);

test('every generator has a golden entry, and every entry its generator', () => {
  expect(golden.map(({ code }) => code).sort()).toEqual([...generators.keys()].sort());
});

/**
 * A child's attempt keeps what was made, but the same seed must make the same task while a version stands. When a
 * change is meant: raise the generator's `version`, then put the new hash here. (A word corrected in the lexicon
 * changes hashes without a new version.)
 */
test.each(golden)('$code of version $version makes what it always made', ({ code, version, params, hash }) => {
  const made = seeds.map((seed) => JSON.stringify(make(code, params, seed)));
  const now = createHash('sha256').update(made.join('\n')).digest('hex').slice(0, 16);
  expect({ version: generators.get(code)?.version, hash: now }).toEqual({ version, hash });
});

describe.each(golden)('$code', ({ code, params }) => {
  test('writes tasks that a methodist could have written, whose solution is right and is not shown', () => {
    for (const seed of seeds) {
      for (const [template, written] of Object.entries(make(code, params, seed))) {
        const { written: shape, build, score, solution, shown } = templateOf(template as TemplateCode);
        const read = shape.safeParse(written);
        expect(read.error).toBeUndefined();
        const item = build(written as never, createRandom(seed), material);
        const answer = solution(item);
        expect(answer && score(item, answer)?.part).toBe(1);
        expect(tellTales(shown(item))).toEqual([]);
      }
    }
  });
});

test('nothing but the own chance, no clock and no order of the machine is used', () => {
  const files = [...new Set(golden.map(({ file }) => file))];
  for (const file of files)
    expect(readFileSync(new URL(file, import.meta.url), 'utf8')).not.toMatch(/Math\.random|Date\b|Temporal|localeCompare|Intl\./);
});

test('a sudoku has one solution', () => {
  for (const seed of seeds) {
    const made = make('sudoku', { size: 6, holes: 14 }, seed)['sudoku-grid'];
    expect(solutions(made?.cells ?? [], 6, 2)).toBe(1);
  }
});

test('a number is chosen among as many as are wanted, all of which may be right in the task', () => {
  for (const seed of seeds)
    for (const [code, params, possible] of [
      ['count-objects', { min: 5, max: 10, options: 4 }, [5, 6, 7, 8, 9, 10]],
      ['add-sub', { ops: '+', max: 90, step: 10, options: 4 }, [20, 30, 40, 50, 60, 70, 80, 90]],
      ['mul-div', { tables: [6], ops: '*', from: 2, to: 9, options: 4 }, [12, 18, 24, 30, 36, 42, 48, 54]],
      ['count-objects', { max: 2, options: 3 }, [1, 2, 3]],
    ] as const) {
      const offered = make(code, params, seed)['choice-one']?.options.map(({ words }) => Number(words?.ru)) ?? [];
      expect(new Set(offered).size).toBe(params.options);
      expect(offered.filter((number) => !(possible as readonly number[]).includes(number))).toEqual([]);
    }
});

test('a frog lands a jump away from its stone, on one whose number is not written', () => {
  for (const seed of seeds) {
    const made = make('frog-jump', { max: 10, steps: [1, 2, 3] }, seed)['number-line'];
    const [from = 0, step = 0] = [...(made?.ask?.ru ?? '').matchAll(/\d+/g)].map(([digits]) => Number(digits));
    expect(made?.right).toBe(made?.ask?.ru.includes('вправо') ? from + step : from - step);
    expect(made?.labelled).not.toContain(made?.right);
  }
});

test('who comes may be added either way round, who goes is taken away from those there were', () => {
  for (const seed of seeds) {
    const made = make('story-to-sum', { max: 8 }, seed)['build-tiles'];
    const [first = 0, mark = '', second = 0] = made?.build.split('/') ?? [];
    expect(mark).toBe(made?.ask?.ru.includes('Ушло') ? '−' : '+');
    expect(made?.also).toEqual(mark === '+' ? [`${second}/+/${first}`] : undefined);
    expect(Number(first)).toBeGreaterThan(mark === '+' ? 0 : Number(second));
  }
});

test('what is twice as many is even, and a half is half of what is shown', () => {
  for (const seed of seeds)
    for (const mode of ['double', 'half'] as const) {
      const made = make('double-half', { max: 10, mode }, seed)['type-number'];
      const given = Number(/\d+/.exec(made?.ask?.ru ?? '')?.[0]);
      expect(made?.right).toBe(mode === 'double' ? 2 * given : given / 2);
      expect(made?.right).toBeLessThanOrEqual(10);
    }
});

test('a word of the lexicon has as many syllables as vowels', () => {
  for (const { ru, syllables } of material.words) expect([ru, syllables.length]).toEqual([ru, Math.max(1, vowelsIn(ru))]);
});

test('a square is never the wrong answer beside a rectangle or a rhombus', () => {
  for (const seed of seeds) {
    const made = make('shape-name', { set: ['square', 'rect', 'rhombus', 'circle'], options: 4 }, seed)['choice-one'];
    const shapes = made?.options.map(({ picture }) => (picture?.kind === 'shape' ? picture.shape : '')) ?? [];
    if (['rect', 'rhombus'].includes(shapes[0] ?? '')) expect(shapes).not.toContain('square');
  }
});

test('no answer of a word problem is told by a wrong form: «12 груш разложили», «21 грушу разложили»', () => {
  const told = seeds.map((seed) => make('word-problem', { plots: ['share'], max: 60 }, seed)['type-number']?.ask?.ru ?? '');
  for (const text of told) expect(text).not.toMatch(/1 [а-яё]+а разложили/);
});
