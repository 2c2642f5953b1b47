import type { Face, Picture } from '@school/contract/playbooks/pictures';
import * as z from 'zod';

import { both } from './material.ts';
import { choice, fixedChoice } from './facets.ts';
import { generator } from './generator.ts';
import { countable } from './lexicon.ts';

/** Amounts before numbers: one and many, exactly so many, one for each, more though smaller. */

/** What small children count. */
export const things = { categories: ['fruit', 'pet', 'toy', 'bird', 'insect', 'transport'], age: 5 };

export const heap = (name: string, count: number): Picture => ({ kind: 'icon', icon: name, ...(count > 1 && { count }) });

/** Two large ones are not many: one of the wrong pictures is large. */
export const oneOrMany = generator({
  code: 'one-or-many',
  version: 1,
  params: z.strictObject({ options: z.int().min(2).max(3).default(2) }),
  make(random, { options }, material) {
    const word = random.pick(countable(material, things));
    const isOne = random.coin();
    const one: Face = { picture: { kind: 'icon', icon: word.icon, ...(random.coin() && { scale: 140 }) } };
    const many: Face = { picture: heap(word.icon, random.int(5, 7)) };
    const two: Face = { picture: heap(word.icon, 2) };
    const other = isOne ? many : one;
    return choice(
      {
        ask: isOne
          ? both('Где только один предмет?', 'Where is only one thing?')
          : both('Где много предметов?', 'Where are there many things?'),
        hint: both('Один предмет стоит сам по себе. Много — это целая куча.', 'One thing stands alone. Many is a whole heap.'),
      },
      [isOne ? one : many, other, two].slice(0, options),
    );
  },
});

/** Exactly so many: neither one fewer nor one more, nor all there are. */
export const collectN = generator({
  code: 'collect-n',
  version: 1,
  params: z.strictObject({ min: z.int().min(1).default(1), max: z.int().min(1).max(9), of: z.int().min(3).max(12).default(6) }),
  make(random, { min, max, of }, material) {
    const count = random.int(Math.min(min, max), max);
    const word = random.pick(countable(material, things));
    const near = random.shuffle([...new Set([count - 1, count + 1, of])].filter((one) => one > 0 && one !== count)).slice(0, 2);
    return choice(
      {
        ask: both(`Мишке нужно ${count}. Где ровно столько?`, `Bear needs ${count}. Where are exactly so many?`),
        hint: both('Считай вслух и остановись вовремя.', 'Count aloud and stop in time.'),
      },
      [count, ...near].map((one) => ({ picture: heap(word.icon, one) })),
    );
  },
});

/** Guests and things: will everybody get one? */
export const shareOne = generator({
  code: 'share-one',
  version: 1,
  params: z.strictObject({ max: z.int().min(2).max(6) }),
  make(random, { max }, material) {
    const guests = random.int(2, max);
    const things = guests + random.pick([-1, 0, 1]);
    const guest = random.pick(countable(material, { categories: ['pet', 'wild'], age: 4 }));
    const thing = random.pick(countable(material, { categories: ['fruit', 'toy'], age: 4 }));
    return fixedChoice(
      {
        ask: both('Каждому по одному. Всем ли хватит?', 'One for each. Is there one for everybody?'),
        stimulus: { kind: 'heaps', left: heap(guest.icon, guests), right: heap(thing.icon, things) },
        hint: both('Веди пальчиком от каждого гостя к своему предмету.', 'Draw a line with your finger from each guest to a thing.'),
      },
      [
        { picture: { kind: 'icon', icon: 'slightly-frowning-face' }, words: both('кому-то не хватит', 'somebody has none') },
        { picture: { kind: 'icon', icon: 'slightly-smiling-face' }, words: both('хватит всем', 'one for each') },
        { picture: { kind: 'icon', icon: 'basket' }, words: both('одно останется', 'one is left over') },
      ],
      things < guests ? 1 : things === guests ? 2 : 3,
    );
  },
});

/** Fewer large things beside more small ones, or a long row beside a close one. */
export const compareTrap = generator({
  code: 'compare-trap',
  version: 1,
  params: z.strictObject({ max: z.int().min(3).max(9), trap: z.enum(['size', 'spread']).default('size') }),
  make(random, { max, trap }, material) {
    const less = random.int(2, max - 1);
    const more = random.int(less + 1, Math.min(max, less + 2));
    const [large, small] = random.sample(countable(material, { categories: ['fruit', 'toy', 'vegetable'], age: 4 }), 2);
    if (!large || !small) throw new Error('too few words');
    const isMore = random.coin();
    // What looks like more is more in half of the items, or the small ones would always be right.
    const [many, few] = isMore ? [more, less] : [less, more];
    const big: Face = { picture: { kind: 'icon', icon: large.icon, count: many, scale: trap === 'size' ? 140 : 100 } };
    const little: Face = { picture: { kind: 'icon', icon: small.icon, count: few, scale: trap === 'size' ? 60 : 100 } };
    return choice(
      {
        ask: both('Где предметов больше?', 'Where are there more things?'),
        hint: both('Не смотри на размер: считай по одному.', 'Never mind the size: count them one by one.'),
      },
      isMore ? [big, little] : [little, big],
    );
  },
});
