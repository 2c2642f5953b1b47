import { masteryLimits } from '@school/contract/mastery/limits';
import { describe, expect, test } from 'vitest';

import { after, expectedOf, type Known, nothingKnown, placedBelow, placedBy, recallOf, shareOf, strengthOf } from './memory.ts';
import { standingOf, wantsRefresh } from './standing.ts';

const right = { credit: 1, guess: 0.25 };
const wrong = { credit: 0, guess: 0.25 };
/** Right answers on these days. */
const rightOn = (...days: number[]): Known => days.reduce((known, at) => after(known, { ...right, at }), nothingKnown);

describe('recall', () => {
  test('half of it is left after the half-life, all of it in the moment, and what was never right has nothing to lose', () => {
    const known = { rightAt: 10, halfLife: 4 };
    expect([recallOf(known, 10), recallOf(known, 14), recallOf(known, 18)]).toEqual([1, 0.5, 0.25]);
    expect(recallOf({ rightAt: null, halfLife: 3 }, 100)).toBe(1);
  });

  test('repeated at once it lasts no longer, recalled after a pause it lasts', () => {
    const once = rightOn(0);
    expect(after(once, { ...right, at: 0 }).halfLife).toBe(once.halfLife);
    expect(after(once, { ...right, at: once.halfLife }).halfLife).toBeCloseTo(once.halfLife * 1.6);
  });

  test('stays within its bounds', () => {
    let long = nothingKnown;
    for (let time = 0; time < 40; time++) long = after(long, { ...right, at: time * 400 });
    let short = nothingKnown;
    for (let time = 0; time < 40; time++) short = after(short, { ...wrong, at: time });
    expect([long.halfLife, short.halfLife]).toEqual([masteryLimits.halfLife.mostDays, masteryLimits.halfLife.leastDays]);
  });
});

test('an answer moves the ability by how far it was unexpected, and the less the more there are', () => {
  const first = after(nothingKnown, { ...right, at: 0 }).ability - nothingKnown.ability;
  expect(first).toBeCloseTo(masteryLimits.step.first * (1 - expectedOf(nothingKnown, 0.25, 0)));
  const later = { ...nothingKnown, answers: 50 };
  expect(after(later, { ...right, at: 0 }).ability - later.ability).toBeCloseTo(first / 5);
});

test('from two thirds on it was right, and a guess is worth less than a typed answer', () => {
  const on = (credit: number, guess: number) => after(nothingKnown, { credit, guess, at: 0 });
  expect([on(0.65, 0).inRow, on(0.66, 0).inRow]).toEqual([0, 1]);
  expect(on(1, 0.5).ability).toBeLessThan(on(1, 0).ability);
});

test('in the same moment a right answer never weakens a skill and a miss never strengthens it, whatever came before', () => {
  let seed = 12345;
  const random = () => (seed = (seed * 1103515245 + 12345) % 2 ** 31) / 2 ** 31;
  for (let child = 0; child < 100; child++) {
    let [known, at] = [nothingKnown, 0];
    for (let answer = 0; answer < 200; answer++) {
      at += random() < 0.5 ? 0 : random() * 20;
      const credit = [0, 0.33, 0.66, 1][Math.floor(random() * 4)] as number;
      const next = after(known, { credit, guess: random() < 0.5 ? 0 : 0.25, at });
      const [before, now] = [strengthOf(known, at), strengthOf(next, at)];
      if (credit >= masteryLimits.rightFrom) expect(now).toBeGreaterThanOrEqual(before - 1e-12);
      else expect(now).toBeLessThanOrEqual(before + 1e-12);
      known = next;
    }
  }
});

describe('mastered', () => {
  const sure: Known = { ...nothingKnown, ability: 3, answers: 6, inRow: 6, rightDays: 3, rightAt: 3, seenAt: 3, halfLife: 30 };

  test('takes six answers, right on three days, and an ability of 85 percent', () => {
    expect(standingOf(sure)).toBe('mastered');
    expect(standingOf({ ...sure, answers: 5 })).toBe('practising');
    expect(standingOf({ ...sure, rightDays: 2 })).toBe('practising');
    const brink = Math.log(0.85 / 0.15);
    expect([standingOf({ ...sure, ability: brink + 1e-9 }), standingOf({ ...sure, ability: brink - 1e-6 })]).toEqual([
      'mastered',
      'practising',
    ]);
    expect([standingOf(undefined), standingOf(nothingKnown)]).toEqual(['ahead', 'ahead']);
  });

  test('stays so for whoever is away, and wants to be refreshed', () => {
    expect(standingOf(sure)).toBe('mastered');
    expect([wantsRefresh(sure, 4), wantsRefresh(sure, 40)]).toEqual([false, true]);
  });

  test('counts a day anew after twelve hours', () => {
    expect([rightOn(0, 0.49).rightDays, rightOn(0, 0.5).rightDays, rightOn(0, 0.3, 0.6, 0.9).rightDays]).toEqual([1, 2, 2]);
  });
});

test('a diagnostics places and never proves', () => {
  const placed = placedBy(nothingKnown, true, 5);
  expect([placed.ability, placed.halfLife, standingOf(placed)]).toEqual([1, 14, 'ahead']);
  expect(placedBy(nothingKnown, false, 5).ability).toBe(-1.2);
  expect(placedBelow(nothingKnown, 5).ability).toBe(0.7);
  // What is known better already stays.
  expect(placedBelow({ ...nothingKnown, ability: 2 }, 5).ability).toBe(2);
  expect(shareOf(0)).toBe(0.5);
});
