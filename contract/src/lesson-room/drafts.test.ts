import { expect, test } from 'vitest';

import type { TemplateCode } from '../playbooks/tasks.ts';
import { Draft, type DraftOf, sendable } from './drafts.ts';
import { lessonRoomLimits } from './limits.ts';

const many = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));
const ids = (count: number) => many(count, (at) => `card${at}`);
const pairs = (count: number) => many(count, (at): [string, string] => [`card${at}`, `place${at}`]);

/** Work of each template as large as a task of a lesson has it. */
const large: { [Code in TemplateCode]: DraftOf<Code>['work'] } = {
  slide: null,
  'choice-one': 'card5',
  'choice-many': ids(24),
  'true-false': false,
  'match-pairs': pairs(12),
  'sort-bins': pairs(24),
  'order-list': ids(12),
  'build-tiles': ids(30),
  'type-number': { numbers: many(8, () => 99_999_999), at: 7 },
  'type-text': 'ё'.repeat(400),
  'gaps-choice': { pairs: pairs(20), at: 'card3' },
  'gaps-drag': pairs(20),
  hottext: ids(60),
  hotspot: ids(24),
  'grid-paint': many(400, (at) => at),
  'number-line': -100,
  'clock-set': { hours: 12, minutes: 55 },
  'coins-pay': many(60, () => 50),
  'table-fill': { cells: many(12, () => many(12, () => 144)), at: [11, 11] },
  'memory-pairs': { found: ids(20), turned: ids(2), flips: pairs(60) },
  'word-grid': { found: many(20, () => many(12, (at) => at)), from: 399 },
  'sudoku-grid': { cells: many(81, () => 9), at: 80 },
  'path-program': many(100, () => 'right' as const),
  'tower-moves': { moves: many(200, (): [number, number] => [0, 2]), held: 1 },
  trace: { stroke: 3, at: 120 },
  'read-aloud': { at: 12, isOn: true },
  say: { seconds: 120, isOn: true },
  'long-text': 'Серый, мокрый, стучит. '.repeat(150),
  'story-choice': 'card1',
  poll: 'card2',
  flashcards: { at: 9, isTurned: true, known: ids(10) },
  'spot-difference': many(12, (at) => at),
  draw: { from: 20, lines: many(10, () => 'AbCdEf'.repeat(50)) },
};

test('the work in hand of every template can be told, whole', () => {
  for (const [template, work] of Object.entries(large)) {
    const draft = Draft.parse({ template, tries: 2, work });
    expect(draft).toEqual({ template, tries: 2, work });
    expect(sendable(draft)).toEqual(draft);
    expect(Draft.parse({ template, tries: 0 })).toEqual({ template, tries: 0 });
  }
});

test('what is larger than may be said is not said, and what is no work of its template is none', () => {
  const text = 'а'.repeat(lessonRoomLimits.draftBytes);
  expect(sendable({ template: 'long-text', tries: 0, work: text })).toBeUndefined();
  const wrong = [
    { template: 'hottext', tries: 0, work: [{ toString: 'x' }] },
    { template: 'hottext', tries: 9, work: [] },
    { template: 'hottext', tries: 0, work: [], more: 1 },
    { template: 'clock-set', tries: 0, work: { hours: 13, minutes: 0 } },
    { template: 'nothing', tries: 0 },
  ];
  expect(wrong.filter((it) => Draft.safeParse(it).success)).toEqual([]);
});
