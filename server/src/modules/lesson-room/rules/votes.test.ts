import type { RoomTaskItem } from '@school/contract/lesson-room/task-calls';
import { expect, test } from 'vitest';

import { countVotes } from './votes.ts';

const words = (text: string) => ({ ru: text, en: text });
/** A copy of one question, with its own names for its cards. */
function copy(of: string, options: readonly string[], choice: string | null, round = 0) {
  const task = {
    template: 'poll',
    ask: words('?'),
    hint: false,
    tries: 1,
    options: options.map((text) => ({ id: of + text, words: words(text) })),
  };
  const answer = choice === null ? null : { template: 'poll', choice: of + choice };
  return { round, task, answer } as unknown as RoomTaskItem;
}

test('votes are counted by what is on a card, whatever its name in each copy, and of the same item alone', () => {
  const mine = copy('a', ['cat', 'dog', 'owl'], 'dog');
  const others = [copy('b', ['owl', 'dog', 'cat'], 'dog'), copy('c', ['dog', 'cat', 'owl'], 'owl'), copy('d', ['cat', 'dog', 'owl'], null)];
  const votes = countVotes(mine, [mine, ...others, copy('e', ['cat', 'dog', 'owl'], 'cat', 1)]);
  expect(votes).toEqual([
    { card: 'acat', count: 0 },
    { card: 'adog', count: 2 },
    { card: 'aowl', count: 1 },
  ]);
});
