import type { Face, Words } from '@school/contract/playbooks/pictures';
import { makeOddLook, makeOddWord } from '@school/contract/puzzles/odd-one';
import * as z from 'zod';

import { both, pictured } from './material.ts';
import { choice } from './facets.ts';
import { generator } from './generator.ts';
import { enough, wordsFor } from './lexicon.ts';

/** Groups: the odd one out, and everything into its bin. */

const groups: Record<string, Words> = {
  fruit: both('фрукты', 'fruit'),
  vegetable: both('овощи', 'vegetables'),
  transport: both('транспорт', 'transport'),
  pet: both('домашние питомцы', 'pets'),
  farm: both('животные фермы', 'farm animals'),
  wild: both('лесные звери', 'forest animals'),
  zoo: both('звери жарких стран', 'animals of hot countries'),
  bird: both('птицы', 'birds'),
  sea: both('кто живёт в воде', 'who lives in water'),
  insect: both('маленькие жучки и бабочки', 'little creepy-crawlies'),
  clothes: both('одежда', 'clothes'),
  school: both('для школы', 'for school'),
  toy: both('игрушки', 'toys'),
  kitchen: both('посуда', 'kitchen things'),
  food: both('еда', 'food'),
  music: both('музыка', 'music'),
  tool: both('инструменты', 'tools'),
  home: both('вещи в доме', 'things at home'),
};

/** Groups that nobody mixes up. */
const clear = ['fruit', 'transport', 'pet', 'clothes', 'bird', 'sea'];

export const oddOne = generator({
  code: 'odd-one',
  version: 1,
  params: z.strictObject({
    by: z.enum(['category', 'look']).default('look'),
    categories: z.array(z.string()).optional(),
    age: z.int().default(6),
    traits: z
      .array(z.enum(['shape', 'color', 'size', 'fill']))
      .min(1)
      .default(['shape', 'color', 'size']),
    count: z.int().min(3).max(6).default(4),
  }),
  make(random, { by, categories, age, traits, count }, material) {
    if (by === 'category') {
      const { odd, rest } = makeOddWord(random, wordsFor(material, { age }), categories ?? clear, count);
      return choice(
        {
          ask: both('Что здесь лишнее?', 'Which one does not belong?'),
          hint: both('Как назвать одним словом почти все картинки?', 'What one word fits nearly all of them?'),
        },
        [odd, ...rest].map(pictured),
      );
    }
    const faces = makeOddLook(random, traits, count).map((picture): Face => ({ picture }));
    return choice(
      {
        ask: both('Какая фигура лишняя?', 'Which shape does not belong?'),
        hint: both('Сравни цвет, форму и размер.', 'Compare colour, shape and size.'),
      },
      faces,
    );
  },
});

const looks = {
  color: {
    values: ['red', 'blue', 'green', 'yellow'],
    names: { red: both('красные', 'red'), blue: both('синие', 'blue'), green: both('зелёные', 'green'), yellow: both('жёлтые', 'yellow') },
  },
  shape: {
    values: ['circle', 'square', 'triangle'],
    names: { circle: both('круги', 'circles'), square: both('квадраты', 'squares'), triangle: both('треугольники', 'triangles') },
  },
} as const;

/** Figures by one feature, while the other varies. Bins are of unequal size in half of the items: nobody sorts by counting. */
export const sortLook = generator({
  code: 'sort-look',
  version: 1,
  params: z.strictObject({ by: z.enum(['color', 'shape']), bins: z.int().min(2).max(3).default(2), per: z.int().min(2).max(4).default(3) }),
  make(random, { by, bins, per }) {
    const unequal = random.coin();
    const figures = (key: string, count: number): Face[] => {
      const others = random.shuffle<string>(by === 'color' ? looks.shape.values : looks.color.values);
      return Array.from({ length: count }, (_, at): Face => {
        const other = others[at % others.length] ?? '';
        const [color, shape] = (by === 'color' ? [key, other] : [other, key]) as [
          (typeof looks.color.values)[number],
          (typeof looks.shape.values)[number],
        ];
        return { picture: { kind: 'shape', shape, color, size: at < others.length ? 'l' : 'm' } };
      });
    };
    const names: Record<string, Words> = looks[by].names;
    return {
      'sort-bins': {
        ask: by === 'color' ? both('Разложи по цвету', 'Sort by colour') : both('Разложи по форме', 'Sort by shape'),
        hint:
          by === 'color'
            ? both('Смотри только на цвет, форма не важна.', 'Look at the colour only, the shape does not matter.')
            : both('Смотри только на форму, цвет не важен.', 'Look at the shape only, the colour does not matter.'),
        bins: random.sample<string>(looks[by].values, bins).map((key, at) => {
          const words = names[key];
          if (!words) throw new Error(`no name for the group ${key}`);
          return { bin: { words }, items: figures(key, at === 0 && unequal ? per + 1 : per) };
        }),
      },
    };
  },
});

export const sortCategory = generator({
  code: 'sort-category',
  version: 1,
  params: z.strictObject({
    categories: z.array(z.string()).min(2).max(4).optional(),
    bins: z.int().min(2).max(4).default(2),
    per: z.int().min(1).max(4).default(3),
    age: z.int().default(5),
  }),
  make(random, { categories, bins, per, age }, material) {
    const known = clear.filter((category) => wordsFor(material, { categories: [category], age }).length >= per);
    const taken = categories ?? random.sample(enough(known, bins), bins);
    return {
      'sort-bins': {
        ask: both('Разложи по группам', 'Sort into groups'),
        bins: taken.map((category) => {
          const words = groups[category];
          if (!words) throw new Error(`no name for the group ${category}`);
          return {
            bin: { words },
            items: random.sample(enough(wordsFor(material, { categories: [category], age }), per), per).map(pictured),
          };
        }),
      },
    };
  },
});
