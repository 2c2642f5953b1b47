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

/**
 * Questions in which every word that was typed begins some word, `small` ones («как», «мне») apart; those whose question itself has them come first
 * within their group. Groups without such a question are left out; nothing typed finds everything.
 */
export function findQuestions(groups: readonly FaqGroup[], typed: string, language: Language, small: string): FaqGroup[] {
  const all = wordsOf(typed);
  const unsaid = wordsOf(small);
  const told = all.filter((word) => !unsaid.includes(word));
  const wanted = (told.length > 0 ? told : all).map(stems[language]);
  if (wanted.length === 0) return [...groups];
  const has = (words: readonly string[]) => wanted.every((stem) => words.some((word) => word.startsWith(stem)));
  return groups.flatMap(({ group, title, questions }) => {
    const inGroup = wordsOf(title[language]);
    const found = questions
      .map((question) => ({ question, asked: wordsOf(question.ask[language]) }))
      .filter(({ question, asked }) => has([...inGroup, ...asked, ...wordsOf(`${question.answer[language]} ${question.words[language]}`)]))
      .sort((one, other) => Number(has(other.asked)) - Number(has(one.asked)));
    return found.length > 0 ? [{ group, title, questions: found.map(({ question }) => question) }] : [];
  });
}
