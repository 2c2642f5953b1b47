import { brainVersion, rulesOf } from '@school/contract/brain-trainer/games/registry';
import { type BrainGameCode, type BrainThemeCode } from '@school/contract/brain-trainer/limits';
import type { BrainPerson, BrainSession } from '@school/contract/brain-trainer/shapes';
import { wordsForGame } from '@school/contract/brain-trainer/words';
import { createRandom } from '@school/contract/puzzles/random';

import { newId } from '#platform/ids';
import type { Principal } from '#platform/principal';

import { insistOnSide } from './duels.ts';
import { roundOf } from './rules/round.ts';
import type { Tools } from './tools.ts';
import { insistOnGame, someoneFor } from './whose-games.ts';

interface Wanted {
  playbookUid: BrainThemeCode;
  templateCode: BrainGameCode;
  lang: 'ru' | 'en';
  duelId?: string | undefined;
}

/** Begins a session: everything that its trials are made from is settled and kept now. */
export const beginSession =
  (tools: Tools) =>
  async (who: Principal, person: BrainPerson, { playbookUid, templateCode, lang, duelId }: Wanted): Promise<BrainSession> => {
    const { sessions, games, clock, playbooks } = tools;
    const someone = await someoneFor(tools)(who, person);
    const game = insistOnGame(tools, someone, playbookUid, templateCode);
    if (duelId) await insistOnSide(tools)(someone, templateCode, duelId);
    const standing = (await sessions.standings(someone)).find((row) => row.game === templateCode);
    const [sessionId, seed] = [newId(), newId()];
    const { lowest, highest, length } = rulesOf(templateCode);
    // The first time at the level of the age, later one below what stood firm of late.
    const firm = standing ? Math.max(...standing.levels) - 1 : (game.start[someone.band] ?? lowest);
    const ageOfWords = someone.age ?? 99;
    const lexicon = playbooks
      .lexicon()
      .filter(({ age }) => age <= ageOfWords)
      .map(({ ru, en, icon, category }) => ({ ru, en, icon, category }));
    const session = {
      sessionId,
      duelId: duelId ?? null,
      seed,
      version: brainVersion,
      band: someone.band,
      lang,
      words: wordsForGame(templateCode, createRandom(`${seed}/words`), lexicon, lang),
      cellMs: games.game(templateCode).cellMs?.[someone.band] ?? 0,
      startLevel: Math.min(highest, Math.max(lowest, firm)),
      target: game.target[someone.band] ?? highest,
      length: roundOf(length, someone.age),
    };
    const startedAt = clock.now();
    await sessions.add({ ...session, familyId: someone.familyId, kidUid: someone.kidUid, game: templateCode, startedAt });
    return { ...session, playbookUid, templateCode, person, startedAt: startedAt.toString() };
  };
