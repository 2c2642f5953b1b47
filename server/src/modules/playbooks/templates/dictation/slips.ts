import type { Words } from '@school/contract/playbooks/pictures';
import { both } from '@school/contract/puzzles/words';

import { almost, inPlace } from '../base/almost.ts';
import { lettersBetween } from '../base/plain-text.ts';
import type { Compared } from './compared.ts';

/** Mistakes of writing that have a name. What is said of them tells where to look, and no letter. */
const told = {
  capitals: both('Почти! Проверь большие буквы.', 'Almost! Check the capital letters.'),
  marks: both('Почти! Слова написаны верно. Проверь знаки.', 'Almost! The words are right. Check the marks.'),
  yo: both('Почти! Проверь точки над буквой.', 'Almost! Check the dots above a letter.'),
  joined: both('Почти! Два слова стоят вместе. Поставь между ними пробел.', 'Almost! Two words are joined. Put a space between them.'),
  split: both('Почти! Одно слово написано как два.', 'Almost! One word is written as two.'),
  lost: both('Почти! Одно слово потерялось. Послушай ещё раз.', 'Almost! One word got lost. Listen once more.'),
  added: both('Почти! Одно слово лишнее. Послушай ещё раз.', 'Almost! There is one word too many. Listen once more.'),
  hush: both('Почти! Вспомни, какая буква пишется после шипящей.', 'Almost! Remember which letter comes after a hushing sound.'),
  vowel: both(
    'Почти! Проверь безударный гласный: найди родню, где он под ударением.',
    'Almost! Check the weak vowel: find a relative where it is stressed.',
  ),
  paired: both(
    'Почти! Проверь согласный: скажи слово так, чтобы после него стоял гласный.',
    'Almost! Check the consonant: say the word so that a vowel follows it.',
  ),
  soft: both('Почти! Послушай, где мягко, и проверь мягкий знак.', 'Almost! Listen where it is soft, and check the soft sign.'),
  double: both('Почти! Проверь, где буква пишется дважды.', 'Almost! Check where a letter is written twice.'),
  alike: both(
    'Почти! Звучит так же, а пишется иначе. Подумай, о чём тут речь.',
    'Almost! It sounds the same and is spelled another way. Think what is meant.',
  ),
  apostrophe: both('Почти! Проверь апостроф.', 'Almost! Check the apostrophe.'),
  silent: both('Почти! Проверь букву, которую не слышно.', 'Almost! Check the letter that is not heard.'),
};
type Slip = keyof typeof told;

const among = (sets: readonly string[]) => (one: string, other: string) => sets.some((set) => set.includes(one) && set.includes(other));
const alikeVowels = among(['ао', 'еи', 'яи', 'яе', 'эи']);
const alikeConsonants = among(['бп', 'вф', 'гк', 'дт', 'жш', 'зс']);
const afterHush = among(['иы', 'ая', 'ую', 'оё', 'ое']);
const soundAlike = [
  ['their', 'there', "they're"],
  ['your', "you're"],
  ['its', "it's"],
  ['to', 'two', 'too'],
  ['for', 'four'],
  ['by', 'buy', 'bye'],
  ['hear', 'here'],
  ['see', 'sea'],
  ['son', 'sun'],
  ['no', 'know'],
  ['new', 'knew'],
  ['write', 'right'],
  ['meet', 'meat'],
  ['week', 'weak'],
  ['one', 'won'],
  ['our', 'hour'],
  ['red', 'read'],
  ['blue', 'blew'],
  ['ate', 'eight'],
  ['where', 'wear'],
  ['flower', 'flour'],
  ['tale', 'tail'],
  ['wood', 'would'],
  ['through', 'threw'],
];

const without = (text: string, signs: RegExp) => text.replace(signs, '');
const once = (text: string) => text.replace(/(\p{L})\1/gu, '$1');

/** The name of the mistake in one word; undefined where it has none. */
function slipIn(wanted: string, typed: string): Slip | undefined {
  const [one, other] = [wanted.toLowerCase(), typed.toLowerCase()];
  if (one === other) return 'capitals';
  if (soundAlike.some((words) => words.includes(one) && words.includes(other))) return 'alike';
  if (without(one, /'/g) === without(other, /'/g)) return 'apostrophe';
  if (one.replaceAll('ё', 'е') === other.replaceAll('ё', 'е')) return 'yo';
  if (without(one, /[ьъ]/g) === without(other, /[ьъ]/g)) return 'soft';
  if (once(one) === once(other)) return 'double';
  if (one.length !== other.length)
    return /[a-z]/.test(one) && [`${other}e`, `k${other}`, `w${other}`, `h${other}`].includes(one) ? 'silent' : undefined;
  const differing = Array.from(one, (letter, at) => ({ letter, before: one[at - 1] ?? '', given: other[at] ?? '' })).filter(
    ({ letter, given }) => letter !== given,
  );
  if (differing.every(({ letter, given, before }) => 'жшчщц'.includes(before) && before !== '' && afterHush(letter, given))) return 'hush';
  if (differing.every(({ letter, given }) => alikeVowels(letter, given))) return 'vowel';
  return differing.every(({ letter, given }) => alikeConsonants(letter, given)) ? 'paired' : undefined;
}

/** What is said of a dictation that is almost right: the first mistake with a name, else how much of it stands. */
export function toldOf({ pairs, right, all, others }: Compared): Words | undefined {
  const wrong = pairs.filter(({ wanted, typed }) => wanted?.plain !== typed?.plain);
  const words = wrong.filter(({ wanted, typed }) => (wanted ?? typed)?.isWord);
  if (words.length === 0) return wrong.length > 0 && right > 0 ? told.marks : undefined;
  const inWords = words.map(({ wanted, typed }) => (wanted && typed ? slipIn(wanted.plain, typed.plain) : undefined));
  if (words.length <= 2) {
    const wanted = words.map((pair) => pair.wanted?.plain ?? '').join('');
    const typed = words.map((pair) => pair.typed?.plain ?? '').join('');
    const surplus = words.filter((pair) => !pair.wanted).length - words.filter((pair) => !pair.typed).length;
    if (surplus !== 0 && wanted === typed) return surplus < 0 ? told.joined : told.split;
    if (right > 0 && words.length === 1 && surplus !== 0) return surplus < 0 ? told.lost : told.added;
  }
  // Each mistake has a name: the first is told, where there are not too many of them.
  const [first] = inWords;
  if (first && inWords.length <= Math.max(1, all / 2)) return told[first];
  const [only] = words;
  if (
    words.length === 1 &&
    only?.wanted &&
    only.typed &&
    only.wanted.plain.length >= 3 &&
    lettersBetween(only.wanted.plain, only.typed.plain) === 1
  )
    return almost.oneLetter;
  return all >= 3 && others < right ? inPlace(right, all) : undefined;
}
