/** What children type, made comparable (docs/design/content.md#typed-answers). */

const lookAlikes = new Map(
  Object.entries({
    a: 'а',
    c: 'с',
    e: 'е',
    o: 'о',
    p: 'р',
    x: 'х',
    y: 'у',
    k: 'к',
    m: 'м',
    t: 'т',
    h: 'н',
    b: 'в',
    A: 'А',
    B: 'В',
    C: 'С',
    E: 'Е',
    H: 'Н',
    K: 'К',
    M: 'М',
    O: 'О',
    P: 'Р',
    T: 'Т',
    X: 'Х',
    Y: 'У',
  }),
);

/** Same signs however a keyboard makes them: one space between words, straight quotes and dashes, nothing invisible. */
export const tidied = (text: string): string =>
  text
    // Full-width digits and letters, and a joined «ﬁ»; й and ё keep their one sign. A half keeps its own until it is compared.
    .replace(/[\uff01-\uff5e]/g, (sign) => sign.normalize('NFKC'))
    .normalize('NFC')
    .replace(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, '')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[«»“”„"]/g, '"')
    .replace(/[’‘`]/g, "'")
    .replace(/[‐‑‒–—−]/g, '-');

/** Tidied, е for ё unless that is the task; Latin look-alikes in Russian words become Cyrillic. */
export function plainText(text: string, exactCase = false, exactYo = false): string {
  const tidy = exactYo ? tidied(text) : tidied(text).replace(/ё/g, 'е').replace(/Ё/g, 'Е');
  const russian = tidy.replace(/[\p{L}]+/gu, (word) =>
    /[а-яё]/i.test(word)
      ? Array.from(word)
          .map((letter) => lookAlikes.get(letter) ?? letter)
          .join('')
      : word,
  );
  return exactCase ? russian : russian.toLowerCase();
}

/** Without the quotes that somebody put round all of it. */
export const unquoted = (text: string): string => /^(["'])(.+)\1$/.exec(text)?.[2]?.trim() ?? text;

/** Equal, the mark at the end apart; a number however it is written: 4, 04, 4,0, +4; 0,5 and .5; 1/2 and ½; 5+3 and 5 + 3. */
export function areAlike(wanted: string, given: string): boolean {
  const bare = (text: string) => text.replace(/[.!?…]+$/, '').trim();
  return asNumber(bare(wanted)) === asNumber(bare(given));
}

const halves: Readonly<Record<string, string>> = { '½': '1/2', '⅓': '1/3', '⅔': '2/3', '¼': '1/4', '¾': '3/4', '⅕': '1/5' };

/** A number or a sum in one way of writing; any other text as it is. */
function asNumber(text: string): string {
  const plain = text.replace(/[½⅓⅔¼¾⅕]/g, (sign) => halves[sign] ?? sign).replace(/,(?=\d)/g, '.');
  if (!/^[-+]?[\d .]*\d[\d .+:*/=·×-]*$/.test(plain)) return text;
  return plain
    .replace(/\s+/g, '')
    .replace(/\d*\.?\d+/g, (number) => String(Number(number)))
    .replace(/^\+/, '');
}

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}'-]+/gu) ?? [];

/** How many letters must be put, taken away, changed or swapped with a neighbour to make one word the other. */
export function lettersBetween(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let column = 1; column <= other.length; column++) {
      const above = rows[row - 1] ?? [];
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      let least = Math.min((above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1, (above[column - 1] ?? 0) + same);
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (swapped) least = Math.min(least, (rows[row - 2]?.[column - 2] ?? 0) + 1);
      line.push(least);
    }
    rows.push(line);
  }
  return rows[one.length]?.[other.length] ?? 0;
}
