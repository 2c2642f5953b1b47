/** What Russian letters are called: a consonant alone cannot be spoken, its name can. Letters that are words, too, carry their stress. */
const names: Record<string, string> = {
  а: 'а́',
  б: 'бэ',
  в: 'вэ',
  г: 'гэ',
  д: 'дэ',
  е: 'е',
  ё: 'ё',
  ж: 'жэ',
  з: 'зэ',
  и: 'и́',
  й: 'и́ кра́ткое',
  к: 'ка',
  л: 'эль',
  м: 'эм',
  н: 'эн',
  о: 'о́',
  п: 'пэ',
  р: 'эр',
  с: 'эс',
  т: 'тэ',
  у: 'у́',
  ф: 'эф',
  х: 'ха',
  ц: 'цэ',
  ч: 'че',
  ш: 'ша',
  щ: 'ща',
  ъ: 'твёрдый знак',
  ы: 'ы',
  ь: 'мя́гкий знак',
  э: 'э',
  ю: 'ю',
  я: 'я',
};

/** These letters are words, too. */
const words = new Set(['а', 'в', 'и', 'к', 'о', 'с', 'у', 'я']);
const joined = new Set(['и', 'или']);

const isLetter = (word: string | undefined): boolean => word !== undefined && Object.hasOwn(names, word);

/** How each word of a piece is spoken, its letters by name: «все буквы д» → «все буквы дэ», but «слон в саду» stays. */
export function withLetterNames(piece: readonly string[]): string[][] {
  const onlyLetters = piece.every((word, at) => (at % 2 === 0 ? isLetter(word) : joined.has(word))) && isLetter(piece.at(-1));
  return piece.map((word, at) => {
    if (!isLetter(word)) return [word];
    const next = piece[at + 1];
    const afterLetter = piece[at - 1]?.startsWith('букв') && (next === undefined || next === 'в' || joined.has(next));
    const isName = !words.has(word) || (onlyLetters && at % 2 === 0) || afterLetter;
    return isName ? (names[word] ?? word).split(' ') : [word];
  });
}
