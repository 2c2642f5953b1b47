import { describe, expect, test } from 'vitest';

import { templateOf, templates } from './registry.ts';
import { samples } from './samples.ts';
import { anItem, worth } from './testing.ts';

describe('choice-one', () => {
  const item = anItem('choice-one');
  const { options } = templates['choice-one'].shown(item);
  const right = templates['choice-one'].solution(item)?.choice;

  test('the right option is worth one, another nothing, an unknown one is no answer', () => {
    for (const { id } of options) expect(worth(item, { template: 'choice-one', choice: id })).toBe(id === right ? 1 : 0);
    expect(worth(item, { template: 'choice-one', choice: 'none' })).toBeUndefined();
  });
  test('three options give two tries, two options one, six three', () => {
    const withOptions = (count: number) =>
      templates['choice-one'].shown(anItem('choice-one', { options: Array.from('абвгде').slice(0, count), right: 1 })).tries;
    expect([2, 3, 4, 6].map(withOptions)).toEqual([1, 2, 3, 3]);
  });
  test('a hint takes a wrong option away, and there is none where there is one try', () => {
    const without = templateOf('choice-one').hint(item)?.without ?? [];
    expect(without).toHaveLength(1);
    expect(without).not.toContain(right);
    expect(templateOf('choice-one').hint(anItem('choice-one', { options: ['а', 'б'], right: 1 }))).toBeUndefined();
  });
  test('signs keep their order', () => {
    const fixed = templates['choice-one'].shown(anItem('choice-one', { options: ['<', '>', '='], right: 3, fixed: true }));
    expect(fixed.options.map(({ words }) => words?.ru)).toEqual(['<', '>', '=']);
  });
  test('an option that looks like the right one is refused when it is written', () => {
    expect(templates['choice-one'].written.safeParse({ options: ['кот', 'кот'], right: 1 }).success).toBe(false);
  });
});

test('a text that is asked about is shown above the answer, sentence by sentence', () => {
  const about = { title: { ru: 'Кот', en: 'Cat' }, text: 'Кот спит. «Мяу!» — говорит он.' };
  const item = anItem('choice-one', { stimulus: about, options: ['да', 'нет'], right: 1 });
  expect(templates['choice-one'].shown(item).stimulus).toMatchObject({
    kind: 'passage',
    title: { ru: 'Кот' },
    lines: [{ ru: 'Кот спит.', lang: 'ru' }, { ru: '«Мяу!» — говорит он.' }],
  });
});

test('choice-many: every wrong mark takes a right one away', () => {
  const item = anItem('choice-many');
  const { options } = templates['choice-many'].shown(item);
  const right = templates['choice-many'].solution(item)?.choices ?? [];
  const wrong = options.map(({ id }) => id).filter((id) => !right.includes(id));
  const marked = (choices: string[]) => worth(item, { template: 'choice-many', choices });
  expect(marked(right)).toBe(1);
  expect(marked(right.slice(0, 1))).toBe(0.5);
  expect(marked([...right, ...wrong.slice(0, 1)])).toBe(0.5);
  expect(marked(wrong)).toBe(0);
  expect(marked([])).toBe(0);
  // Whoever ticks everything has as much as the right ones outnumber the wrong ones.
  expect(marked([...right, ...wrong])).toBe(Math.max(0, (right.length - wrong.length) / right.length));
  expect(marked([right[0] ?? '', right[0] ?? ''])).toBeUndefined();
});

test('true-false: one try, right or nothing', () => {
  const item = anItem('true-false');
  expect(templates['true-false'].shown(item)).toMatchObject({ tries: 1, hint: false });
  expect([true, false].map((yes) => worth(item, { template: 'true-false', yes }))).toEqual([1, 0]);
});

test('hottext: words are marked, the signs between are not; a wrong mark takes a right one away', () => {
  const item = anItem('hottext');
  const words = templates.hottext.shown(item).pieces.flatMap((piece) => ('id' in piece ? [piece] : []));
  expect(words.map(({ word }) => word)).toEqual(['Ветер', 'качал', 'старую', 'сосну', 'и', 'шла', 'лиса']);
  const right = templates.hottext.solution(item)?.marked ?? [];
  expect(right).toHaveLength(3);
  const wrong = words.map(({ id }) => id).filter((id) => !right.includes(id));
  expect(worth(item, { template: 'hottext', marked: right.slice(0, 2) })).toBeCloseTo(2 / 3);
  expect(worth(item, { template: 'hottext', marked: [...right, ...wrong.slice(0, 1)] })).toBeCloseTo(2 / 3);
  expect(worth(item, { template: 'hottext', marked: wrong })).toBe(0);
});

test('hotspot: as many places as are asked for', () => {
  const item = anItem('hotspot');
  expect(templates.hotspot.shown(item).choose).toBe(2);
  const right = templates.hotspot.solution(item)?.marked ?? [];
  expect(worth(item, { template: 'hotspot', marked: right.slice(0, 1) })).toBe(0.5);
});

test('spot-difference: a miss costs a tenth', () => {
  const item = anItem('spot-difference');
  expect(templates['spot-difference'].shown(item).differences).toBe(2);
  const marked = (places: number[]) => worth(item, { template: 'spot-difference', marked: places });
  expect([marked([1, 3]), marked([1]), marked([0])]).toEqual([1, 0.5, 0]);
  expect(marked([1, 3, 0])).toBeCloseTo(0.9);
});

test('story-choice, poll, flashcards and draw are worth nothing and never wrong', () => {
  for (const code of ['story-choice', 'poll', 'flashcards', 'draw', 'slide'] as const) {
    expect(templateOf(code).judge).toBe('nobody');
    expect(templateOf(code).solution(anItem(code))).toBeNull();
  }
  const story = anItem('story-choice', samples['story-choice']);
  const [first] = templates['story-choice'].shown(story).options;
  expect(templateOf('story-choice').outcome(story, { template: 'story-choice', choice: first?.id ?? '' })?.ru).toBe('Другу стало легче');
});

test('what a teacher marks is worth 0.66 until then, and an empty text is no answer', () => {
  expect(worth(anItem('say'), { template: 'say' })).toBe(0.66);
  expect(worth(anItem('read-aloud'), { template: 'read-aloud', seconds: 12 })).toBe(0.66);
  expect(worth(anItem('long-text'), { template: 'long-text', text: 'Серый, стучит по крыше.' })).toBe(0.66);
  expect(worth(anItem('long-text'), { template: 'long-text', text: '  ' })).toBeUndefined();
});
