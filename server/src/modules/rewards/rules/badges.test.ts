import { rewardLimits } from '@school/contract/rewards/limits';
import { expect, test } from 'vitest';

import { badgesOf, reachedBadges } from './badges.ts';

const none = { lanterns: 0, books: 0, weeks: 0, pages: 0, mended: 0, bridges: 0 };
const at = Temporal.Instant.from('2026-11-23T10:00:00Z');
const [first, second] = rewardLimits.badges.books;

test('a step is reached with its last one, and not before', () => {
  expect(reachedBadges(none, [])).toEqual([]);
  expect(reachedBadges({ ...none, books: second - 1 }, [])).toEqual([{ kind: 'books', step: first }]);
  expect(reachedBadges({ ...none, books: second }, [])).toEqual([
    { kind: 'books', step: first },
    { kind: 'books', step: second },
  ]);
  expect(reachedBadges({ ...none, books: second }, [{ kind: 'books', step: first }])).toEqual([{ kind: 'books', step: second }]);
});

test('what was earned stays whole when less is left of it, and of the others it is told how far they are', () => {
  const badges = badgesOf({ ...none, lanterns: 3 }, [{ kind: 'books', step: second, earnedAt: at }]);
  const of = (kind: string, step: number) => badges.find((it) => it.kind === kind && it.of === step);
  expect(of('books', second)).toMatchObject({ done: second, earnedAt: at.toString() });
  expect(of('books', first)).toMatchObject({ done: 0, earnedAt: null });
  expect(of('lanterns', rewardLimits.badges.lanterns[1])).toMatchObject({ done: 3, earnedAt: null });
});
