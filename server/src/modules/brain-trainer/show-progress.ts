import { type BrainGameCode, brainLimits, themeOf } from '@school/contract/brain-trainer/limits';
import { median } from '@school/contract/brain-trainer/play';
import type { BrainPerson, BrainProgress, BrainResult } from '@school/contract/brain-trainer/shapes';

import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import { isForAge } from './rules/band.ts';
import type { ResultRow } from './sessions.store.ts';
import { gameFor } from './show-trainer.ts';
import type { Tools } from './tools.ts';
import { someoneFor } from './whose-games.ts';

/** How somebody came on in one game: a point a week, and the newest sessions. */
export const showProgress =
  (tools: Tools) =>
  async (who: Principal, person: BrainPerson, game: BrainGameCode): Promise<BrainProgress> => {
    const { sessions, clock, games } = tools;
    const someone = await someoneFor(tools)(who, person);
    const rows = await sessions.standings(someone);
    const standing = rows.find((row) => row.game === game);
    // What was played at another age may still be looked at.
    if (!standing && !isForAge(games.game(game).ages, someone.age)) throw new Refusal('brain-trainer.not_for_age');
    const since = clock.now().subtract({ hours: brainLimits.weeks * 7 * 24 });
    const [newest, played] = await Promise.all([sessions.newest(someone, game, brainLimits.history), sessions.since(someone, game, since)]);
    const mondayOf = ({ finishedAt }: ResultRow) => {
      const day = finishedAt.toZonedDateTimeISO(someone.timezone).toPlainDate();
      return day.subtract({ days: day.dayOfWeek - 1 }).toString();
    };
    const weeks = [...Map.groupBy(played, mondayOf)].map(([week, own]) => ({
      week,
      level: median(own.map(({ level }) => level)),
      accuracy: own.reduce((all, { accuracy }) => all + accuracy, 0) / own.length,
      sessions: own.length,
    }));
    return {
      person,
      playbookUid: themeOf(game),
      game: gameFor(tools, someone, game, standing),
      weeks,
      sessions: newest.map(resultOf),
    };
  };

export const resultOf = (row: ResultRow): BrainResult => ({
  sessionId: row.sessionId,
  at: row.finishedAt.toString(),
  level: row.level,
  best: row.best,
  target: row.target,
  points: row.points,
  accuracy: row.accuracy,
  stars: row.stars,
  rtMs: row.rtMs,
});
