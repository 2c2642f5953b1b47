import { makeTiles } from '../../puzzles/word-tiles.ts';
import { type BrainGameRules, rightOrNot } from '../game.ts';
import { groupName, lettersOf, pictureOf } from '../words.ts';

/** Letters from and to, letters too many, with its picture or only with the name of its group. */
const levels: readonly (readonly [from: number, to: number, extra: number, picture: boolean])[] = [
  [3, 3, 0, true],
  [3, 4, 0, true],
  [4, 4, 0, true],
  [4, 5, 1, true],
  [5, 5, 1, true],
  [5, 6, 2, true],
  [6, 7, 2, true],
  [4, 5, 1, false],
  [5, 6, 2, false],
  [6, 7, 3, false],
  [7, 8, 3, false],
];

/** Anagrams: build the word of the picture; later without it. */
export const wordFromLetters: BrainGameRules<'word-from-letters'> = {
  code: 'word-from-letters',
  lowest: 1,
  highest: levels.length,
  length: 10,
  stair: 'accuracy',
  answers: 'order',
  trial({ random, level, past, ground }) {
    const { lang, words } = ground;
    const [from, to, extra, picture] = levels[level - 1] ?? [3, 3, 0, true];
    // The nearest in length, where the words of this session have none that fits; not one that was asked a moment ago.
    const off = (length: number) => Math.max(from - length, length - to, 0);
    const fresh = words.filter((word) => lettersOf(word, lang) && !past.some((one) => one.word === lettersOf(word, lang)));
    const pool = fresh.length > 0 ? fresh : words.filter((word) => lettersOf(word, lang));
    const least = Math.min(...pool.map((word) => off(lettersOf(word, lang).length)));
    const word = random.pick(pool.filter((one) => off(lettersOf(one, lang).length) === least));
    const { letters, wrong } = makeTiles(random, word[lang], lang, extra);
    let tiles = random.shuffle([...letters, ...wrong]);
    for (let turn = 0; turn < 5 && tiles.join('').startsWith(letters.join('')); turn++) tiles = random.shuffle(tiles);
    return { tiles, word: letters.join(''), lang, face: picture ? pictureOf(word) : null, hint: groupName(word.category) };
  },
  judge({ tiles, word }, { order }) {
    if (new Set(order).size !== order.length || order.some((tile) => tile >= tiles.length)) return undefined;
    return rightOrNot(order.map((tile) => tiles[tile]).join('') === word);
  },
};
