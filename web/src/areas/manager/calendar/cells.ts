/** Something that can be reached in a day of many teachers: in which column, from which minute on. */
export interface Cell {
  column: number;
  minute: number;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

/**
 * Where an arrow leads from a cell: up and down to the next one of the same teacher, sideways to the nearest time of the next teacher who
 * has any. Undefined at the edge.
 */
export function cellTowards(cells: readonly Cell[], from: number, direction: Direction): number | undefined {
  const here = cells[from];
  if (!here) return undefined;
  const numbered = cells.map((cell, index) => ({ ...cell, index }));
  if (direction === 'up' || direction === 'down') {
    const sign = direction === 'up' ? -1 : 1;
    return numbered
      .filter(({ column, minute }) => column === here.column && (minute - here.minute) * sign > 0)
      .toSorted((a, b) => (a.minute - b.minute) * sign)[0]?.index;
  }
  const sign = direction === 'left' ? -1 : 1;
  const columns = numbered.filter(({ column }) => (column - here.column) * sign > 0).map(({ column }) => column);
  if (columns.length === 0) return undefined;
  const wanted = sign < 0 ? Math.max(...columns) : Math.min(...columns);
  return numbered
    .filter(({ column }) => column === wanted)
    .toSorted((a, b) => Math.abs(a.minute - here.minute) - Math.abs(b.minute - here.minute) || a.minute - b.minute)[0]?.index;
}
