import type { BrainGameCode, BrainThemeCode } from '@school/contract/brain-trainer/limits';
import { describe, expect, test } from 'vitest';

import { bandOf, isForAge } from './band.ts';
import { dailySet, streakOf } from './days.ts';
import { gainOf, winnerOf } from './duel.ts';

const set: BrainGameCode[] = ['fish', 'pairs', 'quick-sum'];
const day = (date: string, games = set) => ({ day: date, games });

describe('a streak of days', () => {
  test('runs through the end of February and of the year, and stands while today is not over', () => {
    expect(streakOf([day('2028-03-01'), day('2028-02-29'), day('2028-02-28')], '2028-03-01', 3)).toEqual({ days: 3, today: true });
    expect(streakOf([day('2026-12-31'), day('2026-12-30')], '2027-01-01', 3)).toEqual({ days: 2, today: false });
    expect(streakOf([day('2026-12-31')], '2027-01-02', 3)).toEqual({ days: 0, today: false });
  });

  test('counts a day by its themes, as many as there are for the age', () => {
    const two: BrainGameCode[] = ['fish', 'frog', 'pairs'];
    expect(streakOf([day('2026-11-20', two)], '2026-11-20', 3).days).toBe(0);
    expect(streakOf([day('2026-11-20', two)], '2026-11-20', 2).days).toBe(1);
    expect(streakOf([], '2026-11-20', 0).days).toBe(0);
  });
});

test('the set of a day is the same all day, of three themes, and of fewer where an age has fewer', () => {
  const offered = new Map<BrainThemeCode, BrainGameCode[]>([
    ['bt-memory', ['pairs', 'fireflies']],
    ['bt-attention', ['fish']],
    ['bt-logic', ['robot-path']],
    ['bt-speed', ['more-less']],
  ]);
  const one = dailySet(offered, 'kid/2026-11-20');
  expect(dailySet(offered, 'kid/2026-11-20')).toEqual(one);
  expect(new Set(one.map(({ playbookUid }) => playbookUid)).size).toBe(3);
  for (const { playbookUid, templateCode } of one) expect(offered.get(playbookUid)).toContain(templateCode);
  expect(dailySet(new Map([['bt-memory', ['pairs']]]), 'x')).toEqual([{ playbookUid: 'bt-memory', templateCode: 'pairs' }]);
});

test('the bands change at seven, ten, and with a grown-up', () => {
  expect([3, 6, 7, 9, 10, 16, undefined].map(bandOf)).toEqual(['a4', 'a4', 'a7', 'a7', 'a10', 'a10', 'adult']);
  expect([3, 4, 99, 100, undefined].map((age) => isForAge({ from: 4, to: 99 }, age))).toEqual([false, true, true, false, true]);
});

test('a duel is won by who gained more of the own goal, and a draw is a draw', () => {
  const kid = gainOf({ level: 2, startLevel: 1, target: 4 });
  const parent = gainOf({ level: 9, startLevel: 7, target: 12 });
  expect([kid, parent, winnerOf(kid, parent)]).toEqual([25, 17, 'kid']);
  expect(winnerOf(-10, 0)).toBe('parent');
  expect(winnerOf(0, 0)).toBe('draw');
});
