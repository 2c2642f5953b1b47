import { createRandom } from '@school/contract/puzzles/random';
import { describe, expect, test } from 'vitest';

import { createLibrary } from '#modules/library';

import { createBalance, createFairness } from './check-fairness.ts';
import { wordingFaults } from './check-wording.ts';
import { readMaterial } from '../content/content.ts';
import { readSlide } from '../content/slides.ts';
import { templateOf } from '../templates/registry.ts';

const material = readMaterial(createLibrary());
const anItem = (task: object) => {
  const slide = readSlide(task, material);
  if (!('items' in slide)) throw new Error('written by hand');
  return templateOf(slide.template).build(slide.items[0] as never, createRandom('fair'), material);
};
const chosen = (right: string) =>
  anItem({ template: 'choice-one', ask: { ru: 'Почему?', en: 'Why?' }, options: [right, 'нет', 'да'], right: 1 });

describe('a habit of guessing', () => {
  test('the longest option: refused when it is right more often than chance and a twentieth', () => {
    const faultsOf = (longest: number) => {
      const fairness = createFairness();
      for (let at = 0; at < 60; at++) fairness.authored(chosen(at < longest ? 'потому что' : 'он'));
      return fairness.faults();
    };
    // A third by chance: 20 of 60, and less than 3 more.
    expect(faultsOf(22)).toEqual([]);
    expect(faultsOf(24)).toEqual([expect.stringContaining('the only longest one in 24 of 60 (ru)'), expect.stringContaining('(en)')]);
  });

  /** So many of 400 made items have the right answer of that kind; each asks something else. */
  const faultsOf = (made: (at: number) => { options: string[]; right: number; ask?: string }, count = 400) => {
    const slide = readSlide({ template: 'choice-one', generator: 'en-article', with: {}, rounds: 5 }, material);
    const balance = createBalance(slide);
    for (let at = 0; at < count; at++) {
      const { ask = `Который по счёту: ${at}?`, ...written } = made(at);
      balance.made(anItem({ template: 'choice-one', ask: { ru: ask, en: ask }, ...written }));
    }
    return balance.faults();
  };

  test('the usual answer: refused when who knows it has more than a tenth over chance', () => {
    const article = (of: number) => (at: number) => ({ options: ['a', 'an'], right: at % 20 < of ? 1 : 2 });
    expect(faultsOf(article(11))).toEqual([]);
    expect(faultsOf(article(18)).join()).toContain('90 % are right, and 50 % by chance: what is usually right of the same options');
    // Ten times as many seeds do not make a fault of it.
    expect(faultsOf(article(11), 4000)).toEqual([]);
  });

  test('the number in the middle, whatever the numbers are', () => {
    const middle = (share: number) => (at: number) => {
      const [low, mid, high] = [at, at + 1, at + 2].map(String) as [string, string, string];
      return { options: [low, mid, high], right: at % 3 < share ? 2 : (at % 2) * 2 + 1 };
    };
    expect(faultsOf(middle(1))).toEqual([]);
    expect(faultsOf(middle(2)).join()).toContain('the usual place from the smallest number to the largest');
  });

  test('an option that is never right', () => {
    const never = (at: number) => ({ options: [String(1000 + at), String(2000 + at), '0'], right: 1 + (at % 2) });
    expect(faultsOf(never).join()).toContain('50 % are right, and 33 % by chance: the answer that is usually right where it is offered');
  });

  test('who knows the answer to the same question has learned it: that is no habit', () => {
    const plural = (at: number) => {
      const [one, many, wrong] = [
        ['sheep', 'sheep', 'ship'],
        ['mouse', 'mice', 'mouses'],
        ['leaf', 'leaves', 'leafs'],
      ][at % 3] as [string, string, string];
      return { ask: `one ${one}, many …`, options: [many, wrong, `${one}'s`], right: 1 };
    };
    expect(faultsOf(plural)).toEqual([]);
  });
});

test('words to a boy only, and a picture that is not there, are told of', () => {
  const asked = (ru: string, more: object = {}) =>
    wordingFaults(anItem({ template: 'say', ask: { ru, en: 'Say it' }, rubric: { ru: 'Ответ', en: 'An answer' }, ...more }));
  for (const ru of ['Сколько звуков ты услышал?', 'Как поступил бы ты?', 'Чем ты доволен?', 'Попадался ли ты на слух?'])
    expect(asked(ru)).toEqual([`is said to boys only: «${ru}»`]);
  for (const ru of ['Сколько звуков слышно?', 'Ты накроешь на стол?', 'Кто тебе помог?', 'Что ты умеешь?']) expect(asked(ru)).toEqual([]);
  expect(asked('Опиши, что делают люди на картинке')).toEqual([expect.stringContaining('shows none')]);
  expect(asked('Опиши, кто на картинке', { stimulus: { face: { picture: '🐱' } } })).toEqual([]);
});
