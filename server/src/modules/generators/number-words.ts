import * as z from 'zod';

import { both } from './material.ts';
import { pluralRu } from './russian.ts';
import { generator } from './generator.ts';

/** Numbers in words, to be written in digits. */

const onesRu = ['', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять'];
const onesEn = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const teensRu = [
  'десять',
  'одиннадцать',
  'двенадцать',
  'тринадцать',
  'четырнадцать',
  'пятнадцать',
  'шестнадцать',
  'семнадцать',
  'восемнадцать',
  'девятнадцать',
];
const teensEn = ['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];
const tensRu = ['', '', 'двадцать', 'тридцать', 'сорок', 'пятьдесят', 'шестьдесят', 'семьдесят', 'восемьдесят', 'девяносто'];
const tensEn = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const hundredsRu = ['', 'сто', 'двести', 'триста', 'четыреста', 'пятьсот', 'шестьсот', 'семьсот', 'восемьсот', 'девятьсот'];

/** 1 to 999; thousands are feminine: «одна тысяча», «две тысячи». */
function belowThousandRu(number: number, feminine: boolean): string {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100];
  const one = feminine ? ({ 1: 'одна', 2: 'две' }[rest % 10] ?? onesRu[rest % 10]) : onesRu[rest % 10];
  const end = rest >= 10 && rest < 20 ? [teensRu[rest - 10]] : [tensRu[Math.floor(rest / 10)], one];
  return [hundredsRu[hundreds], ...end].filter(Boolean).join(' ');
}

function belowThousandEn(number: number): string {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100];
  const end = rest >= 10 && rest < 20 ? teensEn[rest - 10] : [tensEn[Math.floor(rest / 10)], onesEn[rest % 10]].filter(Boolean).join('-');
  return [hundreds > 0 ? `${onesEn[hundreds]} hundred` : '', end].filter(Boolean).join(' and ');
}

/** 1 to 999 999 in words. */
export function inWords(number: number): { ru: string; en: string } {
  const [thousands, rest] = [Math.floor(number / 1000), number % 1000];
  const ru = [
    thousands > 0 ? `${belowThousandRu(thousands, true)} ${pluralRu(thousands, 'тысяча', 'тысячи', 'тысяч')}` : '',
    belowThousandRu(rest, false),
  ];
  const joint = thousands > 0 && rest > 0 && rest < 100 ? ' and ' : ' ';
  const en = [thousands > 0 ? `${belowThousandEn(thousands)} thousand` : '', belowThousandEn(rest)];
  return { ru: ru.filter(Boolean).join(' '), en: en.filter(Boolean).join(joint) };
}

export const numberWords = generator({
  code: 'number-words',
  version: 1,
  params: z.strictObject({ digits: z.int().min(3).max(6).default(4) }),
  make(random, { digits }) {
    // Zeros inside are what gets lost: every other number has one.
    const zero = random.coin() ? random.int(1, digits - 2) : 0;
    const number = Number(Array.from({ length: digits }, (_, at) => (at > 0 && at === zero ? 0 : random.int(1, 9))).join(''));
    const words = inWords(number);
    return {
      'type-number': {
        ask: both('Запиши число цифрами', 'Write the number in digits'),
        stimulus: { kind: 'words', words },
        right: number,
        hint: both(
          'Сначала класс тысяч, потом три цифры класса единиц. Пустой разряд — ноль.',
          'First the thousands, then three digits of ones. An empty place is a zero.',
        ),
      },
    };
  },
});
