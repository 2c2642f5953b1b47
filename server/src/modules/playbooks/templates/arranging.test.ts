import { expect, test } from 'vitest';

import { templateOf, templates } from './registry.ts';
import { tellTales } from '../testing.ts';
import { anItem, worth } from './testing.ts';

test('match-pairs: right pairs of all; the right ones are kept for the next try', () => {
  const item = anItem('match-pairs');
  const [a, b, c, d] = templates['match-pairs'].solution(item)?.pairs ?? [];
  if (!a || !b || !c || !d) throw new Error('four pairs');
  const swapped: [string, string][] = [a, b, [c[0], d[1]], [d[0], c[1]]];
  expect(worth(item, { template: 'match-pairs', pairs: swapped })).toBe(0.5);
  expect(templateOf('match-pairs').score(item, { template: 'match-pairs', pairs: swapped })?.kept).toEqual({
    template: 'match-pairs',
    pairs: [a, b],
  });
  expect(worth(item, { template: 'match-pairs', pairs: [a, a] })).toBeUndefined();
  expect(worth(item, { template: 'match-pairs', pairs: [[a[1], a[0]]] })).toBeUndefined();
});

test('memory-pairs: fewer turns are worth more, unfinished is no answer, and the school judges each move', () => {
  const item = anItem('memory-pairs');
  const pairs = templates['memory-pairs'].solution(item)?.flips ?? [];
  const [one, two] = pairs;
  if (!one || !two) throw new Error('pairs');
  const missed = (count: number) =>
    worth(item, {
      template: 'memory-pairs',
      flips: [...Array.from({ length: count }, (): [string, string] => [one[0], two[0]]), ...pairs],
    });
  // Three pairs: up to 4 turns are very good, up to 6 good.
  expect([0, 1, 2, 3, 4, 20].map(missed)).toEqual([1, 1, 0.66, 0.66, 0.33, 0.33]);
  expect(worth(item, { template: 'memory-pairs', flips: [one] })).toBeUndefined();
  expect(worth(item, { template: 'memory-pairs', flips: [one, one, one] })).toBeUndefined();
  const move = (cards: [string, string]) => templateOf('memory-pairs').move(item, cards);
  expect([move(one), move([one[1], one[0]]), move([one[0], two[0]]), move([one[0], 'none']), move([one[0], one[0]])]).toEqual([
    true,
    true,
    false,
    undefined,
    undefined,
  ]);
});

test('sort-bins: right items of all', () => {
  const item = anItem('sort-bins');
  const pairs = templates['sort-bins'].solution(item)?.pairs ?? [];
  const bins = templates['sort-bins'].shown(item).bins.map(({ id }) => id);
  const allInOne = pairs.map(([id]): [string, string] => [id, bins[0] ?? '']);
  expect(worth(item, { template: 'sort-bins', pairs: allInOne })).toBe(0.5);
  expect(worth(item, { template: 'sort-bins', pairs: [[pairs[0]?.[0] ?? '', 'none']] })).toBeUndefined();
});

test('order-list: another right order is as good, what is nearest to it is kept, and it never lies there already', () => {
  const written = { items: ['перекус', 'уроки', 'рюкзак', 'хобби'], also: [[1, 2, 4, 3]] };
  const item = anItem('order-list', written);
  const [a = '', b = '', c = '', d = ''] = templates['order-list'].solution(item)?.order ?? [];
  const given = (...order: string[]) => templateOf('order-list').score(item, { template: 'order-list', order });
  expect([given(a, b, c, d)?.part, given(a, b, d, c)?.part, given(b, a, d, c)?.part]).toEqual([1, 1, 1 / 3]);
  expect(given(a, d, c, b)?.kept).toEqual({ template: 'order-list', order: [a] });
  expect(tellTales(templateOf('order-list').shown(item))).toEqual([]);
  for (let seed = 0; seed < 40; seed++) {
    const laid = anItem('order-list', written, String(seed));
    const shown = templateOf('order-list').shown(laid);
    const order = shown.template === 'order-list' ? shown.items.map(({ id }) => id) : [];
    expect(worth(laid, { template: 'order-list', order })).toBeLessThan(1);
  }
  expect(() => anItem('order-list', { ...written, also: [[1, 2, 4, 4]] })).toThrow(/each item once/);
});

test('order-list: right neighbours of all, so one card out of place does not spoil everything', () => {
  const item = anItem('order-list');
  const [a = '', b = '', c = '', d = ''] = templates['order-list'].solution(item)?.order ?? [];
  const given = (...order: string[]) => worth(item, { template: 'order-list', order });
  expect(given(a, b, c, d)).toBe(1);
  expect(given(b, c, d, a)).toBeCloseTo(2 / 3);
  expect(given(d, c, b, a)).toBe(0);
  expect(given(a, b, c)).toBeUndefined();
});

test('build-tiles: a right beginning of half the word or more is worth its share', () => {
  const item = anItem('build-tiles', { of: 'letters', build: 'к/о/ш/к/а', extra: ['б'] });
  const { tiles } = templates['build-tiles'].shown(item);
  const spelt = (word: string) => {
    const left = [...tiles];
    return Array.from(word).map(
      (letter) =>
        left.splice(
          left.findIndex(({ words }) => words?.ru === letter),
          1,
        )[0]?.id ?? '',
    );
  };
  const given = (word: string) => worth(item, { template: 'build-tiles', order: spelt(word) });
  expect(given('кошка')).toBe(1);
  expect(given('кошб')).toBeCloseTo(3 / 5);
  expect(given('окшка')).toBe(0);
  expect(given('ко')).toBe(0);
  expect(given('кошкаб')).toBeCloseTo(4 / 5);
});

test('build-tiles: another right order counts too', () => {
  const item = anItem('build-tiles', { of: 'words', build: 'Утром/мы/ели/кашу.', also: ['мы/ели/кашу./Утром'] });
  const { tiles } = templates['build-tiles'].shown(item);
  const order = ['мы', 'ели', 'кашу.', 'Утром'].map((word) => tiles.find(({ words }) => words?.ru === word)?.id ?? '');
  expect(worth(item, { template: 'build-tiles', order })).toBe(1);
});

test('gaps-choice: right holes of all; an option of another hole is no answer', () => {
  const item = anItem('gaps-choice');
  const [one, two] = templates['gaps-choice'].solution(item)?.pairs ?? [];
  if (!one || !two) throw new Error('two holes');
  expect(worth(item, { template: 'gaps-choice', pairs: [one] })).toBe(0.5);
  expect(worth(item, { template: 'gaps-choice', pairs: [[one[0], two[1]]] })).toBeUndefined();
  expect(templates['gaps-choice'].tries(anItem('gaps-choice', { text: 'Мила мал{а/ы}.' }))).toBe(1);
});

test('gaps-drag: right holes of all; equal words are as good as each other', () => {
  const item = anItem('gaps-drag', { text: '{кот} и {кот}, и {мак}', extra: ['лук'] });
  const [one, two, three] = templates['gaps-drag'].solution(item)?.pairs ?? [];
  if (!one || !two || !three) throw new Error('three holes');
  expect(worth(item, { template: 'gaps-drag', pairs: [[one[0], two[1]], [two[0], one[1]], three] })).toBe(1);
  expect(worth(item, { template: 'gaps-drag', pairs: [one] })).toBeCloseTo(1 / 3);
});
