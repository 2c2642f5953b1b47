/**
 * A list of numbers, small: sorted, each is told by how far it is from the one before, in Rice's code (the high part in ones and a zero, the
 * low part in eight bits), which for numbers spread evenly is within a few percent of the least there can be.
 */

const lowBits = 8;

/** Numbers of 24 bits at most, none twice, to base64. */
export function packNumbers(numbers: readonly number[]): string {
  const bits: number[] = [];
  let before = -1;
  for (const number of numbers.toSorted((one, other) => one - other)) {
    const gap = number - before - 1;
    for (let ones = gap >> lowBits; ones > 0; ones -= 1) bits.push(1);
    bits.push(0);
    for (let bit = lowBits - 1; bit >= 0; bit -= 1) bits.push((gap >> bit) & 1);
    before = number;
  }
  // What is left of the last byte is ones: no number begins there.
  while (bits.length % 8 > 0) bits.push(1);
  const bytes = Array.from({ length: bits.length / 8 }, (_, at) => Number.parseInt(bits.slice(at * 8, at * 8 + 8).join(''), 2));
  return btoa(bytes.map((byte) => String.fromCodePoint(byte)).join(''));
}

/** What was packed, in order. */
export function unpackNumbers(packed: string): number[] {
  const bytes = atob(packed);
  const most = bytes.length * 8;
  const bitAt = (at: number) => ((bytes.codePointAt(at >> 3) ?? 0) >> (7 - (at & 7))) & 1;
  const numbers: number[] = [];
  let before = -1;
  for (let at = 0; ;) {
    let gap = 0;
    while (at < most && bitAt(at) === 1) {
      gap += 1;
      at += 1;
    }
    at += 1;
    if (at + lowBits > most) return numbers;
    for (let bit = 0; bit < lowBits; bit += 1) gap = (gap << 1) | bitAt(at++);
    before += gap + 1;
    numbers.push(before);
  }
}
