import type { Words } from '@school/contract/playbooks/pictures';
import type { Sound } from '@school/contract/playbooks/templates/sound-boxes/sound';
import { both } from '@school/contract/puzzles/words';

import { soundsByLetter } from '#modules/generators';

import { as, coloured, type Sounds } from './sounds.ts';

/** What is said of chips that come of a mistake with a name. Recorded: children who do not read hear it. */
export const soundSlips = {
  signCounted: both('Почти! Мягкий знак молчит: своего звука у него нет.', 'Almost! The soft sign is silent: it has no sound of its own.'),
  twoAsOne: both('Почти! Одна буква здесь звучит за двоих.', 'Almost! One letter here gives two sounds.'),
  softness: both('Почти! Послушай согласные: твёрдые они или мягкие?', 'Almost! Listen to the consonants: are they hard or soft?'),
  turned: both('Почти! Наоборот: гласный поётся, он красный.', 'Almost! The other way round: a vowel sings, it is red.'),
  vowelLost: both('Почти! Потерялся гласный. Пой слово медленно.', 'Almost! A vowel got lost. Sing the word slowly.'),
  consonantLost: both('Почти! Потерялся согласный. Скажи слово медленно.', 'Almost! A consonant got lost. Say the word slowly.'),
  syllables: both('Это слоги. А теперь послушай каждый звук.', 'Those are syllables. Now listen to each sound.'),
  tooFew: both('Почти! Звуков больше.', 'Almost! There are more sounds.'),
  tooMany: both('Почти! Звуков меньше.', 'Almost! There are fewer sounds.'),
} satisfies Record<string, Words>;

const same = (one: readonly Sound[], other: readonly (Sound | null)[]): boolean =>
  one.length === other.length && other.every((sound, at) => sound === null || sound === one[at]);

/** The mistake that such chips come of; undefined where it has no name, or there is none. */
export function slipOf(item: Sounds, given: readonly Sound[]): Words | undefined {
  const { word, marks } = item;
  const right = coloured(item);
  if (same(given, right)) return undefined;
  const letters = soundsByLetter(word).map((sounds) => sounds.map((sound) => as(marks, sound)));
  const isAsWritten = (sign: boolean, pair: boolean) =>
    same(
      given,
      letters.flatMap((sounds): (Sound | null)[] =>
        sounds.length === 0 && sign ? [null] : sounds.length > 1 && pair ? sounds.slice(-1) : sounds,
      ),
    );
  const [hasSign, hasPair] = [letters.some(({ length }) => length === 0), letters.some(({ length }) => length > 1)];
  if (hasSign && (isAsWritten(true, false) || isAsWritten(true, true))) return soundSlips.signCounted;
  if (hasPair && isAsWritten(false, true)) return soundSlips.twoAsOne;
  const vowels = soundsByLetter(word)
    .flat()
    .filter((sound) => sound === 'vowel').length;
  if (marks === 'count')
    return given.length === vowels ? soundSlips.syllables : given.length < right.length ? soundSlips.tooFew : soundSlips.tooMany;
  const sings = (sounds: readonly Sound[]) => sounds.map((sound) => sound === 'vowel');
  if (given.length === right.length) {
    const own = sings(given);
    const turned = sings(right).map((one, at) => own[at] === one);
    return turned.every(Boolean) ? soundSlips.softness : turned.some(Boolean) ? undefined : soundSlips.turned;
  }
  if (given.length > right.length) return given.length === right.length + 1 ? soundSlips.tooMany : undefined;
  const kept = sings(given).filter(Boolean).length;
  if (given.length !== right.length - 1) return undefined;
  return kept === vowels - 1 ? soundSlips.vowelLost : kept === vowels ? soundSlips.consonantLost : undefined;
}
