import { type BrainGameCode, brainGameCodes } from '@school/contract/brain-trainer/limits';
import { rulesOf } from '@school/contract/brain-trainer/games/registry';
import { wordsForGame } from '@school/contract/brain-trainer/words';
import { createRandom } from '@school/contract/puzzles/random';

import type { Library } from '#modules/library';
import type { Playbooks } from '#modules/playbooks';

import { createGames } from './games.ts';

/** What is wrong with the games of content/brain-trainer.yaml, or with the lexicon they are made of. Never throws. */
export function checkGames(library: Library, words: ReturnType<Playbooks['lexicon']>, { seeds }: { seeds: number }): string[] {
  const faults: string[] = [];
  const trying = (where: string, work: () => void) => {
    try {
      work();
    } catch (fault) {
      faults.push(`brain-trainer: ${where}: ${fault instanceof Error ? fault.message : String(fault)}`);
    }
  };
  const games = createGames(library);
  trying('games', () => void games.themes());
  if (faults.length > 0) return faults;
  for (const code of brainGameCodes) trying(code, () => makeAll(code, games.game(code), words, seeds));
  return faults;
}

/** Every level of a game, with the words of the youngest who may play it and of those who know them all. */
function makeAll(
  code: BrainGameCode,
  { ages, cellMs }: { ages: { from: number }; cellMs?: object | undefined },
  words: ReturnType<Playbooks['lexicon']>,
  seeds: number,
) {
  const rules = rulesOf(code);
  for (let seed = 0; seed < seeds; seed++)
    for (let level = rules.lowest; level <= rules.highest; level++) {
      const known = words.filter(({ age }) => age <= (seed % 2 ? 99 : ages.from));
      const lang = seed % 4 < 2 ? 'ru' : 'en';
      const random = createRandom(`check/${seed}/${level}`);
      const ground = {
        seed: `check/${seed}`,
        band: 'a7' as const,
        lang,
        words: wordsForGame(code, random, known, lang),
        cellMs: cellMs ? 1000 : 0,
      } as const;
      rules.trial({ random, level, past: [], ground });
    }
}
