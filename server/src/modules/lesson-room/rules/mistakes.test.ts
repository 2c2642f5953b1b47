import type { RoomTaskItem } from '@school/contract/lesson-room/task-calls';
import type { Card } from '@school/contract/playbooks/pictures';
import { expect, test } from 'vitest';

import { commonMistakes } from './mistakes.ts';

const face = (id: string, word: string) => ({ id, text: { ru: word, en: word } }) as unknown as Card;

/** A child's copy of an item: what is the capital of France. Its cards have names of their own, in an order of their own. */
function copy(names: readonly [string, string, string], chose: string | null, verdict: 'right' | 'wrong', solved = false, round = 0) {
  const [lyon, paris, nice] = names;
  const task = { template: 'choice-one', stimulus: null, options: [face(nice, 'Nice'), face(lyon, 'Lyon'), face(paris, 'Paris')] };
  const answer = chose === null ? null : { template: 'choice-one', choice: chose };
  const solution = solved ? { template: 'choice-one', choice: paris } : null;
  return [{ round, task, answer, judgement: answer && { verdict, solution } }] as unknown as RoomTaskItem[];
}

test('three children with the same wrong answer are a mistake of the class, by what stands on the cards and not by their names', () => {
  const two = [copy(['a', 'b', 'c'], 'a', 'wrong'), copy(['b', 'c', 'a'], 'b', 'wrong')];
  expect(commonMistakes(two), 'two are a chance').toEqual([]);
  const [found, ...more] = commonMistakes([...two, copy(['c', 'a', 'b'], 'c', 'wrong', true), copy(['a', 'b', 'c'], 'b', 'right')]);
  expect(more).toEqual([]);
  // It is told by a copy in which what is right was shown.
  expect(found).toMatchObject({ round: 0, kids: 3, answer: { choice: 'c' }, solution: { choice: 'a' } });
});

test('other mistakes, other items and who has not answered are not counted together, and the most common comes first', () => {
  const lyon = (round: number) => copy(['a', 'b', 'c'], 'a', 'wrong', false, round);
  const nice = copy(['a', 'b', 'c'], 'c', 'wrong');
  expect(commonMistakes([lyon(0), lyon(0), nice, nice, lyon(1), copy(['a', 'b', 'c'], null, 'wrong')])).toEqual([]);
  const all = [...Array.from({ length: 3 }, () => lyon(0)), ...Array.from({ length: 4 }, () => lyon(1))];
  expect(commonMistakes(all).map(({ round, kids }) => [round, kids])).toEqual([
    [1, 4],
    [0, 3],
  ]);
});
