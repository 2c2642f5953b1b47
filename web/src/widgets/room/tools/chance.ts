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

/** A word, and a picture of it where there is one. */
export interface ToolItem {
  word: string;
  icon?: string | undefined;
}

/** A list travels as i0, i1, … and its pictures as p0, p1, …: what a tool shows are texts and numbers. */
export const packItems = (items: ReadonlyArray<string | ToolItem>): Record<string, string> =>
  Object.fromEntries(
    items.flatMap((item, at) => {
      const { word, icon }: ToolItem = typeof item === 'string' ? { word: item } : item;
      return [[`i${at}`, word], ...(icon === undefined ? [] : [[`p${at}`, icon]])] as Array<[string, string]>;
    }),
  );

export function itemsOf({ with: given }: Pick<ShownTool, 'with'>): string[] {
  const items: string[] = [];
  for (let at = 0; typeof given[`i${at}`] === 'string'; at++) items.push(given[`i${at}`] as string);
  return items;
}

/** The item at a place, with its picture. */
export const itemAt = ({ with: given }: Pick<ShownTool, 'with'>, at: number): ToolItem => {
  const [word, icon] = [given[`i${at}`], given[`p${at}`]];
  return { word: typeof word === 'string' ? word : '', icon: typeof icon === 'string' ? icon : undefined };
};

export const numberOf = ({ with: given }: Pick<ShownTool, 'with'>, name: string, otherwise: number): number =>
  typeof given[name] === 'number' ? given[name] : otherwise;

/** The place that chance chose among the items. */
export const placeOf = (tool: Pick<ShownTool, 'with' | 'seed'>): number => chanceOf(tool.seed)(itemsOf(tool).length);

/** What chance chose of the items; undefined when there are none. */
export const chosenOf = (tool: Pick<ShownTool, 'with' | 'seed'>): string | undefined => itemsOf(tool)[placeOf(tool)];

export const diceOf = (tool: Pick<ShownTool, 'with' | 'seed'>): number[] => {
  const chance = chanceOf(tool.seed);
  return Array.from({ length: Math.min(2, Math.max(1, numberOf(tool, 'n', 1))) }, () => chance(6) + 1);
};

/** Whom chance may choose next: each once before anybody twice. */
export function leftToPick(kids: readonly string[], picked: readonly string[]): readonly string[] {
  const left = kids.filter((kid) => !picked.includes(kid));
  return left.length > 0 ? left : kids;
}
