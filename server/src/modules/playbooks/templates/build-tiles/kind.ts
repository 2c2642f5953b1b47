import type { Card } from '@school/contract/playbooks/pictures';
import { toRead } from '@school/contract/puzzles/words';
import * as z from 'zod';

import { taught } from '#modules/generators';

import { inPlace } from '../base/almost.ts';
import { areKnown, cardsOf, outOfOrder } from '../base/cards.ts';
import { hints } from '../base/hints.ts';
import { template } from '../base/template.ts';
import { langOf, writtenItem } from '../base/written.ts';

/** From this share of a right beginning on it is worth something. */
const leastBeginning = 0.5;

/** A word of letters or syllables, a sentence of words. Equal tiles are as good as each other. */
export const buildTiles = template({
  code: 'build-tiles',
  written: writtenItem({
    of: z.enum(['letters', 'syllables', 'words']),
    /** `ма/ши/на`: the tiles in order. */
    build: z.string().regex(/^[^/]+(\/[^/]+)+$/, 'two tiles or more, with / between'),
    /** Tiles too many. */
    extra: z.array(z.string().min(1)).optional(),
    /** Other right orders, written like `build`. */
    also: z.array(z.string()).optional(),
  }),
  build({ of, build, extra = [], also = [] }, random) {
    const right = build.split('/');
    const lang = langOf(build) ?? 'ru';
    // Syllables and words may be heard; letters are called by the child itself.
    const faces = [...right, ...extra].map((tile) => ({ words: of === 'letters' ? toRead(tile, lang) : taught(tile, lang) }));
    const tiles = outOfOrder(cardsOf(faces, random), random, (one, other) => one.words?.ru === other.words?.ru);
    return { tiles, joined: of !== 'words', lang, right: [right, ...also.map((one) => one.split('/'))] };
  },
  shown: ({ tiles, joined, lang }) => ({ tiles, joined, lang }),
  score({ tiles, right }, { order }) {
    if (!areKnown(order, tiles)) return undefined;
    const text = textOf(tiles, order);
    const beginning = (one: readonly string[]) => beginningOf(one, text);
    const whole = right.some((one) => one.length === text.length && beginning(one) === one.length);
    const [first = []] = right;
    const share = Math.min(beginning(first) / first.length, (first.length - 1) / first.length);
    const kept = { template: 'build-tiles' as const, order: order.slice(0, beginning(first)) };
    return whole ? { part: 1, kept: { template: 'build-tiles', order } } : { part: share >= leastBeginning ? share : 0, kept };
  },
  solution({ tiles, right }) {
    const left = [...tiles];
    const order = (right[0] ?? []).flatMap((text) => {
      const at = left.findIndex((tile) => tile.words?.ru === text);
      return at < 0 ? [] : left.splice(at, 1).map(({ id }) => id);
    });
    return { template: 'build-tiles', order };
  },
  hint: () => hints.build,
  next: ({ tiles, right: [first = []] }, kept) => {
    const placed = kept?.order ?? [];
    return tiles
      .filter(({ id, words }) => words?.ru === first[placed.length] && !placed.includes(id))
      .map(({ id }) => id)
      .slice(0, 1);
  },
  near: ({ tiles, right: [first = []] }, { order }) => inPlace(beginningOf(first, textOf(tiles, order)), first.length),
});

const textOf = (tiles: readonly Card[], order: readonly string[]): string[] =>
  order.map((id) => tiles.find((tile) => tile.id === id)?.words?.ru ?? '');

/** How many of the first tiles are right. */
function beginningOf(right: readonly string[], text: readonly string[]): number {
  const miss = right.findIndex((tile, at) => tile !== text[at]);
  return miss < 0 ? right.length : miss;
}
