import { describe, expect, test } from 'vitest';

import { templates } from './registry.ts';
import { anItem, worth } from './testing.ts';

const kind = templates['bar-model'];
const give = (written: object, values: readonly (string | null)[], number: number | null) => {
  const item = anItem('bar-model', written);
  const { places, labels } = kind.shown(item);
  const left = [...labels];
  const pairs = places.flatMap((place, at): [string, string][] => {
    const found = left.findIndex((card) => card.words?.ru === values[at]);
    const [card] = found < 0 ? [] : left.splice(found, 1);
    return card ? [[place, card.id]] : [];
  });
  return { item, answer: { template: 'bar-model' as const, pairs, number } };
};
const given = (written: object, values: readonly (string | null)[], number: number | null) => {
  const { item, answer } = give(written, values, number);
  return worth(item, answer);
};

const part = { schema: 'whole', numbers: [3, 5, 8], hidden: 2 };
const same = { schema: 'whole', numbers: [4, 4, 8], hidden: 3 };
const more = { schema: 'compare', numbers: [9, 5, 4], hidden: 2 };

describe('a problem on bars', () => {
  test('is right when the question stands on a part, on whichever side, and is answered', () => {
    expect([given(part, ['3', '?', '8'], 5), given(part, ['?', '3', '8'], 5)]).toEqual([1, 1]);
    expect([given(part, ['3', '?', '8'], 6), given(part, ['3', '8', '?'], 11)]).toEqual([0.75, 0.25]);
    expect(given(same, ['4', '4', '?'], 8)).toBe(1);
  });
  test('that compares has one place for each number', () => {
    expect([given(more, ['9', '?', '4'], 5), given(more, ['?', '9', '4'], 5)]).toEqual([1, 0.5]);
  });
  test('that is only set out is right without its number', () => {
    expect(given({ ...part, typed: false }, ['3', '?', '8'], null)).toBe(1);
    expect(kind.shown(anItem('bar-model', { ...part, typed: false })).digits).toBe(0);
  });
  test('keeps what stands right, and says when only the number is wrong', () => {
    const { item, answer } = give(part, ['?', '3', '8'], 6);
    expect(kind.score(item, answer)?.kept).toEqual({ ...answer, number: null });
    expect(kind.near(item, answer)?.en).toContain('The bars are right');
    const swapped = give(more, ['?', '9', '4'], 5);
    expect(kind.near(swapped.item, swapped.answer)?.en).toContain('In place already: 1');
  });
  test('is no answer with a card twice or a place that is not there, and not written where the numbers make no bar', () => {
    const { item, answer } = give(part, ['3', '?', '8'], 5);
    expect(worth(item, { ...answer, pairs: [...answer.pairs, ...answer.pairs] })).toBeUndefined();
    expect(worth(item, { ...answer, pairs: [['nowhere', answer.pairs[0]?.[1] ?? '']] })).toBeUndefined();
    expect(kind.written.safeParse({ ...part, numbers: [3, 5, 9] }).success).toBe(false);
    expect(kind.written.safeParse({ ...more, numbers: [5, 9, 4] }).success).toBe(false);
  });
});
