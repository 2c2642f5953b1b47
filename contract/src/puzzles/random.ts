/** Chance from a seed: the same seed gives the same sequence on every machine, for ever. */
export interface Random {
  /** 0 ≤ x < 1 */
  share(): number;
  /** A whole number, both ends included. */
  int(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  coin(): boolean;
  shuffle<T>(list: readonly T[]): T[];
  /** `count` different entries in random order; all of them when there are fewer. */
  sample<T>(list: readonly T[], count: number): T[];
}

/** Hashes the seed to 32 bits, then counts on with mulberry32. Nothing else may be used for chance in tasks. */
export function createRandom(seed: string): Random {
  let state = 1779033703 ^ seed.length;
  for (const sign of seed) {
    state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 3432918353);
    state = (state << 13) | (state >>> 19);
  }
  const share = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number) => low + Math.floor(share() * (high - low + 1));
  const shuffle = <T>(list: readonly T[]): T[] => {
    const mixed = [...list];
    for (let last = mixed.length - 1; last > 0; last--) {
      const other = int(0, last);
      [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
    }
    return mixed;
  };
  return {
    share,
    int,
    coin: () => share() < 0.5,
    shuffle,
    sample: (list, count) => shuffle(list).slice(0, count),
    pick(list) {
      if (list.length === 0) throw new Error('Nothing to pick from');
      return list[int(0, list.length - 1)] as (typeof list)[number];
    },
  };
}
