import { createRandom } from '@school/contract/puzzles/random';

import type { Material } from '#modules/generators';
import type { WhyAsked } from '#modules/mastery';

import type { Item } from '../templates/base/template.ts';
import { itemsOf, type Slide } from './slides.ts';

/** A task that tells of a skill, and whose lesson it is. */
export interface PracticeTask {
  lessonCode: string;
  /** Its place in the lesson, from 0. */
  taskIdx: number;
  slide: Slide;
}

/** An item chosen for a child. */
export interface ChosenItem {
  item: Item;
  skills: string[];
  why: WhyAsked;
}

/**
 * An item for each skill that was chosen: of lessons that were held, where there are any that ask it; tasks that are made anew before
 * those that are written out, each task once before one comes again. Other ones for every seed.
 */
export function practiceItems(
  chosen: readonly WhyAsked[],
  tasks: ReadonlyMap<string, readonly PracticeTask[]>,
  held: ReadonlySet<string>,
  { seed, material }: { seed: string; material: Material },
): ChosenItem[] {
  const random = createRandom(`practice|${seed}`);
  const pools = new Map<string, Slide[]>();
  const poolOf = (skill: string): Slide[] => {
    const all = tasks.get(skill) ?? [];
    const own = all.filter(({ lessonCode }) => held.has(lessonCode));
    const slides = (own.length > 0 ? own : all).map(({ slide }) => slide);
    const pool = pools.get(skill) ?? random.shuffle(slides).toSorted((one, other) => Number('items' in one) - Number('items' in other));
    pools.set(skill, pool);
    return pool;
  };
  const turns = new Map<string, number>();
  return chosen.flatMap((why, at): ChosenItem[] => {
    const pool = poolOf(why.skill);
    const turn = turns.get(why.skill) ?? 0;
    const slide = pool[turn % pool.length];
    turns.set(why.skill, turn + 1);
    if (!slide) return [];
    const [item] =
      'items' in slide
        ? random.sample(itemsOf(slide, `${seed}/${at}`, material), 1)
        : itemsOf({ ...slide, rounds: 1 }, `${seed}/${at}`, material);
    return item ? [{ item, skills: [...(slide.skills ?? [])], why }] : [];
  });
}
