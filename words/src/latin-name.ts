/** How English writes each letter of a Russian or Belarusian name (after BGN/PCGN, without its marks). */
const letters: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  і: 'i',
  ў: 'w',
};

/** A name as an English text has it: what is Cyrillic in Latin letters, everything else as it is. */
export const latinName = (name: string): string =>
  name
    // Dmitriy and Yuriy are Dmitry and Yury to those who read English.
    .replaceAll(/[иы]й(?=$|[\s.-])/g, 'y')
    .replaceAll(/[а-яёіў]/gi, (letter) => {
      const small = letter.toLowerCase();
      const latin = letters[small] ?? letter;
      return small === letter ? latin : `${latin.charAt(0).toUpperCase()}${latin.slice(1)}`;
    });
