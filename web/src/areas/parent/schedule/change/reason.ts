export const reasonKinds = ['ill', 'away', 'school', 'time', 'other'] as const;
export type ReasonKind = (typeof reasonKinds)[number];

/** Why a lesson is moved or cancelled: a ready reason, words of one's own, or both. */
export interface Reason {
  kind: ReasonKind | undefined;
  words: string;
}

export const noReason: Reason = { kind: undefined, words: '' };

/** Signs of the words: with the ready reason before them they stay below the 500 of the contract. */
export const mostWords = 400;

/**
 * The reason as it is sent, in the parent's language: «Уезжаем: до воскресенья». Undefined while there is none: nothing
 * is chosen, or «other» says nothing.
 */
export function reasonText({ kind, words }: Reason, names: Readonly<Record<ReasonKind, string>>): string | undefined {
  const own = words.trim();
  if (kind === undefined) return undefined;
  if (kind === 'other') return own === '' ? undefined : own;
  return own === '' ? names[kind] : `${names[kind]}: ${own}`;
}
