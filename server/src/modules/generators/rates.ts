import * as z from 'zod';

import { both } from './material.ts';
import { pluralRu } from './russian.ts';
import { numeric } from './facets.ts';
import { generator } from './generator.ts';

/** Percents, means, and two who move. */

export const percentOf = generator({
  code: 'percent-of',
  version: 1,
  params: z.strictObject({ set: z.array(z.int().min(1).max(100)).min(1), max: z.int().min(20) }),
  make(random, { set, max }) {
    const percent = random.pick(set);
    // Wholes whose percents are whole.
    const wholes = Array.from({ length: max }, (_, at) => at + 1).filter(
      (whole) => whole >= 10 && (whole * percent) % 100 === 0 && whole % 10 === 0,
    );
    const whole = random.pick(wholes);
    const hint =
      100 % percent === 0 && percent > 1
        ? both(
            'Во сколько раз эти проценты меньше ста? Раздели на столько же.',
            'How many times does it go into a hundred? Divide by that.',
          )
        : both('Найди сначала один процент: раздели на сто.', 'Find one percent first: divide by a hundred.');
    return numeric(random, { ask: both(`Найди ${percent} % от ${whole}`, `Find ${percent}% of ${whole}`), hint }, (whole * percent) / 100);
  },
});

export const average = generator({
  code: 'average',
  version: 1,
  params: z.strictObject({ count: z.int().min(2).max(5).default(3), max: z.int().min(5) }),
  make(random, { count, max }) {
    for (let turn = 0; turn < 1000; turn++) {
      const numbers = Array.from({ length: count }, () => random.int(1, max));
      const total = numbers.reduce((all, one) => all + one, 0);
      if (total % count !== 0 || new Set(numbers).size < count) continue;
      return numeric(
        random,
        {
          ask: both(`Найди среднее: ${numbers.join(', ')}`, `Find the mean: ${numbers.join(', ')}`),
          hint: both(
            'Сложи все числа и раздели поровну на столько частей, сколько чисел.',
            'Add all the numbers, then share the total equally among them.',
          ),
        },
        total / count,
      );
    }
    throw new Error('no numbers have a whole mean');
  },
});

/** Pairs of speeds in km/h by who moves so fast. */
const movers = [
  { ru: 'пешехода', from: 'пешеходов', en: 'walkers', speeds: [3, 4, 5, 6] },
  { ru: 'велосипедиста', from: 'велосипедистов', en: 'cyclists', speeds: [10, 12, 14, 15, 16, 18] },
  { ru: 'автобуса', from: 'автобусов', en: 'buses', speeds: [40, 50, 55, 60, 65, 70] },
  { ru: 'поезда', from: 'поездов', en: 'trains', speeds: [50, 60, 70, 80, 90] },
] as const;

export const motionTwo = generator({
  code: 'motion-two',
  version: 1,
  params: z.strictObject({ kinds: z.array(z.enum(['meet', 'apart', 'chase'])).min(1), max: z.int().min(40) }),
  make(random, { kinds, max }) {
    const kind = random.pick(kinds);
    for (let turn = 0; turn < 1000; turn++) {
      const who = random.pick(movers);
      const [v = 0, u = 0] = random.sample<number>(who.speeds, 2);
      const [fast, slow] = [Math.max(v, u), Math.min(v, u)];
      const hours = random.int(2, 5);
      const speed = kind === 'chase' ? fast - slow : v + u;
      const way = speed * hours;
      if (way > max) continue;
      const inHours = `${hours} ${pluralRu(hours, 'час', 'часа', 'часов')}`;
      if (kind === 'meet')
        return numeric(
          random,
          {
            ask: both(
              `Два ${who.ru} отправились навстречу друг другу. Между ними ${way} км, скорости ${v} км/ч и ${u} км/ч. Через сколько часов они встретятся?`,
              `Two ${who.en} set off towards each other from ${way} km apart, at ${v} km/h and ${u} km/h. In how many hours do they meet?`,
            ),
            hint: both(
              'На сколько километров они сближаются за час? Сложи скорости.',
              'How much closer do they get every hour? Add the speeds.',
            ),
          },
          hours,
        );
      if (kind === 'apart')
        return numeric(
          random,
          {
            ask: both(
              `Два ${who.ru} отправились из одного места в разные стороны со скоростями ${v} км/ч и ${u} км/ч. Сколько километров между ними через ${inHours}?`,
              `Two ${who.en} leave one place in opposite directions at ${v} km/h and ${u} km/h. How many km apart are they after ${hours} hours?`,
            ),
            hint: both(
              'На сколько километров они отдаляются за час? Сложи скорости.',
              'How much further apart do they get every hour? Add the speeds.',
            ),
          },
          way,
        );
      return numeric(
        random,
        {
          ask: both(
            `Из двух ${who.from} второй отстаёт на ${way} км и догоняет первого. Скорость первого ${slow} км/ч, второго — ${fast} км/ч. Через сколько часов догонит?`,
            `Of two ${who.en} the second is ${way} km behind and catching up. The first goes at ${slow} km/h, the second at ${fast} km/h. In how many hours will it catch up?`,
          ),
          hint: both('За час расстояние меньше на разницу скоростей.', 'Every hour the gap shrinks by the difference of the speeds.'),
        },
        hours,
      );
    }
    throw new Error('no movers fit these parameters');
  },
});
