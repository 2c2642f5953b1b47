/** Something that takes rows of a day: from a row on, up to another, not included. */
export interface Rows {
  key: string;
  from: number;
  to: number;
}

/** Beside how many others it stands, and at which place from the left, counted from 0. */
export interface Lane {
  lane: number;
  lanes: number;
}

/**
 * Lanes of a day, so that nothing hides anything: what overlaps, directly or through others, shares the width; what
 * stands alone has all of it. The earlier, and of two at once the first in the list, stands on the left.
 */
export function lanesOf(items: readonly Rows[]): Map<string, Lane> {
  const placed = new Map<string, Lane>();
  let together: Array<Rows & { lane: number }> = [];
  const close = () => {
    const lanes = Math.max(0, ...together.map(({ lane }) => lane + 1));
    for (const { key, lane } of together) placed.set(key, { lane, lanes });
    together = [];
  };
  for (const item of items.toSorted((a, b) => a.from - b.from)) {
    if (together.every(({ to }) => to <= item.from)) close();
    const busy = new Set(together.filter(({ to }) => to > item.from).map(({ lane }) => lane));
    let lane = 0;
    while (busy.has(lane)) lane++;
    together.push({ ...item, lane });
  }
  close();
  return placed;
}
