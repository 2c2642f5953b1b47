import type { Answer } from '@school/contract/playbooks/answers';
import type { TemplateCode } from '@school/contract/playbooks/tasks';
import type * as z from 'zod';

import { both, type Material } from '../tasks/material.ts';
import { createRandom } from '../tasks/random.ts';
import { templateOf, type templates } from './registry.ts';
import type { Item, WrittenCommon } from './template.ts';

/** One task of each kind, as a methodist would write it. */
export const samples: { [Code in TemplateCode]: z.input<(typeof templates)[Code]['written']> } = {
  slide: { lines: [{ ru: 'Восемь и пять', en: 'Eight and five' }] },
  'choice-one': { ask: 'Где кот?', options: ['кот', 'сом', 'мак'], right: 1 },
  'choice-many': { ask: 'Где звери?', options: ['кот', 'лук', 'слон', 'мак'], right: [1, 3] },
  'true-false': { ask: 'Верно?', right: true },
  'match-pairs': {
    ask: 'Один — много',
    pairs: [
      ['рама', 'рамы'],
      ['нос', 'носы'],
      ['сом', 'сомы'],
      ['луна', 'луны'],
    ],
  },
  'sort-bins': {
    ask: 'Разложи',
    bins: [
      { bin: 'С', items: ['сок', 'сани'] },
      { bin: 'Ш', items: ['шум', 'шина'] },
    ],
  },
  'order-list': { ask: 'Расставь', items: ['один', 'два', 'три', 'четыре'] },
  'build-tiles': { ask: 'Собери', of: 'syllables', build: 'ма/ши/на' },
  'type-number': { ask: 'Сколько?', right: [6, 3] },
  'type-text': { ask: 'Напиши', accept: ['корова'] },
  'gaps-choice': { ask: 'Вставь', text: 'Мила мал{а/ы/у}. Мы мы{ли/ла} раму.' },
  'gaps-drag': { ask: 'Вставь', text: 'Кот {спит} на {окне}.', extra: ['ест'] },
  hottext: { ask: 'Найди', text: '[Ветер] качал старую [сосну], и шла [лиса].' },
  hotspot: { ask: 'Найди две одинаковые', spots: ['кот', 'кот', 'мак', 'сом'], right: [1, 2] },
  'grid-paint': { size: 3, sample: [0, 1, 3], transform: 'mirror' },
  'number-line': { ask: 'Поставь точку на 7', min: 0, max: 10, step: 1, right: 7, labelled: [0, 5, 10] },
  'clock-set': { ask: 'Поставь 4:30', hours: 4, minutes: 30, stepMinutes: 30 },
  'coins-pay': { ask: 'Собери 9', coins: [1, 2, 5], sum: 9 },
  'table-fill': { op: '+', rows: [6, 7], columns: [2, 3] },
  'memory-pairs': {
    pairs: [
      ['1', '9'],
      ['2', '8'],
      ['3', '7'],
    ],
  },
  'word-grid': {
    ask: 'Найди слова',
    size: 3,
    letters: Array.from('котмахсом'),
    words: [
      { word: 'кот', cells: [0, 1, 2] },
      { word: 'сом', cells: [6, 7, 8] },
    ],
  },
  'sudoku-grid': {
    size: 4,
    cells: [1, 2, 3, null, 3, 4, 1, 2, 2, 1, 4, 3, null, 3, 2, 1],
    full: [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1],
  },
  'path-program': { size: 3, start: 0, goal: 2, obstacles: [1] },
  'tower-moves': { from: [[3, 2, 1], [], []], to: [[3], [2], [1]] },
  trace: { set: 'digits', figure: '4' },
  'read-aloud': { text: 'Вот дом. У дома сад.' },
  say: { ask: 'Скажи', rubric: 'Называет признак' },
  'long-text': { ask: 'Напиши', leastWords: 8, rubric: 'Есть признак' },
  'story-choice': {
    ask: 'Что сделаешь?',
    options: [
      { option: 'Помогу', outcome: 'Другу стало легче' },
      { option: 'Позову маму', outcome: 'Мама помогла' },
    ],
  },
  poll: { ask: 'Как настроение?', options: ['хорошее', 'так себе'] },
  flashcards: {
    ask: 'Знаешь?',
    cards: [
      ['кот', 'cat'],
      ['мак', 'poppy'],
    ],
  },
  'spot-difference': {
    columns: 2,
    left: ['apple', 'pear', 'kiwi', 'lemon'].map(drawn),
    right: ['apple', 'plum', 'kiwi', 'bread'].map(drawn),
  },
  draw: {},
};

function drawn(icon: string) {
  return { kind: 'icon' as const, icon };
}

/** Enough material for the samples. */
const material: Material = {
  words: [],
  strokes: new Map([['digits', new Map([['4', ['M58 10 L20 64 L82 64', 'M64 40 L64 90']]])]]),
};

/** An item of a sample, or of what is written instead. */
export function anItem<Code extends TemplateCode>(code: Code, written: object = samples[code], seed = 'test'): Item {
  const { written: shape, build } = templateOf(code);
  return build({ ask: both('Задание', 'Task'), ...(shape.parse(written) as WrittenCommon) }, createRandom(seed), material);
}

/** What an answer to an item is worth; undefined when it does not fit. */
export const worth = (item: Item, answer: Answer): number | undefined => templateOf(item.template).score(item, answer)?.part;

/** The solution, as the answer it is. */
export function solved(item: Item): Answer {
  const solution = templateOf(item.template).solution(item);
  if (!solution) throw new Error(`${item.template} has no solution`);
  return solution;
}
