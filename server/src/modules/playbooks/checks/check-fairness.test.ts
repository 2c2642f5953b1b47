import { createLibrary } from '#modules/library';
import { describe, expect, test } from 'vitest';

import { createBalance, createFairness } from './check-fairness.ts';
import { wordingFaults } from './check-wording.ts';
import { readMaterial } from '../content/content.ts';
import { createRandom } from '../tasks/random.ts';
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

  test('always the same answer: refused when a generator gives one of the same options far too often', () => {
    const slide = readSlide({ template: 'choice-one', generator: 'en-article', with: {}, rounds: 5 }, material);
    const faultsOf = (share: number) => {
      const balance = createBalance(slide);
      for (let at = 0; at < 200; at++)
        balance.made(
          anItem({ template: 'choice-one', ask: { ru: 'a или an?', en: 'a or an?' }, options: ['a', 'an'], right: at < share ? 1 : 2 }),
        );
      return balance.faults();
    };
    expect(faultsOf(140)).toEqual([]);
    expect(faultsOf(184)).toEqual(['«a» is right in 92 % of the items with these 2 options']);
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
