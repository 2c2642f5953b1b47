import type { Random } from './random.ts';

/** [row, column] of each square of a piece. */
export type PieceCells = [number, number][];

/** Pieces that no turning makes equal to their mirror image: row by row, with a sign for each square. */
const drawn = {
  L: ['#.', '#.', '##'],
  S: ['.##', '##.'],
  P: ['##', '##', '#.'],
  F: ['.##', '##.', '.#.'],
  J: ['#.', '#.', '#.', '##'],
  N: ['#.', '##', '.#', '.#'],
  /** Of six squares. */
  B: ['#.', '#.', '##', '##'],
  Y: ['.##', '##.', '.#.', '.#.'],
  V: ['#..', '#..', '#..', '###'],
} as const;
export type PieceName = keyof typeof drawn;

const pieceOf = (name: PieceName): PieceCells =>
  drawn[name].flatMap((line, row) => Array.from(line).flatMap((sign, column): PieceCells => (sign === '#' ? [[row, column]] : [])));

function settled(cells: PieceCells): PieceCells {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  return cells.map(([row, column]): [number, number] => [row - top, column - left]).sort(([a, b], [c, d]) => a - c || b - d);
}
const turned = (cells: PieceCells, quarters: number): PieceCells =>
  settled(
    quarters === 0
      ? cells
      : turned(
          cells.map(([row, column]): [number, number] => [column, -row]),
          quarters - 1,
        ),
  );

/** A piece, the same one turned, and its mirror images, which no turning makes the same. */
export function makeTurned(
  random: Random,
  names: readonly PieceName[],
  options: number,
): { base: PieceCells; right: PieceCells; wrong: PieceCells[] } {
  const base = settled(pieceOf(random.pick(names)));
  const right = random.pick(
    [1, 2, 3].map((quarters) => turned(base, quarters)).filter((cells) => JSON.stringify(cells) !== JSON.stringify(base)),
  );
  const mirrored = base.map(([row, column]): [number, number] => [row, -column]);
  const wrong = [
    ...new Map([0, 1, 2, 3].map((quarters) => turned(mirrored, quarters)).map((cells) => [JSON.stringify(cells), cells])).values(),
  ];
  return { base, right, wrong: random.sample(wrong, options - 1) };
}
