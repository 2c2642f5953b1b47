import { Answer } from '@school/contract/playbooks/answers';
import { Task, type TemplateCode } from '@school/contract/playbooks/tasks';
import { describe, expect, test } from 'vitest';

import { templateOf, templates } from './registry.ts';
import { samples } from './samples.ts';
import { tellTales } from '../testing.ts';
import { anItem, solved, worth } from './testing.ts';

const codes = Object.keys(templates) as TemplateCode[];
const judged = codes.filter((code) => templateOf(code).judge === 'school');

describe.each(codes)('%s', (code) => {
  test('what the child is shown has the shape of the contract and no answer, seed or mark of right', () => {
    const shown = templateOf(code).shown(anItem(code));
    expect(Task.safeParse(shown).error).toBeUndefined();
    expect(tellTales(shown)).toEqual([]);
  });

  test('an answer of another kind of task is no answer', () => {
    const other: Answer = code === 'true-false' ? { template: 'choice-one', choice: 'x' } : { template: 'true-false', yes: true };
    expect(worth(anItem(code), other)).toBeUndefined();
  });

  test('the same seed makes the same item, and another one does not give it away', () => {
    expect(anItem(code)).toEqual(anItem(code));
    const ids = (seed: string): string[] => [
      ...(JSON.stringify(templateOf(code).shown(anItem(code, samples[code], seed))).match(/"id":"\w+"/g) ?? []),
    ];
    expect(ids('one').filter((id) => ids('two').includes(id))).toEqual([]);
  });
});

test.each(judged)('%s: its own solution is worth 1 and has the shape of an answer', (code) => {
  const item = anItem(code);
  expect(worth(item, solved(item))).toBe(1);
  expect(Answer.safeParse(solved(item)).success).toBe(true);
});

test('the right option lies anywhere, and so does the first card of an order', () => {
  const places = new Set<number>();
  const orders = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const choice = anItem('choice-one', samples['choice-one'], String(seed));
    const shown = templates['choice-one'].shown(choice);
    const solution = templates['choice-one'].solution(choice);
    places.add(shown.options.findIndex(({ id }) => id === solution?.choice));
    const list = anItem('order-list', samples['order-list'], String(seed));
    const order = templates['order-list'].solution(list)?.order ?? [];
    const shownOrder = templates['order-list'].shown(list).items.map(({ id }) => id);
    expect(shownOrder).not.toEqual(order);
    orders.add(shownOrder.map((id) => order.indexOf(id)).join());
  }
  expect([...places].sort((one, other) => one - other)).toEqual([0, 1, 2]);
  expect(orders.size).toBeGreaterThan(10);
});
