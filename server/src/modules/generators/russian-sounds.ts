/** Sounds of Russian words as a first-grader hears them: which sing, and which of the others are hard or soft. */

export type Heard = 'vowel' | 'hard' | 'soft';

const vowels = 'аоуыэяёюеи';
/** At the start, after a vowel and after a sign they are heard as two: й and a vowel. */
const opening = 'яёюе';
const signs = 'ьъ';
const alwaysHard = 'жшц';
const alwaysSoft = 'чщй';

/** The sounds of a word, letter by letter: a sign has none, я in «яма» has two. */
export function soundsByLetter(word: string): Heard[][] {
  const letters = Array.from(word.toLowerCase());
  return letters.map((letter, at) => {
    const before = letters[at - 1] ?? '';
    if (signs.includes(letter)) return [];
    if (!vowels.includes(letter)) return [isSoft(letter, letters[at + 1] ?? '') ? 'soft' : 'hard'];
    const opens = opening.includes(letter) && (before === '' || vowels.includes(before) || signs.includes(before));
    // «муравьи», «бульон»: after the sign there is й, whatever the vowel.
    return opens || before === 'ь' ? ['soft', 'vowel'] : ['vowel'];
  });
}

/** The sounds of a word, in their order. */
export const soundsOf = (word: string): Heard[] => soundsByLetter(word).flat();

const isSoft = (letter: string, after: string): boolean =>
  alwaysSoft.includes(letter) || (!alwaysHard.includes(letter) && after !== '' && 'яёюеиь'.includes(after));

/** Silent letters, letters that are heard as one, and those that are heard as another kind of sound. */
const unlike = /(.)\1|[сзжш]ч|стн|здн|лнц|рдц|[тд]ь?[сц]|ч[нт]|жд|ого$|его$/;
/** Foreign words in which a consonant stays hard before е. */
const hardBeforeE = new Set('компьютер интернет отель кафе модель тест кашне партер тоннель свитер бутерброд теннис'.split(' '));

/**
 * Is each of its sounds told by its letters, so that no two who listen disagree? Of с, з, т, д, н before a soft consonant they do:
 * «снег», «зонтик», «кость».
 */
export function isPlain(word: string): boolean {
  const text = word.toLowerCase();
  const letters = Array.from(text);
  const softens = letters.some(
    (letter, at) =>
      'сзтдн'.includes(letter) &&
      /[бвгджзйклмнпрстфхцчшщ]/.test(letters[at + 1] ?? '') &&
      isSoft(letters[at + 1] ?? '', letters[at + 2] ?? ''),
  );
  return /^[а-яё]+$/.test(text) && !unlike.test(text) && !hardBeforeE.has(text) && !softens;
}
