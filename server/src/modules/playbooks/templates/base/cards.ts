import type { Card, Face } from '@school/contract/playbooks/pictures';
import type { Random } from '@school/contract/puzzles/random';

const signs = Array.from('bcdfghjkmnpqrstvwxz23456789');

/** So many different ids that mean nothing. */
export function freshIds(count: number, random: Random): string[] {
  const ids = new Set<string>();
  while (ids.size < count) ids.add(Array.from({ length: 4 }, () => random.pick(signs)).join(''));
  return [...ids];
}

/** Cards of faces, in the order given, with fresh ids. */
export function cardsOf(faces: readonly Face[], random: Random): Card[] {
  const ids = freshIds(faces.length, random);
  return faces.map((face, at) => ({ id: ids[at] as string, ...face }));
}

/** Shuffled, and not in the order given when there are two or more different ones. */
export function outOfOrder<T>(list: readonly T[], random: Random, same: (one: T, other: T) => boolean): T[] {
  for (let turn = 0; turn < 20; turn++) {
    const mixed = random.shuffle(list);
    if (!mixed.every((entry, at) => same(entry, list[at] as T))) return mixed;
  }
  return list.toReversed();
}

/** Each id at most once, and all of them known. */
export const areKnown = (ids: readonly string[], known: readonly { id: string }[]): boolean =>
  new Set(ids).size === ids.length && ids.every((id) => known.some((card) => card.id === id));

/** The pairs of an answer that are right. */
export const pairsIn = (given: ReadonlyArray<[string, string]>, right: ReadonlyArray<readonly [string, string]>): Array<[string, string]> =>
  given.filter(([one, other]) => right.some((pair) => pair[0] === one && pair[1] === other));
