import { describe, expect, test } from 'vitest';

import { mathTier, percentOf, pkhPercent, pkhTier, type SoftType, softType } from './scores.ts';

describe('percent of a diagnostics', () => {
  test('is what was got of what could be, by weight, a task counting by the share of its right rounds', () => {
    const rounds = [
      { task: 0, weight: 1, isRight: true },
      { task: 0, weight: 1, isRight: false },
      { task: 1, weight: 2, isRight: true },
      { task: 2, weight: 1, isRight: false },
    ];
    // (1·½ + 2·1 + 1·0) / 4
    expect(percentOf(rounds)).toBe(63);
  });
  test('is 0 where everything was skipped, 100 where all is right', () => {
    const all = (isRight: boolean) => [1, 2, 3].map((task) => ({ task, weight: task, isRight }));
    expect(percentOf(all(false))).toBe(0);
    expect(percentOf(all(true))).toBe(100);
    expect(percentOf([])).toBe(0);
  });
  test('rounds halves up, also those of thirds and sevenths', () => {
    const of = (right: number, all: number) =>
      percentOf(Array.from({ length: all }, (_, task) => ({ task, weight: 1, isRight: task < right })));
    expect(of(1, 8)).toBe(13);
    expect(of(1, 3)).toBe(33);
    expect(of(2, 3)).toBe(67);
    expect(of(1, 200)).toBe(1);
  });
});

describe('tiers', () => {
  for (const [percent, tier] of [
    [100, 't90'],
    [90, 't90'],
    [89, 't70'],
    [70, 't70'],
    [69, 't50'],
    [50, 't50'],
    [49, 't30'],
    [30, 't30'],
    [29, 't0'],
    [0, 't0'],
  ] as const)
    test(`maths ${percent} is ${tier}`, () => expect(mathTier(percent)).toBe(tier));
  for (const [percent, tier] of [
    [85, 'high'],
    [84, 'mid'],
    [50, 'mid'],
    [49, 'low'],
    [0, 'low'],
  ] as const)
    test(`school readiness ${percent} is ${tier}`, () => expect(pkhTier(percent)).toBe(tier));
});

test('school readiness as a whole is the rounded mean of its four parts', () => {
  expect(pkhPercent({ general: 100, reading: 100, math: 100, logic: 100 })).toBe(100);
  expect(pkhPercent({ general: 85, reading: 85, math: 84, logic: 84 })).toBe(85);
  expect(pkhPercent({ general: 85, reading: 84, math: 84, logic: 84 })).toBe(84);
  expect(pkhPercent({ general: 1, reading: 0, math: 0, logic: 0 })).toBe(0);
});

describe('the type of soft skills', () => {
  const answers = (text: string) =>
    text
      .split('')
      .map((sign): SoftType | null => ({ c: 'captain', d: 'diplomat', e: 'explorer', i: 'inventor' } as const)[sign as 'c'] ?? null);
  test('is the one with most answers', () => {
    expect(softType(answers('cccccccdddeeii'))).toEqual({ type: 'captain', counts: { captain: 7, diplomat: 3, explorer: 2, inventor: 2 } });
  });
  test('between equals, the one with more in questions 8 to 14', () => {
    // Four each; of the last seven three are captain's.
    expect(softType(answers('ddddceeiccciie')).type).toBe('captain');
  });
  test('then explorer before diplomat before inventor before captain', () => {
    expect(softType(answers('cdie----------')).type).toBe('explorer');
    expect(softType(answers('cdi-----------')).type).toBe('diplomat');
    expect(softType(answers('ci------------')).type).toBe('inventor');
    expect(softType(answers('--------------')).type).toBe('explorer');
  });
});
