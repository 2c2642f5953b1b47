import {
  brainBands,
  type BrainBand,
  brainGameCodes,
  type BrainGameCode,
  brainSkies,
  brainThemeCodes,
} from '@school/contract/brain-trainer/limits';
import { rulesOf } from '@school/contract/brain-trainer/games/registry';
import { Localised } from '@school/contract/shapes';
import * as z from 'zod';

import { ContentFault, type Library, reasonsOf } from '#modules/library';

const byBand = z.partialRecord(z.enum(brainBands), z.int().min(1));
const Game = z.strictObject({
  code: z.enum(brainGameCodes),
  title: Localised,
  trains: Localised,
  play: Localised,
  sky: z.enum(brainSkies),
  plot: Localised,
  ages: z.strictObject({ from: z.int(), to: z.int() }),
  start: byBand,
  target: byBand,
  cellMs: byBand.optional(),
});
const Written = z.strictObject({
  playbooks: z.array(z.strictObject({ code: z.enum(brainThemeCodes), title: Localised })).length(brainThemeCodes.length),
  games: z.array(Game).length(brainGameCodes.length),
});
export type Game = z.output<typeof Game>;

/** The games as methodists describe them (content/brain-trainer.yaml), read when they are first wanted. */
export function createGames(library: Library) {
  let kept: z.output<typeof Written> | undefined;
  const all = () => {
    if (kept) return kept;
    const { path, data } = library.document('brain-trainer');
    const written = Written.safeParse(data);
    if (!written.success) throw new ContentFault(path, reasonsOf(written.error));
    const faults = written.data.games.flatMap(faultsOf);
    if (faults.length > 0) throw new ContentFault(path, faults.join('; '));
    return (kept = written.data);
  };
  return {
    themes: () => all().playbooks,
    all: () => all().games,
    game(code: BrainGameCode): Game {
      const found = all().games.find((one) => one.code === code);
      if (!found) throw new Error(`no game ${code}`);
      return found;
    },
  };
}

/** Every age that may play it has its levels, and the game has those levels. */
function faultsOf({ code, ages, start, target }: Game): string[] {
  const { lowest, highest } = rulesOf(code);
  return brainBands
    .filter((band) => agesOf[band].to >= ages.from && agesOf[band].from <= ages.to)
    .flatMap((band) => {
      const [from, to] = [start[band] ?? 0, target[band] ?? 0];
      if (from >= lowest && from <= to && to <= highest) return [];
      return [`${code}: start ${from} and target ${to} of ${band} do not lie within ${lowest} to ${highest}`];
    });
}

const agesOf: Record<BrainBand, { from: number; to: number }> = {
  a4: { from: 0, to: 6 },
  a7: { from: 7, to: 9 },
  a10: { from: 10, to: 17 },
  adult: { from: 18, to: 99 },
};

export type Games = ReturnType<typeof createGames>;
