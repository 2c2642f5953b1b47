import type { Task } from '@school/contract/playbooks/tasks';
import { expect, test } from 'vitest';

import { saidOf } from './spoken.ts';

const words = (text: string) => ({ ru: text, en: text });
const fish: Task = {
  template: 'choice-one',
  ask: words('Накорми кота'),
  hint: true,
  tries: 3,
  stimulus: { kind: 'listen', words: { ...words('рыбка'), silent: true } },
  options: [
    { id: 'a', picture: { kind: 'icon', icon: 'fish' }, name: words('рыбка') },
    { id: 'b', picture: { kind: 'icon', icon: 'bone' } },
  ],
};

test('who cannot read hears the task and every choice that may be named', () => {
  expect(saidOf(fish, 'pre').map(({ words: { ru }, card }) => [ru, card])).toEqual([
    ['Накорми кота', undefined],
    ['рыбка', undefined],
    ['рыбка', 'a'],
  ]);
});

test('who can read hears the task and what is only to be heard', () => {
  expect(saidOf(fish, 'teen').map(({ words: { ru } }) => ru)).toEqual(['Накорми кота', 'рыбка']);
});

test('who cannot read hears where things belong', () => {
  const basket = (id: string, text: string) => ({ id, words: words(text) });
  const sorting: Task = {
    template: 'sort-bins',
    ask: words('Разложи'),
    hint: true,
    tries: 2,
    items: [],
    bins: [basket('a', 'фрукты'), basket('b', 'транспорт')],
  };
  expect(saidOf(sorting, 'pre').map(({ words: { ru } }) => ru)).toEqual(['Разложи', 'фрукты', 'транспорт']);
  expect(saidOf(sorting, 'junior').map(({ words: { ru } }) => ru)).toEqual(['Разложи']);
});
