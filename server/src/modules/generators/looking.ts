import type { Face } from '@school/contract/playbooks/pictures';
import * as z from 'zod';

import { both, icon, pictured } from './material.ts';
import { choice, fixedChoice, paired } from './facets.ts';
import { generator } from './generator.ts';
import { enough, wordsFor } from './lexicon.ts';

/** Looking and remembering, for those who do not read yet. */

const ordinals = [
  ['первый', 'first'],
  ['второй', 'second'],
  ['третий', 'third'],
  ['четвёртый', 'fourth'],
  ['пятый', 'fifth'],
  ['шестой', 'sixth'],
  ['седьмой', 'seventh'],
] as const;

export const ordinal = generator({
  code: 'ordinal',
  version: 1,
  params: z.strictObject({ count: z.int().min(3).max(6).default(5) }),
  make(random, { count }, material) {
    const animals = random.sample(wordsFor(material, { categories: ['wild', 'farm', 'pet'], age: 4 }), count).map(pictured);
    const place = random.int(0, count - 1);
    const [ru, en] = ordinals[place] ?? ordinals[0];
    return fixedChoice(
      {
        ask: both(`Кто ${ru} слева?`, `Who is ${en} from the left?`),
        hint: both('Считай слева направо: первый, второй, третий…', 'Count from left to right: first, second, third…'),
      },
      animals,
      place + 1,
    );
  },
});

const relations = {
  on: ['на столе', 'on the table'],
  under: ['под столом', 'under the table'],
  left: ['слева от стола', 'to the left of the table'],
  right: ['справа от стола', 'to the right of the table'],
  in: ['в коробке', 'in the box'],
  behind: ['за столом', 'behind the table'],
  front: ['перед коробкой', 'in front of the box'],
} as const;
const byTheBox = { in: relations.in, behind: ['за коробкой', 'behind the box'], front: relations.front } as const;
const Relation = z.enum(['on', 'under', 'left', 'right', 'in', 'behind', 'front']);
type Relation = z.infer<typeof Relation>;

/** Where a thing may be, by a table or by a box, and how that is said. */
const placesBy = (by: 'table' | 'box'): Partial<Record<Relation, readonly [string, string]>> => {
  const { front: _atTheBox, ...atTheTable } = relations;
  return by === 'box' ? byTheBox : atTheTable;
};

export const position = generator({
  code: 'position',
  version: 2,
  params: z.strictObject({
    relations: z.array(Relation).min(1).default(['on', 'under', 'left', 'right']),
    options: z.int().min(2).max(4).default(3),
    by: z.enum(['table', 'box']).default('table'),
  }),
  make(random, { relations: asked, options, by }, material) {
    const right = random.pick(asked);
    const word = random.pick(wordsFor(material, { categories: ['pet', 'toy'], age: 4 }));
    const places = placesBy(by);
    const wrong = random.sample(
      (Object.keys(places) as Relation[]).filter((one) => one !== right),
      options - 1,
    );
    const [ru, en] = placed(places, right);
    const face = (relation: Relation): Face => ({
      picture: { kind: 'place', icon: word.icon, relation, ...(by === 'box' && { by: 'box' as const }) },
    });
    return choice(
      {
        ask: both(`Найди картинку: ${word.ru} ${ru}`, `Find the picture: the ${word.en} is ${en}`),
        hint: both('Проведи пальчиком: сверху, снизу, сбоку. Где это?', 'Move your finger: on top, below, at the side. Where is it?'),
      },
      [right, ...wrong].map(face),
    );
  },
});

function placed(places: ReturnType<typeof placesBy>, relation: Relation): readonly [string, string] {
  const found = places[relation];
  if (!found) throw new Error(`no picture is ${relation} there`);
  return found;
}

/** The same thing at another place, another thing at the same place: both words of what is heard count. */
export const sceneFind = generator({
  code: 'scene-find',
  version: 1,
  params: z.strictObject({ relations: z.array(Relation).min(2).max(4), by: z.enum(['table', 'box']).default('table') }),
  make(random, { relations: asked, by }, material) {
    const places = placesBy(by);
    const [one, other] = random.sample(wordsFor(material, { categories: ['pet', 'toy'], age: 4 }), 2);
    if (!one || !other) throw new Error('too few words');
    const [right, wrong] = random.sample(asked, 2);
    if (!right || !wrong) throw new Error('no picture of another place');
    const [ru, en] = placed(places, right);
    const spots = [
      { word: one, relation: right },
      { word: one, relation: wrong },
      { word: other, relation: right },
      { word: other, relation: wrong },
    ];
    return {
      hotspot: {
        ask: both(`Найди картинку: ${one.ru} ${ru}`, `Find the picture: the ${one.en} is ${en}`),
        hint: both('Сначала найди, кто нужен. Потом смотри, где он.', 'First find who it is. Then look where it is.'),
        spots: spots.map(({ word, relation }): Face => ({
          picture: { kind: 'place', icon: word.icon, relation, ...(by === 'box' && { by: 'box' as const }) },
        })),
        right: [1],
      },
    };
  },
});

/** Sizes, in percent, that are told apart at a glance even on a small card: each a third larger than the one before, or more. */
const tellApart = [50, 70, 100, 140];

export const bigSmall = generator({
  code: 'big-small',
  version: 3,
  params: z.strictObject({ count: z.int().min(2).max(4).default(3), ask: z.enum(['max', 'min', 'any']).default('any') }),
  make(random, { count, ask }, material) {
    const word = random.pick(wordsFor(material, { categories: ['pet', 'toy', 'fruit'], age: 4 }));
    const sizes = random.sample(tellApart, count);
    const most = ask === 'any' ? random.coin() : ask === 'max';
    const right = (most ? Math.max : Math.min)(...sizes);
    const two = count === 2;
    const words = most
      ? both(two ? 'Покажи, где больше' : 'Покажи самую большую картинку', two ? 'Show the bigger one' : 'Show the biggest one')
      : both(two ? 'Покажи, где меньше' : 'Покажи самую маленькую картинку', two ? 'Show the smaller one' : 'Show the smallest one');
    return fixedChoice(
      { ask: words, hint: both('Сравни две картинки, потом возьми следующую.', 'Compare two pictures, then take the next one.') },
      sizes.map((scale) => ({ picture: { kind: 'icon', icon: word.icon, scale } })),
      sizes.indexOf(right) + 1,
    );
  },
});

export const orderSize = generator({
  code: 'order-size',
  version: 3,
  params: z.strictObject({ count: z.int().min(3).max(4).default(3) }),
  make(random, { count }, material) {
    const word = random.pick(wordsFor(material, { categories: ['toy', 'wild'], age: 4 }));
    const sizes = random.sample(tellApart, count).sort((one, other) => one - other);
    return {
      'order-list': {
        ask: both('Расставь от маленького к большому', 'Put in order from small to big'),
        hint: both('Найди самую маленькую картинку: она первая.', 'Find the smallest picture: it is the first.'),
        items: sizes.map((scale) => ({ picture: { kind: 'icon', icon: word.icon, scale } })),
      },
    };
  },
});

export const shadow = generator({
  code: 'shadow',
  version: 2,
  params: z.strictObject({
    categories: z.array(z.string()).default(['wild', 'transport', 'fruit', 'pet']),
    options: z.int().min(2).max(6).default(4),
  }),
  make(random, { categories, options }, material) {
    const words = random.sample(wordsFor(material, { categories, age: 5 }), options);
    const [right] = words;
    if (!right) throw new Error('no words');
    return choice(
      {
        ask: both('Чья это тень?', 'Whose shadow is it?'),
        stimulus: { kind: 'face', face: { picture: { kind: 'icon', icon: right.icon, shadow: true } } },
        hint: both('Обведи тень пальчиком. У чего такие же края?', 'Trace the shadow with your finger. What has the same edges?'),
      },
      words.map(pictured),
    );
  },
});

export const samePair = generator({
  code: 'same-pair',
  version: 2,
  params: z.strictObject({ count: z.int().min(2).max(8).default(4) }),
  make(random, { count }, material) {
    const words = random.sample(wordsFor(material, { age: 4 }), count);
    const [twin] = words;
    if (!twin) throw new Error('no words');
    return {
      hotspot: {
        ask: both('Найди две одинаковые картинки', 'Find the two pictures that are the same'),
        hint: both('Возьми одну картинку и поищи точно такую же.', 'Take one picture and look for one just like it.'),
        spots: [twin, ...words].map(pictured),
        right: [1, 2],
      },
    };
  },
});

export const whatMissing = generator({
  code: 'what-missing',
  version: 2,
  params: z.strictObject({
    count: z.int().min(2).max(8).default(4),
    showMs: z.int().min(1000).max(10000).default(4000),
    options: z.int().min(2).max(4).default(3),
  }),
  make(random, { count, showMs, options }, material) {
    const words = random.sample(wordsFor(material, { age: 5 }), count + options - 1);
    const before = words.slice(0, count);
    const gone = random.pick(before);
    const after = random.shuffle(before.filter((word) => word !== gone));
    return choice(
      {
        ask: both('Посмотри и запомни. Что исчезло?', 'Look and remember. What has gone?'),
        stimulus: { kind: 'vanish', before: before.map(icon), after: after.map(icon), showMs },
        hint: both('Назови картинки, которые остались. Чего среди них нет?', 'Name the pictures that are left. What is not among them?'),
      },
      [gone, ...words.slice(count)].map(pictured),
    );
  },
});

export const matchSame = generator({
  code: 'match-same',
  version: 2,
  params: z.strictObject({ count: z.int().min(2).max(6).default(3), age: z.int().default(4) }),
  make(random, { count, age }, material) {
    const words = random.sample(enough(wordsFor(material, { age }), count), count);
    return paired(
      {
        ask: both('Найди пары одинаковых картинок', 'Find the pairs of the same pictures'),
        hint: both('Возьми одну картинку и поищи точно такую же.', 'Take one picture and look for one just like it.'),
      },
      words.map((word) => [pictured(word), pictured(word)]),
    );
  },
});

export const spotDiff = generator({
  code: 'spot-diff',
  version: 1,
  params: z.strictObject({ size: z.int().min(2).max(5).default(3), differences: z.int().min(1).max(6) }),
  make(random, { size, differences }, material) {
    const words = random.sample(wordsFor(material, { age: 6 }), size * size + differences).map(icon);
    const left = words.slice(0, size * size);
    const places = random.sample([...left.keys()], differences);
    const right = left.map((picture, place) =>
      places.includes(place) ? (words[size * size + places.indexOf(place)] ?? picture) : picture,
    );
    return { 'spot-difference': { columns: size, left, right } };
  },
});
