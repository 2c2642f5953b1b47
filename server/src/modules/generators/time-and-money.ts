import type { Words } from '@school/contract/playbooks/pictures';
import * as z from 'zod';

import { both, sum } from './material.ts';
import { pluralRu } from './russian.ts';
import { aroundOne, choice, numeric } from './facets.ts';
import { generator } from './generator.ts';

/** Clocks, coins, rulers. */

const written = (hours: number, minutes: number) => `${hours}:${String(minutes).padStart(2, '0')}`;

/** «3:00», spoken «3 часа». */
function time(hours: number, minutes: number): Words {
  const hoursRu = `${hours} ${pluralRu(hours, 'час', 'часа', 'часов')}`;
  const minutesRu = `${minutes} ${pluralRu(minutes, 'минута', 'минуты', 'минут')}`;
  const text = written(hours, minutes);
  return {
    ru: text,
    en: text,
    say: { ru: minutes ? `${hoursRu} ${minutesRu}` : hoursRu, en: minutes ? `${hours} ${minutes}` : `${hours} o'clock` },
  };
}

type Time = readonly [hours: number, minutes: number];

const hour = (number: number) => ((((number - 1) % 12) + 12) % 12) + 1;

export const clock = generator({
  code: 'clock',
  version: 3,
  params: z.strictObject({ step: z.literal([60, 30, 15, 5]).default(60) }),
  make(random, { step }) {
    const hours = random.int(1, 12);
    const minutes = step === 60 ? 0 : random.int(0, 60 / step - 1) * step;
    // Another hour, half an hour off, the hands taken for each other: times only that this task may ask for.
    const near = ([hours, minutes]: Time): Time[] => {
      const swapped: Time = [minutes === 0 ? 12 : hour(Math.floor(minutes / 5)), (hours * 5) % 60];
      const likely: Time[] = [[hour(hours + 1), minutes], [hour(hours - 1), minutes], [hours, (minutes + 30) % 60], swapped];
      const further: Time[] = [2, -2, 3, -3].map((by) => [hour(hours + by), minutes]);
      return [...random.shuffle(likely), ...random.shuffle(further)].filter(([, minute]) => minute % step === 0);
    };
    const [shown, ...wrong] = aroundOne<Time>(random, [hours, minutes], 4, near, (one) => written(...one));
    return {
      ...choice(
        {
          ask: both('Который час на часах?', 'What time does the clock show?'),
          stimulus: { kind: 'face', face: { picture: { kind: 'clock', hours, minutes } } },
          hint: both('Короткая стрелка показывает часы, длинная — минуты.', 'The short hand shows the hours, the long one the minutes.'),
        },
        [shown ?? [hours, minutes], ...wrong].map((one) => ({ words: time(...one) })),
      ),
      'clock-set': {
        ask: {
          ru: `Поставь стрелки на ${written(hours, minutes)}`,
          en: `Set the hands to ${written(hours, minutes)}`,
          say: { ru: `Поставь стрелки: ${time(hours, minutes).say?.ru}`, en: `Set the hands to ${time(hours, minutes).say?.en}` },
        },
        hours,
        minutes,
        stepMinutes: step,
      },
    };
  },
});

export const clockElapsed = generator({
  code: 'clock-elapsed',
  version: 2,
  params: z.strictObject({ max: z.int().min(30).max(240), step: z.literal([15, 30]).default(30) }),
  make(random, { max, step }) {
    const begin = random.int(7, 17) * 60 + random.pick([0, 15, 30, 45]);
    const lasted = random.int(1, Math.floor(max / step)) * step;
    const end = begin + lasted;
    const face = (minute: number) => ({ words: time(Math.floor(minute / 60), minute % 60) });
    const text = written(Math.floor(begin / 60), begin % 60);
    return choice(
      {
        ask: both(
          `Урок начался в ${text} и длился ${lasted} мин. Когда он закончился?`,
          `The lesson began at ${text} and lasted ${lasted} min. When did it end?`,
        ),
        hint: both('Отсчитай от начала сначала часы, потом минуты.', 'Count on from the start: hours first, then minutes.'),
      },
      aroundOne(
        random,
        end,
        4,
        (of) => random.shuffle([of + 15, of - 15, of + 30, of - 30, of + 60, of - 60]),
        (one) => one,
      ).map(face),
    );
  },
});

export const money = generator({
  code: 'money',
  version: 2,
  params: z.strictObject({
    mode: z.enum(['count', 'pay', 'change']).default('count'),
    coins: z.array(z.int().min(1)).default([1, 2, 5, 10]),
    count: z.int().min(2).max(8).default(4),
    max: z.int().min(5).default(100),
  }),
  make(random, { mode, coins, count, max }) {
    if (mode === 'change') {
      const pay = random.pick([10, 20, 50, 100].filter((note) => note <= max));
      const price = random.int(1, pay - 1);
      const ask = both(
        `Покупка стоит ${price} ${pluralRu(price, 'монету', 'монеты', 'монет')}. Ты даёшь ${pay}. Сколько сдачи?`,
        `It costs ${price}. You pay ${pay}. How much is the change?`,
      );
      const hint = both('Досчитай от цены до того, что даёшь.', 'Count up from the price to what you pay.');
      return numeric(random, { ask, hint }, pay - price);
    }
    for (let turn = 0; turn < 200; turn++) {
      const taken = Array.from({ length: random.int(2, count) }, () => random.pick(coins));
      const total = taken.reduce((all, coin) => all + coin, 0);
      if (total > max) continue;
      if (mode === 'pay')
        return { 'coins-pay': { ask: both(`Собери монетами ровно ${total}`, `Make exactly ${total} with coins`), coins, sum: total } };
      return numeric(
        random,
        {
          ask: both('Сколько здесь денег?', 'How much money is here?'),
          stimulus: { kind: 'coins', coins: taken },
          hint: both('Начни с самой большой монеты и прибавляй по одной.', 'Begin with the largest coin and add one at a time.'),
        },
        total,
      );
    }
    throw new Error('no coins fit these parameters');
  },
});

const units = [
  ['м', 'm', 'см', 'cm', 100, 'сантиметров в одном метре', 'centimetres are there in one metre'],
  ['дм', 'dm', 'см', 'cm', 10, 'сантиметров в одном дециметре', 'centimetres are there in one decimetre'],
  ['км', 'km', 'м', 'm', 1000, 'метров в одном километре', 'metres are there in one kilometre'],
  ['кг', 'kg', 'г', 'g', 1000, 'граммов в одном килограмме', 'grams are there in one kilogram'],
  ['ч', 'h', 'мин', 'min', 60, 'минут в одном часе', 'minutes are there in one hour'],
] as const;

export const measure = generator({
  code: 'measure',
  version: 3,
  params: z.strictObject({
    mode: z.enum(['ruler', 'convert']).default('ruler'),
    max: z.int().min(3).default(9),
    /** False: the thing does not begin at zero. */
    zero: z.boolean().default(true),
  }),
  make(random, { mode, max, zero }) {
    if (mode === 'convert') {
      const [ru, en, smallRu, smallEn, factor, inOne, inOneEn] = random.pick(units);
      const count = random.int(1, Math.min(max, 9));
      const words = {
        ...sum(''),
        ru: `${count} ${ru} = ☐ ${smallRu}`,
        en: `${count} ${en} = ☐ ${smallEn}`,
        say: { ru: `${count} ${ru} — сколько ${smallRu}?`, en: `${count} ${en} is how many ${smallEn}?` },
      };
      const hint = both(`Сначала вспомни, сколько ${inOne}.`, `First think how many ${inOneEn}.`);
      return numeric(
        random,
        { ask: both('Переведи в другие единицы', 'Convert'), stimulus: { kind: 'words', words }, hint },
        count * factor,
      );
    }
    const from = zero ? 0 : random.int(1, 3);
    const length = random.int(2, max);
    return numeric(
      random,
      {
        ask: both('Какой длины предмет, в сантиметрах?', 'How long is it, in centimetres?'),
        stimulus: { kind: 'ruler', length: max + 4, from, to: from + length },
        hint: both('Посчитай сантиметры от начала предмета до его конца.', 'Count the centimetres from one end to the other.'),
      },
      length,
      { possible: { from: 2, to: max } },
    );
  },
});
