import type { RoomState } from '@school/contract/lesson-room/state';

export type ShownTool = NonNullable<RoomState['tool']>;

/** Numbers below `below`, the same on every page: the chance comes from the school (mulberry32 of its seed). */
export function chanceOf(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** A list travels as i0, i1, …: what a tool shows are texts and numbers. */
export const packItems = (items: readonly string[]): Record<string, string> =>
  Object.fromEntries(items.map((item, at) => [`i${at}`, item]));

export function itemsOf({ with: given }: Pick<ShownTool, 'with'>): string[] {
  const items: string[] = [];
  for (let at = 0; typeof given[`i${at}`] === 'string'; at++) items.push(given[`i${at}`] as string);
  return items;
}

export const numberOf = ({ with: given }: Pick<ShownTool, 'with'>, name: string, otherwise: number): number =>
  typeof given[name] === 'number' ? given[name] : otherwise;

/** What chance chose of the items; undefined when there are none. */
export const chosenOf = (tool: Pick<ShownTool, 'with' | 'seed'>): string | undefined => {
  const items = itemsOf(tool);
  return items[chanceOf(tool.seed)(items.length)];
};

export const diceOf = (tool: Pick<ShownTool, 'with' | 'seed'>): number[] => {
  const chance = chanceOf(tool.seed);
  return Array.from({ length: Math.min(2, Math.max(1, numberOf(tool, 'n', 1))) }, () => chance(6) + 1);
};

/** Whom chance may choose next: each once before anybody twice. */
export function leftToPick(kids: readonly string[], picked: readonly string[]): readonly string[] {
  const left = kids.filter((kid) => !picked.includes(kid));
  return left.length > 0 ? left : kids;
}
