import type { Picture } from '@school/contract/playbooks/pictures';
import * as z from 'zod';

import { both, icon, pictured } from './material.ts';
import { pluralRu } from './russian.ts';
import { fixedChoice, numeric } from './facets.ts';
import { generator } from './generator.ts';
import { wordsFor } from './lexicon.ts';
import { children } from './people.ts';

/** Puzzles in words and pictures: what each costs, who has what, how many ways, true or not. */

export const balance = generator({
  code: 'balance',
  version: 2,
  params: z.strictObject({ max: z.int().min(2), unknowns: z.literal([2, 3]).default(2), options: z.int().min(2).max(6).optional() }),
  make(random, { max, unknowns, options }, material) {
    const [a, b, c] = random.sample(wordsFor(material, { categories: ['fruit'], age: 4 }), 3).map(icon) as [Picture, Picture, Picture];
    const [x, y, z] = [random.int(1, max), random.int(1, max), random.int(1, max)];
    const asked = unknowns === 3 ? c : b;
    const lines = [
      [a, '+', a, '=', String(2 * x)],
      [a, '+', b, '=', String(x + y)],
      ...(unknowns === 3 ? [[b, '+', c, '=', String(y + z)]] : []),
      [asked, '=', '?'],
    ];
    return numeric(
      random,
      {
        ask: both('Какое число спряталось за картинкой с вопросом?', 'Which number hides behind the picture with the question mark?'),
        stimulus: { kind: 'lines', lines },
        hint: both('Начни с первой строчки: там две одинаковые картинки.', 'Begin with the first line: the two pictures are the same.'),
      },
      unknowns === 3 ? z : y,
      { ...(options && { options }), possible: { from: 1, to: max } },
    );
  },
});

const orders = (list: readonly number[]): number[][] =>
  list.length < 2 ? [[...list]] : list.flatMap((one) => orders(list.filter((other) => other !== one)).map((rest) => [one, ...rest]));

/** Clues that leave one arrangement only; what is asked is never told outright. */
export const logicClues = generator({
  code: 'logic-clues',
  version: 1,
  params: z.strictObject({ count: z.literal([3, 4]).default(3) }),
  make(random, { count }, material) {
    const people = random.sample(children, count);
    const things = random.sample(wordsFor(material, { categories: ['pet', 'fruit', 'toy'], age: 4 }), count);
    const places = Array.from({ length: count }, (_, at) => at);
    const all = orders(places);
    const truth = random.pick(all);
    for (let turn = 0; turn < 100; turn++) {
      const clues: { who: number; what: number; has: boolean }[] = [];
      let left = all;
      for (let step = 0; step < 200 && left.length > 1; step++) {
        const clue = { who: random.pick(places), what: random.pick(places), has: random.share() < 0.15 };
        const rest = left.filter((one) => (one[clue.who] === clue.what) === clue.has);
        if ((truth[clue.who] === clue.what) === clue.has && rest.length < left.length) {
          clues.push(clue);
          left = rest;
        }
      }
      const open = places.filter((who) => !clues.some((clue) => clue.who === who && clue.has));
      if (left.length !== 1 || open.length === 0) continue;
      const asked = random.pick(open);
      const [who, thing] = [(at: number) => people[at], (at: number) => things[at]];
      const ru = clues.map((clue) => `У ${who(clue.who)?.of} ${clue.has ? '' : 'не '}${thing(clue.what)?.ru}.`).join(' ');
      const en = clues.map((clue) => `${who(clue.who)?.en} ${clue.has ? 'has' : 'does not have'} the ${thing(clue.what)?.en}.`).join(' ');
      return fixedChoice(
        {
          ask: both(`У каждого что-то одно. ${ru} Что у ${who(asked)?.of}?`, `Each has one thing. ${en} What does ${who(asked)?.en} have?`),
          hint: both('Закрой пальчиком то, чего быть не может. Что осталось?', 'Cover what cannot be. What is left?'),
        },
        things.map(pictured),
        (truth[asked] ?? 0) + 1,
      );
    }
    throw new Error('no clues found');
  },
});

export const combos = generator({
  code: 'combos',
  version: 2,
  params: z.strictObject({ max: z.int().min(2).max(6).default(4), three: z.boolean().optional() }),
  make(random, { max, three }) {
    const [shirts, caps, pairs] = [random.int(2, max), random.int(2, max), three ? random.int(2, 3) : 1];
    const ru = `${shirts} ${pluralRu(shirts, 'разная футболка', 'разные футболки', 'разных футболок')}${three ? ',' : ' и'} ${caps} ${pluralRu(caps, 'разная кепка', 'разные кепки', 'разных кепок')}`;
    const ask = three
      ? both(
          `Есть ${ru} и ${pairs} пары кроссовок. Сколько разных нарядов получится?`,
          `There are ${shirts} T-shirts, ${caps} caps and ${pairs} pairs of trainers. How many different outfits?`,
        )
      : both(`Есть ${ru}. Сколько разных нарядов получится?`, `There are ${shirts} T-shirts and ${caps} caps. How many different outfits?`);
    return numeric(
      random,
      { ask, hint: both('К каждой футболке можно надеть каждую кепку.', 'Every cap goes with every T-shirt.') },
      shirts * caps * pairs,
    );
  },
});

export const truth = generator({
  code: 'truth',
  version: 1,
  params: z.strictObject({ max: z.int().min(3) }),
  make(random, { max }) {
    const right = random.coin();
    const a = random.int(1, max);
    const b = random.pick(Array.from({ length: max }, (_, at) => at + 1).filter((number) => number !== a));
    const [small, large] = [Math.min(a, b), Math.max(a, b)];
    const [one, other] = right ? [large, small] : [small, large];
    const off = right ? 0 : random.pick([1, -1]);
    const said = random.pick([
      both(`${one} больше, чем ${other}`, `${one} is greater than ${other}`),
      both(`${other} меньше, чем ${one}`, `${other} is less than ${one}`),
      both(`${a} + ${b} = ${a + b + off}`, `${a} + ${b} = ${a + b + off}`),
      both(`после числа ${a} идёт ${a + 1 + off}`, `${a + 1 + off} comes right after ${a}`),
    ]);
    return { 'true-false': { ask: both(`Верно ли это: ${said.ru}?`, `Is it true: ${said.en}?`), right } };
  },
});
