import type { Words } from '@school/contract/playbooks/pictures';
import type { Random } from '@school/contract/puzzles/random';
import * as z from 'zod';

import { both, type Material } from './material.ts';
import { accusativeRu, pluralRu } from './russian.ts';
import { numeric } from './facets.ts';
import { generator } from './generator.ts';
import { countable } from './lexicon.ts';
import { type Child, children } from './people.ts';

/** Twelve plots of word problems. */

const plots = [
  'join',
  'leave',
  'compare-more',
  'compare-less',
  'difference',
  'part-whole',
  'equal-groups',
  'share',
  'times-more',
  'two-step',
  'price',
  'motion',
] as const;
type Plot = (typeof plots)[number];

/** What helps to see the plot; the sum is left to the child. */
const hints: Record<Plot, Words> = {
  join: both(
    'Представь: нашли, а потом ещё нашли. Стало больше или меньше?',
    'Picture it: some were found, then some more. Are there more now, or fewer?',
  ),
  leave: both('Представь: часть отдали. Стало больше или меньше?', 'Picture it: some were given away. Are there more now, or fewer?'),
  'compare-more': both(
    'Больше — значит, столько же и ещё немного. Нарисуй кружочками.',
    'More means just as many and some besides. Draw it with dots.',
  ),
  'compare-less': both(
    'Меньше — значит, столько же, но без нескольких. Нарисуй кружочками.',
    'Fewer means just as many without some. Draw it with dots.',
  ),
  difference: both('Поставь их парами: сколько останется без пары?', 'Put them in pairs: how many are left without one?'),
  'part-whole': both(
    'Все вместе — это и маленькие, и большие. Убери маленькие.',
    'All of them are the small and the big ones. Take the small ones out.',
  ),
  'equal-groups': both(
    'Везде поровну: возьми одно и то же число столько раз, сколько коробок.',
    'Each holds the same: take that number once for every box.',
  ),
  share: both('Сколько положить в каждую, чтобы вместе вышло столько?', 'How many go into each so that together they make that many?'),
  'times-more': both('Во сколько раз больше, столько раз и возьми первое число.', 'As many times as it says, take the first number.'),
  'two-step': both('Решай по шагам: сначала взяли, потом положили.', 'Go step by step: first some were taken, then some were added.'),
  price: both('Цена у всех одна. Сколько раз её взять?', 'Each costs the same. How many times do you pay it?'),
  motion: both('Скорость говорит, сколько проезжают за один час.', 'The speed tells how far you get in one hour.'),
};

/** Words that are alive in Russian grammar, or mean two things: «нашёл 2 роботов», «стоит кубок». */
const awkward = ['кубок', 'глобус', 'змей', 'эльф', 'мишка', 'робот', 'звонок', 'матрёшка', 'щит', 'кокос'];

const nouns = (material: Material, categories: readonly string[] = ['fruit', 'toy', 'school']) =>
  countable(material, { categories, age: 5 }).filter(({ ru }) => !awkward.includes(ru));

export const wordProblem = generator({
  code: 'word-problem',
  version: 4,
  params: z.strictObject({
    plots: z.array(z.enum(plots)).min(1),
    max: z.int().min(4),
    maxGroup: z.int().min(2).max(9).default(9),
    categories: z.array(z.string()).optional(),
    options: z.int().min(2).max(6).optional(),
    /** Through the ten: plots of one sum only. */
    crossing: z.literal('only').optional(),
  }),
  make(random, { plots: wanted, max, maxGroup, categories, options, crossing }, material) {
    const words = nouns(material, categories);
    const [one, other] = random.sample(children, 2);
    if (!one || !other) throw new Error('two children are needed');
    const plot = random.pick(wanted);
    const scene = { one, other, thing: thingOf(random.pick(words)), max, maxGroup };
    let told = tell[plot](random, scene);
    const fits = (it: typeof told) => !crossing || crossesTen(it);
    for (let turn = 0; !fits(told) && turn < 500; turn++) told = tell[plot](random, scene);
    if (!fits(told)) throw new Error('no sum of this plot goes through the ten');
    return numeric(random, { ask: told.words, hint: hints[plot] }, told.right, {
      ...(options && { options }),
      possible: { from: least[plot] ?? 1, to: Math.max(max, told.right) },
    });
  },
});

interface Thing {
  /** 3 яблока, 21 грушу: after «нашла», «отдал». */
  some(count: number): string;
  /** 3 яблока, 21 груша: after «у Ани», «было». */
  are(count: number): string;
  many: string;
  ru: string;
  en(count: number): string;
  one: string;
  plural: string;
}

function thingOf(word: { ru: string; few: string; many: string; en: string; plural: string }): Thing {
  return {
    some: (count) => `${count} ${pluralRu(count, accusativeRu(word.ru), word.few, word.many)}`,
    are: (count) => `${count} ${pluralRu(count, word.ru, word.few, word.many)}`,
    many: word.many,
    ru: word.ru,
    en: (count) => `${count} ${count === 1 ? word.en : word.plural}`,
    one: word.en,
    plural: word.plural,
  };
}

interface Scene {
  one: Child;
  other: Child;
  thing: Thing;
  max: number;
  maxGroup: number;
}
interface Told {
  words: Words;
  right: number;
}

/** The text of a problem of one sum, and the two numbers that stand in it, in their order. */
export function problemOf(random: Random, plot: Plot, max: number, material: Material): { words: Words; given: number[] } {
  const words = nouns(material);
  const [one, other] = random.sample(children, 2);
  if (!one || !other) throw new Error('two children are needed');
  const { words: text } = tell[plot](random, { one, other, thing: thingOf(random.pick(words)), max, maxGroup: 9 });
  return { words: text, given: numbersOf(text) };
}

const numbersOf = ({ ru }: Words): number[] => [...ru.matchAll(/\d+/g)].map(([digits]) => Number(digits));

/** 8 + 5 and 13 − 5: told by the numbers of the text and the answer. */
function crossesTen({ words, right }: Told): boolean {
  const [a = 0, b = 0] = numbersOf(words);
  return right === a + b ? (a % 10) + (b % 10) >= 10 && a % 10 > 0 && b % 10 > 0 : right === a - b && a % 10 < b % 10;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const told = (right: number, ru: string, en: string): Told => ({ right, words: both(ru, en) });
/** A first number with room for a second: together at most `max`. */
const twoParts = (random: Random, max: number): [number, number] => {
  const first = random.int(2, Math.max(2, Math.floor(max * 0.6)));
  return [first, random.int(1, Math.max(1, max - first))];
};
const lessThan = (random: Random, whole: number): number => random.int(1, whole - 1);

/** The smallest answers of plots that add two parts. */
const least: Partial<Record<Plot, number>> = { join: 3, 'compare-more': 3 };

const tell: Record<Plot, (random: Random, scene: Scene) => Told> = {
  join(random, { one, thing, max }) {
    const [a, b] = twoParts(random, max);
    return told(
      a + b,
      `${one.ru} ${one.girl ? 'нашла' : 'нашёл'} ${thing.some(a)}, а потом ещё ${thing.some(b)}. Сколько всего ${thing.many} стало?`,
      `${one.en} found ${thing.en(a)} and then ${b} more. How many ${thing.plural} altogether?`,
    );
  },
  leave(random, { one, thing, max }) {
    const [a] = twoParts(random, max);
    const b = lessThan(random, a);
    return told(
      a - b,
      `У ${one.of} было ${thing.are(a)}. ${one.girl ? 'Она отдала' : 'Он отдал'} ${thing.some(b)} другу. Сколько осталось?`,
      `${one.en} had ${thing.en(a)} and gave ${b} to a friend. How many are left?`,
    );
  },
  'compare-more'(random, { one, other, thing, max }) {
    const [a, b] = twoParts(random, max);
    return told(
      a + b,
      `У ${one.of} ${thing.are(a)}, а у ${other.of} — на ${b} больше. Сколько ${thing.many} у ${other.of}?`,
      `${one.en} has ${thing.en(a)} and ${other.en} has ${b} more. How many does ${other.en} have?`,
    );
  },
  'compare-less'(random, { one, other, thing, max }) {
    const [a] = twoParts(random, max);
    const b = lessThan(random, a);
    return told(
      a - b,
      `У ${one.of} ${thing.are(a)}, а у ${other.of} — на ${b} меньше. Сколько ${thing.many} у ${other.of}?`,
      `${one.en} has ${thing.en(a)} and ${other.en} has ${b} fewer. How many does ${other.en} have?`,
    );
  },
  difference(random, { one, other, thing, max }) {
    const [a] = twoParts(random, max);
    const b = lessThan(random, a);
    return told(
      a - b,
      `У ${one.of} ${thing.are(a)}, а у ${other.of} — ${thing.are(b)}. На сколько больше у ${one.of}?`,
      `${one.en} has ${thing.en(a)} and ${other.en} has ${b}. How many more does ${one.en} have?`,
    );
  },
  'part-whole'(random, { thing, max }) {
    const whole = Math.max(4, twoParts(random, max)[0]);
    const small = random.int(2, whole - 1);
    return told(
      whole - small,
      `В корзине ${thing.are(whole)}. Из них ${small} — маленькие, остальные большие. Сколько больших?`,
      `There are ${thing.en(whole)} in the basket. ${small} of them are small, the rest are big. How many are big?`,
    );
  },
  'equal-groups'(random, { thing, max, maxGroup }) {
    const groups = random.int(2, maxGroup);
    const each = random.int(2, Math.max(2, Math.min(9, Math.floor(max / groups))));
    return told(
      groups * each,
      `В каждой из ${groups} коробок лежит по ${thing.are(each)}. Сколько всего ${thing.many}?`,
      `There are ${groups} boxes with ${thing.en(each)} in each. How many ${thing.plural} altogether?`,
    );
  },
  share(random, { thing, max }) {
    const groups = random.int(2, 9);
    const each = random.int(2, Math.max(2, Math.min(9, Math.floor(max / groups))));
    const boxes = pluralRu(groups, 'коробку', 'коробки', 'коробок');
    return told(
      each,
      `${capital(thing.some(groups * each))} разложили поровну в ${groups} ${boxes}. Сколько ${thing.many} в каждой?`,
      `${thing.en(groups * each)} were shared equally into ${groups} boxes. How many are in each?`,
    );
  },
  'times-more'(random, { one, other, thing, max }) {
    const times = random.int(2, 5);
    const a = random.int(2, Math.max(2, Math.floor(max / times)));
    return told(
      a * times,
      `У ${one.of} ${thing.are(a)}, а у ${other.of} — в ${times} ${pluralRu(times, 'раз', 'раза', 'раз')} больше. Сколько ${thing.many} у ${other.of}?`,
      `${one.en} has ${thing.en(a)} and ${other.en} has ${times} times as many. How many does ${other.en} have?`,
    );
  },
  'two-step'(random, { thing, max }) {
    const [a] = twoParts(random, max);
    const taken = random.int(1, Math.max(1, Math.floor(a / 2)));
    const put = random.int(1, Math.max(1, max - a));
    return told(
      a - taken + put,
      `На полке было ${thing.are(a)}. Взяли ${taken}, а потом положили ${put}. Сколько стало?`,
      `There ${a === 1 ? 'was' : 'were'} ${thing.en(a)} on the shelf. ${taken} ${taken === 1 ? 'was' : 'were'} taken, then ${put} ${put === 1 ? 'was' : 'were'} added. How many now?`,
    );
  },
  price(random, { thing, max }) {
    const count = random.int(2, 6);
    const cost = random.int(2, Math.max(2, Math.floor(max / count)));
    return told(
      count * cost,
      `${capital(thing.ru)} стоит ${cost} ${pluralRu(cost, 'монету', 'монеты', 'монет')}. Сколько стоят ${thing.are(count)}?`,
      `One ${thing.one} costs ${cost} coins. How much do ${thing.en(count)} cost?`,
    );
  },
  motion(random) {
    const speed = random.pick([4, 5, 12, 15, 40, 60, 70, 80]);
    const hours = random.int(2, 5);
    const way = speed * hours;
    return random.pick([
      told(
        way,
        `Скорость ${speed} км/ч, время ${hours} ч. Какое расстояние (в км)?`,
        `Speed ${speed} km/h, time ${hours} h. What is the distance (km)?`,
      ),
      told(
        hours,
        `Расстояние ${way} км, скорость ${speed} км/ч. Сколько часов в пути?`,
        `Distance ${way} km, speed ${speed} km/h. How many hours?`,
      ),
      told(speed, `Проехали ${way} км за ${hours} ч. Какая была скорость (в км/ч)?`, `${way} km in ${hours} h. What was the speed (km/h)?`),
    ]);
  },
};
