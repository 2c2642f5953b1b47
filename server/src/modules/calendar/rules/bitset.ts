/** A row of cells, one bit each, 32 to a word: cell 0 is the lowest bit of the first word. */
export type Bits = Uint32Array<ArrayBuffer>;

/** An empty row of `cells` bits. */
export const emptyBits = (cells: number): Bits => new Uint32Array(Math.ceil(cells / 32));

/** Sets the cells [from, to); what lies outside the row is left out. */
export function setRange(bits: Bits, from: number, to: number): void {
  eachWord(bits, from, to, (word, mask) => {
    bits[word] = (bits[word] ?? 0) | mask;
  });
}

/** Clears the cells [from, to). */
export function clearRange(bits: Bits, from: number, to: number): void {
  eachWord(bits, from, to, (word, mask) => {
    bits[word] = (bits[word] ?? 0) & ~mask;
  });
}

function eachWord(bits: Bits, from: number, to: number, change: (word: number, mask: number) => void): void {
  const start = Math.max(0, from);
  const end = Math.min(bits.length * 32, to);
  for (let cell = start; cell < end;) {
    const word = cell >>> 5;
    const low = cell & 31;
    const high = Math.min(32, end - word * 32);
    change(word, (high === 32 ? 0xffffffff : (1 << high) - 1) & ~((1 << low) - 1));
    cell = word * 32 + high;
  }
}

/** True when the cell is set. */
export const hasBit = (bits: Bits, cell: number): boolean =>
  cell >= 0 && cell < bits.length * 32 && (((bits[cell >>> 5] ?? 0) >>> (cell & 31)) & 1) === 1;

/** Leaves only those cells of `bits` that are set in `mask` too, and gives them back. */
export function keep(bits: Bits, mask: Bits): Bits {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) & (mask[at] ?? 0);
  return bits;
}

/** Cells that are set in both. */
export const both = (a: Bits, b: Bits): Bits => keep(a.slice(), b);

/** Adds the cells of `more` to `bits`. */
export function add(bits: Bits, more: Bits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) | (more[at] ?? 0);
}

/** Cells at which `length` set cells in a row begin: every step doubles what is known to be set. */
export function runsOf(bits: Bits, length: number): Bits {
  const runs = bits.slice();
  const last = runs.length - 1;
  if (last < 0) return runs;
  for (let known = 1; known < length;) {
    const step = Math.min(known, length - known, 31);
    // Never past the end of the row: reading there would make the whole loop slow.
    let word = runs[0] ?? 0;
    for (let at = 0; at < last; at += 1) {
      const next = runs[at + 1] ?? 0;
      runs[at] = word & ((word >>> step) | (next << (32 - step)));
      word = next;
    }
    runs[last] = word & (word >>> step);
    known += step;
  }
  return runs;
}

/** Set cells in [from, to), ascending. */
export function cellsOf(bits: Bits, from = 0, to = bits.length * 32): number[] {
  const cells: number[] = [];
  for (let word = Math.max(0, from >>> 5); word < bits.length && word * 32 < to; word += 1) {
    let rest = bits[word] ?? 0;
    while (rest !== 0) {
      const cell = word * 32 + 31 - Math.clz32(rest & -rest);
      if (cell >= from && cell < to) cells.push(cell);
      rest &= rest - 1;
    }
  }
  return cells;
}
