import { beginSession } from './begin-session.ts';
import { beginDuel, listDuels, showDuel } from './duels.ts';
import { createDuels } from './duels.store.ts';
import { finishSession } from './finish-session.ts';
import { createGames } from './games.ts';
import { createSessions } from './sessions.store.ts';
import { showProgress } from './show-progress.ts';
import { partOfUser, showTrainer } from './show-trainer.ts';
import type { BrainTrainerGiven, Tools } from './tools.ts';

/** Short games for kids and parents: everything that can be done with them (docs/rules/brain-trainer.md#games). */
export function createBrainTrainer(given: BrainTrainerGiven) {
  const tools: Tools = {
    ...given,
    games: createGames(given.library),
    sessions: createSessions(given.db),
    duels: createDuels(given.db),
  };
  return {
    show: showTrainer(tools),
    progress: showProgress(tools),
    begin: beginSession(tools),
    finish: finishSession(tools),
    beginDuel: beginDuel(tools),
    duels: listDuels(tools),
    duel: showDuel(tools),
    playedBetween: tools.sessions.playedBetween,
    partOfUser: partOfUser(tools),
  };
}

export type BrainTrainer = ReturnType<typeof createBrainTrainer>;
