import { itemsOf, type Slide } from '../content/slides.ts';
import type { ItemRow } from '../stores/items.store.ts';

type Material = Parameters<typeof itemsOf>[2];

/** The items of one task as a child finds them: the same for the same seed, and nothing done to any. */
export const untouchedItems = (slide: Slide, taskIdx: number, seed: string, material: Material): ItemRow[] =>
  itemsOf(slide, `${seed}/${taskIdx}`, material).map((item, round) => ({
    taskIdx,
    round,
    item,
    state: 'open',
    tries: 0,
    hinted: false,
    credit: null,
    kept: null,
    skills: null,
    why: null,
  }));
