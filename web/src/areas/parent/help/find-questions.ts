import type { AnswerOf } from '@school/contract/calls';

export type FaqGroup = AnswerOf<'GET /faq'>['groups'][number];
type Language = 'ru' | 'en';

/** «Ещё» and «еще» are one word, and signs are none. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('\u0451', '\u0435')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** The part of a word that its endings leave alone: «оплат» of «оплатить» and «оплата», "mov" of "moving" and "moved". */
const stems: Record<Language, (word: string) => string> = {
  ru: (word) => word.slice(0, word.length - (word.length > 7 ? 3 : word.length > 5 ? 2 : word.length > 3 ? 1 : 0)),
  en: (word) => (word.length > 3 ? word.replace(/(?:ing|ed|es|s|e)$/, '') : word),
};

/** All but the last letter of a longer word: «деньг» is money, while «день» is a day. */
const nearly = (word: string): string => (word.length > 4 ? word.slice(0, -1) : word);

/**
 * Questions in which every word that was typed begins some word, `small` ones («как», «мне») apart; those that have them
 * almost as typed come first, those whose question itself has them before others, and so their groups. Groups without such
 * a question are left out; nothing typed finds everything.
 */
export function findQuestions(groups: readonly FaqGroup[], typed: string, language: Language, small: string): FaqGroup[] {
  const all = wordsOf(typed);
  const unsaid = wordsOf(small);
  const told = all.filter((word) => !unsaid.includes(word));
  const typedWords = told.length > 0 ? told : all;
  if (typedWords.length === 0) return [...groups];
  const has = (words: readonly string[], begin: (word: string) => string) =>
    typedWords.every((one) => words.some((word) => word.startsWith(begin(one))));
  /** 0 is best; undefined: not found. */
  const placeOf = (title: readonly string[], asked: readonly string[], rest: readonly string[]): number | undefined => {
    const everything = [...title, ...asked, ...rest];
    if (has(asked, nearly)) return 0;
    if (has(everything, nearly)) return 1;
    if (has(asked, stems[language])) return 2;
    return has(everything, stems[language]) ? 3 : undefined;
  };
  return groups
    .flatMap(({ group, title, questions }) => {
      const found = questions
        .flatMap((question) => {
          const rest = wordsOf(`${question.answer[language]} ${question.words[language]}`);
          const place = placeOf(wordsOf(title[language]), wordsOf(question.ask[language]), rest);
          return place === undefined ? [] : [{ question, place }];
        })
        .sort((one, other) => one.place - other.place);
      const [best] = found;
      return best ? [{ place: best.place, found: { group, title, questions: found.map(({ question }) => question) } }] : [];
    })
    .sort((one, other) => one.place - other.place)
    .map(({ found }) => found);
}
