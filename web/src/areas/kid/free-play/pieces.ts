/** What is built with. */
export const forms = ['circle', 'square', 'triangle', 'half', 'bar', 'star'] as const;
export type Form = (typeof forms)[number];
export const paints = ['red', 'orange', 'yellow', 'green', 'blue', 'violet'] as const;
export type Paint = (typeof paints)[number];

/** A piece on the sheet: its middle in hundredths of the sheet, how it is turned in degrees. */
export interface Piece {
  id: number;
  form: Form;
  paint: Paint;
  x: number;
  y: number;
  turned: number;
}

/** More than this nobody finds a place for. */
export const mostPieces = 40;
const [step, edge] = [2.5, 4];

const within = (value: number) => Math.min(100 - edge, Math.max(edge, Math.round(value / step) * step));

/** Pieces lie on a fine grid, so that edges meet, and never beyond the sheet. */
export const movedTo = (piece: Piece, x: number, y: number): Piece => ({ ...piece, x: within(x), y: within(y) });

export const turnedOn = (piece: Piece): Piece => ({ ...piece, turned: (piece.turned + 45) % 360 });

/** A new piece, near the middle but not on the one before. */
export function newPiece(pieces: readonly Piece[], form: Form, paint: Paint): Piece {
  const id = Math.max(0, ...pieces.map((piece) => piece.id)) + 1;
  return movedTo({ id, form, paint, x: 0, y: 0, turned: 0 }, 22 + ((id * 17) % 56), 30 + ((id * 23) % 40));
}

export const arePieces = (kept: unknown): kept is readonly Piece[] =>
  Array.isArray(kept) &&
  kept.length <= mostPieces &&
  kept.every(
    (one: unknown) =>
      typeof one === 'object' &&
      one !== null &&
      'form' in one &&
      forms.some((form) => form === one.form) &&
      'paint' in one &&
      paints.some((paint) => paint === one.paint) &&
      ['id', 'x', 'y', 'turned'].every((key) => typeof (one as Record<string, unknown>)[key] === 'number'),
  );
