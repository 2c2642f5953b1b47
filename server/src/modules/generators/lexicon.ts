import type { Material, Word } from './material.ts';

interface Wanted {
  categories?: readonly string[] | undefined;
  /** Known at this age. */
  age?: number | undefined;
}

export const wordsFor = ({ words }: Material, { categories, age }: Wanted): Word[] =>
  words.filter((word) => (!categories || categories.includes(word.category)) && (age === undefined || word.age <= age));

/** Words that can be counted, with their forms after 2 and after 5. */
export const countable = (material: Material, wanted: Wanted): (Word & { few: string; many: string })[] =>
  wordsFor(material, wanted).filter(
    (word): word is Word & { few: string; many: string } => word.few !== undefined && word.many !== undefined,
  );

/** So many different words; throws when the lexicon has too few. */
export function enough<T>(list: readonly T[], count: number): readonly T[] {
  if (list.length < count) throw new Error(`${count} words wanted, ${list.length} found`);
  return list;
}
