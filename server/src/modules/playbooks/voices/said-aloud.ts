import type { VoicePiece } from '@school/contract/playbooks/voice';

/** Writes a piece as it is to be pronounced: numbers in words, in the gender of what is counted. */
export function saidAloud({ lang, text }: VoicePiece): string {
  return text
    .normalize('NFC')
    .replace(/\u0301/g, '')
    .replace(lang === 'ru' ? /[^а-яё\d_'’-]+|(?<!\p{L})-|-(?!\p{L})/giu : /[^a-z\d'’]+/gi, ' ')
    .trim()
    .split(' ')
    .map((word, at, words) => (/^\d+$/.test(word) ? (lang === 'ru' ? russian : english)(Number(word), words[at + 1]) : word))
    .join(' ');
}

const ones = {
  ru: 'ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать'.split(
    ' ',
  ),
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  ),
};
const tens = {
  ru: ' десять двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто'.split(' '),
  en: ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
};
const hundreds = ' сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот'.split(' ');

/** Whole numbers to 9,999; a counted noun decides between один, одна and одно. */
function russian(n: number, noun = ''): string {
  if (n >= 10_000) return String(n);
  if (n >= 1000) {
    const thousands = Math.floor(n / 1000);
    const noun1000 = thousands === 1 ? 'тысяча' : thousands < 5 ? 'тысячи' : 'тысяч';
    return `${rest(thousands, noun1000)} ${noun1000} ${rest(n % 1000, noun)}`.trim();
  }
  return n === 0 ? 'ноль' : rest(n, noun);
}

function rest(n: number, noun: string): string {
  const last = n % 100;
  const words = [hundreds[Math.floor(n / 100)] ?? ''];
  if (last >= 20) words.push(tens.ru[Math.floor(last / 10)] ?? '');
  const one = last >= 20 ? last % 10 : last;
  if (one > 0) words.push(inGender(one, noun));
  return words.filter((word) => word !== '').join(' ');
}

/** Feminine nouns in a soft sign among those that are counted in lessons; the others are masculine. */
const feminine = new Set([
  'мышь',
  'кровать',
  'печь',
  'лошадь',
  'морковь',
  'тетрадь',
  'дверь',
  'соль',
  'ночь',
  'осень',
  'площадь',
  'рысь',
  'рожь',
  'сеть',
  'ель',
  'шаль',
]);

function inGender(one: number, noun: string): string {
  if (one === 1 && (/[ая]$/.test(noun) || feminine.has(noun))) return 'одна';
  if (one === 1 && /[оеё]$/.test(noun)) return 'одно';
  // The genitive after two: груши, карты; but мяча, яблока.
  if (one === 2 && /[иы]$/.test(noun)) return 'две';
  return ones.ru[one] ?? '';
}

function english(n: number): string {
  if (n >= 10_000) return String(n);
  if (n >= 1000) return [`${english(Math.floor(n / 1000))} thousand`, n % 1000 ? english(n % 1000) : ''].join(' ').trim();
  if (n >= 100) return [`${ones.en[Math.floor(n / 100)]} hundred`, n % 100 ? english(n % 100) : ''].join(' ').trim();
  if (n < 20) return ones.en[n] ?? '';
  return [tens.en[Math.floor(n / 10)], n % 10 ? ones.en[n % 10] : ''].filter((word) => word !== '').join(' ');
}
