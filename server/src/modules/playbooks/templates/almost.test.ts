import type { Answer, AnswerOf } from '@school/contract/playbooks/answers';
import type { TemplateCode } from '@school/contract/playbooks/tasks';
import { describe, expect, test } from 'vitest';

import { almost, found, inPlace } from './base/almost.ts';
import { templateOf, templates } from './registry.ts';
import { anItem, solved } from './testing.ts';

const said = (answer: Answer, written?: object): string | undefined => {
  const item = anItem(answer.template, written);
  return templateOf(answer.template).near(item, answer)?.ru;
};
const solutionOf = <Code extends TemplateCode>(code: Code, written?: object) => solved(anItem(code, written)) as AnswerOf<Code>;

describe('an answer that is almost right is told what of it is right already', () => {
  test('things in their baskets are counted, and those to go', () => {
    const { pairs } = solutionOf('sort-bins');
    const [[first, bin] = ['', ''], ...others] = pairs;
    const other = pairs.find(([, there]) => there !== bin)?.[1] ?? '';
    expect(said({ template: 'sort-bins', pairs: [[first, other], ...others] })).toBe(inPlace(3, 4)?.ru);
    expect(inPlace(3, 4)?.ru).toContain('Осталось: 1');
  });
  test('a number beside the right one is near, one further off is not', () => {
    const one = { ask: 'Сколько?', right: 7 };
    expect(said({ template: 'type-number', numbers: [8] }, one)).toBe(almost.byOne.ru);
    expect(said({ template: 'type-number', numbers: [6] }, one)).toBe(almost.byOne.ru);
    expect(said({ template: 'type-number', numbers: [9] }, one)).toBeUndefined();
    expect(said({ template: 'type-number', numbers: [6, 4] })).toBe(inPlace(1, 2)?.ru);
  });
  test('of a clock the hand that stands right is named', () => {
    expect(said({ template: 'clock-set', hours: 4, minutes: 0 })).toBe(almost.hourRight.ru);
    expect(said({ template: 'clock-set', hours: 5, minutes: 30 })).toBe(almost.minutesRight.ru);
    expect(said({ template: 'clock-set', hours: 5, minutes: 0 })).toBeUndefined();
  });
  test('two coins too little or too much are near, three are not', () => {
    expect(said({ template: 'coins-pay', coins: [5, 2] })).toBe(almost.coinsMissing.ru);
    expect(said({ template: 'coins-pay', coins: [5, 5, 1] })).toBe(almost.coinsTooMany.ru);
    expect(said({ template: 'coins-pay', coins: [5, 1] })).toBeUndefined();
  });
  test('the tick beside is one step away, in its direction', () => {
    expect(said({ template: 'number-line', value: 6 })).toBe(almost.stepOn.ru);
    expect(said({ template: 'number-line', value: 8 })).toBe(almost.stepBack.ru);
    expect(said({ template: 'number-line', value: 5 })).toBeUndefined();
  });
  test('one letter of a word is near', () => {
    expect(said({ template: 'type-text', text: 'карова' })).toBe(almost.oneLetter.ru);
    expect(said({ template: 'type-text', text: 'собака' })).toBeUndefined();
  });
  test('of several right ones it is said how many are still hidden, or that something is too many', () => {
    const { choices } = solutionOf('choice-many');
    const [first = ''] = choices;
    const wrong = (templates['choice-many'].shown(anItem('choice-many')).options.find(({ id }) => !choices.includes(id)) ?? { id: '' }).id;
    expect(said({ template: 'choice-many', choices: [first] })).toBe(found(1, 2)?.ru);
    expect(said({ template: 'choice-many', choices: [...choices, wrong] })).toBe(almost.allAndMore.ru);
    expect(said({ template: 'choice-many', choices: [wrong] })).toBeUndefined();
  });
});

describe('the ring of a hint', () => {
  const ringed = ['sort-bins', 'match-pairs', 'order-list', 'build-tiles', 'gaps-drag', 'gaps-choice'] as const;
  test.each(ringed)('%s: it shows the next part and never all of the answer', (code) => {
    const { at = [] } = templateOf(code).hint(anItem(code)) ?? {};
    expect(at.length).toBeGreaterThan(0);
    expect(at.length).toBeLessThan(new Set(JSON.stringify(solutionOf(code)).match(/"[a-z0-9]{4}"/g)).size);
  });
  test('it goes on to the next part after what is kept', () => {
    const { order } = solutionOf('order-list');
    const hint = templateOf('order-list').hint(anItem('order-list'), { template: 'order-list', order: order.slice(0, 2) });
    expect(hint?.at).toEqual([order[2]]);
  });
});
