import { alphabets } from '@school/contract/playbooks/alphabets';
import { createRandom } from '@school/contract/puzzles/random';

type Lang = keyof typeof alphabets;

/** Letters that are heard or written alike. Where one is on the tiles, so is the other: which of them is there tells nothing of the spelling. */
const alike: Readonly<Record<Lang, readonly string[]>> = {
  ru: ['ао', 'еи', 'её', 'ёо', 'иы', 'ую', 'ая', 'бп', 'вф', 'гк', 'дт', 'жш', 'зс', 'чщ', 'цс', 'ьъ'],
  en: ['ae', 'ei', 'iy', 'ou', 'ck', 'cs', 'sz', 'bd', 'bp', 'td', 'gj', 'vf', 'vw', 'mn', 'lr'],
};

/** So many tiles there are, and no other number: how long the word is cannot be counted on them. */
const sizes = [12, 16, 20] as const;
const digits = Array.from('0123456789');

/**
 * Tiles to tap in place of a keyboard: every letter of what is accepted, its look-alikes, and others, in the order of the alphabet, each once
 * and to be tapped as often as it is needed. The same for the same task. Null where the answer is not one word, where capitals are the
 * task, or where there would be too many (docs/decisions/0376).
 */
export function lettersOf({ accept, exactCase }: { accept: readonly string[]; exactCase: boolean }, lang: Lang): string[] | null {
  const [first = ''] = accept;
  if (/^\d+$/.test(first)) return digits;
  const alphabet = Array.from(alphabets[lang]);
  const words = accept.map((text) => text.normalize('NFC').toLowerCase());
  if (exactCase || words.some((word) => Array.from(word).some((letter) => !alphabet.includes(letter)))) return null;
  const own = new Set(words.flatMap((word) => Array.from(word)));
  const near = alike[lang].filter((pair) => Array.from(pair).some((letter) => own.has(letter))).flatMap((pair) => Array.from(pair));
  const needed = new Set([...own, ...near]);
  const size = sizes.find((one) => one >= needed.size && one >= 2 * own.size);
  if (size === undefined) return null;
  const others = createRandom(words.join('/')).shuffle(alphabet.filter((letter) => !needed.has(letter)));
  const shown = new Set([...needed, ...others.slice(0, size - needed.size)]);
  return alphabet.filter((letter) => shown.has(letter));
}
