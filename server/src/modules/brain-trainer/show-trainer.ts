import type { BrainGameCode } from '@school/contract/brain-trainer/limits';
import type { BrainGame, BrainPerson, BrainTrainer, ParentBrainTrainerProgress } from '@school/contract/brain-trainer/shapes';

import type { Principal } from '#platform/principal';

import { dailySet, setSize, streakOf } from './rules/days.ts';
import type { StandingRow } from './sessions.store.ts';
import type { Tools } from './tools.ts';
import { offeredTo, type Someone, someoneFor } from './whose-games.ts';

/** The games for somebody, with own levels, today's set and the streak. */
export const showTrainer =
  (tools: Tools) =>
  async (who: Principal, person: BrainPerson): Promise<BrainTrainer> => {
    const someone = await someoneFor(tools)(who, person);
    const [rows, days] = await Promise.all([tools.sessions.standings(someone), daysOf(tools, someone)]);
    const offered = offeredTo(tools, someone);
    const standing = (game: BrainGameCode) => rows.find((row) => row.game === game);
    const playedToday = days.played.find(({ day }) => day === days.today)?.games ?? [];
    const set = dailySet(offered, `${someone.familyId}/${person}/${days.today}`);
    return {
      person,
      name: someone.name,
      band: someone.band,
      playbooks: tools.games
        .themes()
        .filter(({ code }) => offered.has(code))
        .map(({ code, title }) => ({
          playbookUid: code,
          title,
          games: (offered.get(code) ?? []).map((game) => gameFor(tools, someone, game, standing(game))),
        })),
      daily: {
        games: set.map((game) => ({ ...game, done: playedToday.includes(game.templateCode) })),
        done: days.streak.today,
      },
      streak: days.streak,
    };
  };

/** A game as somebody stands with it. */
export function gameFor({ games }: Tools, { band }: Pick<Someone, 'band'>, code: BrainGameCode, row: StandingRow | undefined): BrainGame {
  const { title, plot, sky, play, trains, target } = games.game(code);
  return {
    templateCode: code,
    title,
    plot,
    sky,
    play,
    trains,
    level: row?.levels[0] ?? null,
    best: row?.best ?? null,
    target: target[band] ?? 1,
    stars: row?.stars ?? 0,
    sessions: row?.sessions ?? 0,
    lastAt: row?.lastAt.toString() ?? null,
  };
}

/** What somebody finished on which day, today's date where the family lives, and the streak. */
export async function daysOf(tools: Tools, someone: Someone) {
  const played = await tools.sessions.days(someone, someone.timezone);
  const today = tools.clock.now().toZonedDateTimeISO(someone.timezone).toPlainDate().toString();
  return { played, today, streak: streakOf(played, today, setSize(offeredTo(tools, someone).size)) };
}

/** The parent's part of the User document (docs/rules/wire.md#user). */
export const partOfUser =
  (tools: Tools) =>
  async (familyId: string): Promise<{ parentBrainTrainerProgress: ParentBrainTrainerProgress }> => {
    const { firstName, timezone } = await tools.families.family(familyId);
    const parent: Someone = { familyId, kidUid: null, person: 'parent', name: firstName, age: undefined, band: 'adult', timezone };
    const [rows, { streak }] = await Promise.all([tools.sessions.standings(parent), daysOf(tools, parent)]);
    const games = rows.map(({ game, levels, best, stars, sessions, lastAt }) => ({
      templateCode: game,
      level: levels[0] ?? 0,
      best,
      stars,
      sessions,
      lastAt: lastAt.toString(),
    }));
    return { parentBrainTrainerProgress: { games, streak } };
  };
