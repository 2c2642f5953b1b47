/** Of all usual reasons the last one: it asks for words of one's own. */
export const otherReason = 'other';

/** Why something is done: a usual reason, words of one's own, or both. */
export interface ChosenReason {
  /** Undefined until one is chosen. */
  kind: string | undefined;
  words: string;
}

export const noReason: ChosenReason = { kind: undefined, words: '' };

/** Signs of the words: with the usual reason before them they stay below the 500 that calls take. */
export const mostWords = 400;

/** What is said where a reason lacks something. */
interface ReasonTexts {
  needed: string;
  commentNeeded: string;
}

type Said = { reason: string; wrong?: undefined } | { reason?: undefined; wrong: Record<string, string> };

/** The reason as it is sent, in the language of whoever gives it: «Уезжаем: до воскресенья»; or what is wrong, by field. */
export function reasonFrom({ kind, words }: ChosenReason, usual: Readonly<Record<string, string>>, t: ReasonTexts): Said {
  const own = words.trim();
  if (kind === undefined) return { wrong: { reason: t.needed } };
  if (kind === otherReason) return own === '' ? { wrong: { comment: t.commentNeeded } } : { reason: own };
  const named = usual[kind] ?? kind;
  return { reason: own === '' ? named : `${named}: ${own}` };
}

/** What a reason lacks, beside a button that waits for it. */
export const lacking = ({ wrong }: Said): string | undefined => wrong && Object.values(wrong)[0];
