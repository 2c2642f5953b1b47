/** How Cyrillic letters are kept; signs that are not heard are left out. */
const latin: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'а-a б-b в-v г-g д-d е-e ё-e ж-zh з-z и-i й-y к-k л-l м-m н-n о-o п-p р-r с-s т-t у-u ф-f х-kh ц-ts ч-ch ш-sh щ-shch ъ- ы-y ь- э-e ' +
    'ю-yu я-ya і-i ў-u ґ-g є-e ї-i ә-a ғ-g қ-k ң-n ө-o ұ-u ү-u һ-h'
  )
    .split(' ')
    .map((pair) => pair.split('-') as [string, string]),
);

/**
 * Letters as they are compared: small, without accents, in Latin. A database cuts words into parts by the letters its own
 * locale knows, and every locale knows these; besides, «ivanova» finds «Иванова».
 */
const plainLetters = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\p{L}/gu, (letter) => latin[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

/**
 * All that a family is found by, as one line: names, e-mail, digits of the phone with the country's code. It begins with a space, so
 * that every word of it does.
 */
export const foundBy = ({ names, email, phone }: { names: readonly string[]; email: string | null; phone: string | null }): string =>
  plainLetters(['', ...names, email ?? '', (phone ?? '').replace(/\D/g, '')].filter((part, at) => at === 0 || part !== '').join(' '));

/** A word with a slip: it is spelt in one of many ways, and each of these holds one of few parts, by which an index finds it. */
interface Slipped {
  parts: readonly string[];
  spelt: readonly string[];
}

/** What must all be found of a family; each in one of its spellings. */
export type Wanted = ReadonlyArray<readonly string[] | Slipped>;

const phoneSigns = /^[\d\s()+.\-–—/]+$/;

/** A number as it may be kept: at home people dial 8 (and 80 in Belarus) where the country's code is meant, or begin with 0. */
function phoneSpellings(typed: string): string[] {
  const digits = typed.replace(/\D/g, '');
  const international = typed.trim().startsWith('+') || digits.startsWith('00');
  const spelt = [digits.replace(/^00/, '')];
  if (!international && /^80\d/.test(digits)) spelt.push(`375${digits.slice(2)}`);
  if (!international && /^8\d{3,}/.test(digits)) spelt.push(`7${digits.slice(1)}`);
  if (!international && /^0[1-9]\d/.test(digits)) spelt.push(digits.slice(1));
  return [...new Set(spelt)].filter((number) => number !== '');
}

/** A name as it is spoken of («нет Иванова Пети», «позвонить Анне»): without the ending that a case gives it. */
const nameEnding = /(?:ого|ому|ыми|ими|ами|ями|ой|ей|ою|ею|ом|ем|ым|им|ах|ях|а|я|у|ю|ы|и|е|о|ь|й)$/u;
const shortestStem = 3;
const stemOf = (word: string): string => {
  const stem = /^[а-яёіў]+$/iu.test(word) ? word.toLowerCase().replace(nameEnding, '') : word;
  return stem.length < shortestStem ? word : stem;
};

/**
 * Reads what a manager has typed: words in any order, a phone in any form, or both. Parts of a phone that are set apart by
 * spaces, brackets and hyphens are one number.
 */
export function wantedFrom(typed: string): string[][] {
  const wanted: string[][] = [];
  let number: string[] = [];
  const endNumber = () => {
    if (number.length > 0) wanted.push(phoneSpellings(number.join(' ')));
    number = [];
  };
  for (const token of typed.split(/\s+/u).filter((word) => word !== '')) {
    if (phoneSigns.test(token)) number.push(token);
    else {
      endNumber();
      const word = plainLetters(token);
      if (word !== '') wanted.push([word]);
    }
  }
  endNumber();
  return wanted.filter((spellings) => spellings.length > 0);
}

/** Names without the endings of grammatical cases. */
const inAnyCase = (typed: string): string => typed.split(/\s+/u).map(stemOf).join(' ');

const english = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const russian = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const otherKey: ReadonlyMap<string, string> = new Map(
  Array.from(english, (key, at) => {
    const letter = russian[at] ?? key;
    return [
      [key, letter],
      [letter, key],
    ] as const;
  }).flat(),
);

/** What the same keys would have typed with the other layout: «bdfyjdf» is «иванова». */
const onOtherKeys = (typed: string): string => Array.from(typed.toLowerCase(), (key) => otherKey.get(key) ?? key).join('');

/** Stands in a spelling for one letter, whichever it is. */
export const anyLetter = '\u{FFFD}';
/** Shorter words are near to too many others. */
const shortestSlip = 4;

/** All spellings of a word that one slip of a finger could have made into this one: a letter wrong, missing, too many, or two of them swapped. */
function beforeSlip(word: string): string[] {
  if (word.length < shortestSlip || !/^[a-z]+$/.test(word)) return [word];
  const spelt = new Set<string>();
  for (let at = 0; at < word.length; at += 1) {
    const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    spelt.add(` ${before}${anyLetter}${after}`);
    spelt.add(` ${before}${after}`);
    if (at > 0) spelt.add(` ${before}${anyLetter}${letter}${after}`);
    if (after !== '') spelt.add(` ${before}${after.charAt(0)}${letter}${after.slice(1)}`);
  }
  return [...spelt];
}

/** From so many letters on both halves of a word are long enough for the index. */
const shortestHalved = 5;

/**
 * One slip leaves one half of a word as it was, unless it swaps the two letters between them. So two or three parts are looked up instead
 * of the four spellings of each letter, and these are compared with the few families that have a part.
 */
function slipped(spellings: readonly string[]): readonly string[] | Slipped {
  const [word = '', ...others] = spellings;
  const spelt = spellings.flatMap(beforeSlip);
  if (others.length > 0 || spelt.length === 1 || word.length < shortestHalved) return spelt;
  const middle = Math.floor(word.length / 2);
  const [first, second] = [word.slice(0, middle), word.slice(middle)];
  const swapped = `${first.slice(0, -1)}${second.charAt(0)}${first.slice(-1)}${second.slice(1)}`;
  return { parts: [` ${first}`, second, ` ${swapped}`], spelt };
}

/**
 * The ways to read what was typed, each for when the one before has found nobody: as it is, names without the endings of cases, as
 * the other keyboard layout would have it, and with one slip in each word. Numbers are read in one way alone.
 */
export function readingsOf(typed: string): Wanted[] {
  const asTyped = wantedFrom(typed);
  const swapped = wantedFrom(onOtherKeys(typed));
  const isNumber = phoneSigns.test(typed.trim());
  const all: Wanted[] = [asTyped, ...(isNumber ? [] : [wantedFrom(inAnyCase(typed)), swapped, asTyped.map(slipped)])];
  const seen = new Set<string>();
  return all.filter((wanted) => {
    const spelt = JSON.stringify(wanted);
    return wanted.length > 0 && !seen.has(spelt) && seen.add(spelt);
  });
}
