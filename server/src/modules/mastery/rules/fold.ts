import { after, type Known, nothingKnown, placedBelow, placedBy } from './memory.ts';

/** What one piece of evidence is folded by. */
export interface Piece {
  source: string;
  credit: number;
  guess: number;
  at: number;
}

/** What is known after one more piece of evidence. */
export const folded = (known: Known, { source, credit, guess, at }: Piece): Known =>
  source === 'diagnostics'
    ? placedBy(known, credit === 1, at)
    : source === 'below'
      ? placedBelow(known, at)
      : after(known, { credit, guess, at });

/** What is known by all evidence of a skill, in the order in which it was answered. */
export const knownBy = (pieces: readonly Piece[]): Known => pieces.reduce(folded, nothingKnown);
