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

/** All that a family is found by, as one line: names, e-mail, digits of the phone with the country's code. */
export const foundBy = ({ names, email, phone }: { names: readonly string[]; email: string | null; phone: string | null }): string =>
  plainLetters([...names, email ?? '', (phone ?? '').replace(/\D/g, '')].filter((part) => part !== '').join(' '));

/** What must all be found of a family; each in one of its spellings. */
export type Wanted = ReadonlyArray<readonly string[]>;

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
export function wantedFrom(typed: string): Wanted {
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

/** The same, names without the endings of grammatical cases: for a second look when nobody was found. Undefined when nothing changes. */
export function inAnyCase(typed: string): Wanted | undefined {
  const stems = typed.split(/\s+/u).map(stemOf).join(' ');
  return stems.toLowerCase() === typed.trim().split(/\s+/u).join(' ').toLowerCase() ? undefined : wantedFrom(stems);
}
