import { playbooksLimits } from '@school/contract/playbooks/limits';
import { createRandom } from '@school/contract/puzzles/random';

import type { Material } from '#modules/generators';
import type { Course, Lesson } from '#modules/library';

import { itemsOf, roundsOf, type Slide } from './slides.ts';
import type { Item } from '../templates/base/template.ts';

const { tasks } = playbooksLimits.game;

/** Of how many slides a round is made, if there are so many: two tasks of each. */
const kindsInRound = 3;

/**
 * What a round of a course's game is made of for a kid that has come to this lesson: its slides that the school judges
 * by itself. Where they do not make a whole round, also those of the lessons before it, the nearest first; at the very
 * beginning of a course, of the lessons after it.
 */
export function gamePool(lesson: Lesson, course: Course | undefined, judged: (lesson: Lesson) => readonly Slide[]): Slide[] {
  const all = course?.levels.flatMap(({ lessons }) => lessons) ?? [];
  const before = all.filter(({ number }) => number < lesson.number).toReversed();
  const after = all.filter(({ number }) => number > lesson.number);
  const pool: Slide[] = [];
  for (const one of [lesson, ...before, ...after]) {
    if (pool.length >= kindsInRound && pool.reduce((sum, slide) => sum + roundsOf(slide), 0) >= tasks) break;
    pool.push(...judged(one));
  }
  return pool;
}

/** One round: six tasks, those that generators make before those that are written out; other ones for every seed. */
export function gameRound(pool: readonly Slide[], seed: string, material: Material): Array<{ item: Item; skills: string[] | null }> {
  const random = createRandom(`game|${seed}`);
  const chosen = random.shuffle(pool).toSorted((one, other) => Number('items' in one) - Number('items' in other));
  const shares = dealt(chosen.map(roundsOf));
  return chosen.flatMap((slide, at) => {
    const share = shares[at] ?? 0;
    if (share === 0) return [];
    const made =
      'items' in slide
        ? random.sample(itemsOf(slide, `${seed}/${at}`, material), share)
        : itemsOf({ ...slide, rounds: share }, `${seed}/${at}`, material);
    return made.map((item) => ({ item, skills: slide.skills ? [...slide.skills] : null }));
  });
}

/** How many tasks of each slide: two of each in turn, then more of those that have more. */
function dealt(rounds: readonly number[]): number[] {
  const shares = rounds.map(() => 0);
  let left: number = tasks;
  for (let most = tasks / kindsInRound; left > 0 && most <= Math.max(0, ...rounds) + 1; most++)
    for (const [at, has] of rounds.entries()) {
      const more = Math.min(left, Math.min(most, has) - (shares[at] ?? 0));
      if (more <= 0) continue;
      shares[at] = (shares[at] ?? 0) + more;
      left -= more;
    }
  return shares;
}
