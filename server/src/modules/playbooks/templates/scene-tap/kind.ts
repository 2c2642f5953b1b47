import { scenes } from '@school/contract/playbooks/templates/scene-tap/shape';
import * as z from 'zod';

import { found } from '../base/almost.ts';
import { areKnown, cardsOf } from '../base/cards.ts';
import { hints } from '../base/hints.ts';
import { template } from '../base/template.ts';
import { WrittenFace, writtenItem } from '../base/written.ts';

/** Two fingers lie apart in a scene of 300 px when the middles of things are so many percent from each other. */
const apart = 22;

type Place = readonly [across: number, down: number];
const isFree = (place: Place, others: readonly Place[]) =>
  others.every(([across, down]) => Math.max(Math.abs(across - place[0]), Math.abs(down - place[1])) >= apart);
const Percent = z.int().min(11).max(89);

/** A scene: what is heard is tapped where it is. */
export const sceneTap = template({
  code: 'scene-tap',
  written: writtenItem({
    scene: z.enum(scenes),
    things: z
      .array(z.strictObject({ thing: WrittenFace, at: z.tuple([Percent, Percent]) }))
      .min(4)
      .max(16)
      .refine(
        (things) =>
          things.every(({ at }, index) =>
            isFree(
              at,
              things.slice(0, index).map((other) => other.at),
            ),
          ),
        'things are too near',
      ),
    right: z.array(z.int().min(1)).min(1),
    /** How many there are is not told. */
    all: z.literal(true).optional(),
  }).refine(({ things, right }) => new Set(right).size === right.length && right.every((at) => at <= things.length), {
    path: ['right'],
    message: 'numbers of spots, each once',
  }),
  build({ scene, things, right, all }, random) {
    const cards = cardsOf(
      things.map(({ thing }) => thing),
      random,
    );
    const marked = right.map((at) => cards[at - 1]?.id ?? '');
    // What a keyboard meets first says nothing.
    const order = random.shuffle([...cards.keys()]);
    return {
      scene,
      things: order.flatMap((at) => cards[at] ?? []),
      places: order.flatMap((at) => (things[at] ? [things[at].at] : [])),
      isOpen: all === true,
      marked,
    };
  },
  shown: ({ scene, things, places, isOpen, marked }) => ({ scene, things, places, choose: isOpen ? 0 : marked.length }),
  score({ things, marked: right }, { marked }) {
    if (!areKnown(marked, things)) return undefined;
    const hits = marked.filter((id) => right.includes(id));
    const wrong = marked.length - hits.length;
    return { part: Math.max(0, (hits.length - wrong) / right.length), kept: { template: 'scene-tap', marked: hits } };
  },
  solution: ({ marked }) => ({ template: 'scene-tap', marked }),
  hint: () => hints.lookAgain,
  near({ marked: right }, { marked }) {
    const hits = marked.filter((id) => right.includes(id));
    return found(hits.length, right.length, marked.length - hits.length);
  },
});
