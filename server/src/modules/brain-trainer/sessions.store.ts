import type { BrainBand, BrainGameCode } from '@school/contract/brain-trainer/limits';
import type { BrainWord } from '@school/contract/brain-trainer/shapes';

import { type Db, sql } from '#platform/db';

/** Whose sessions: a kid's, or (null) the parent's of a family. */
export interface Player {
  familyId: string;
  kidUid: string | null;
}

export interface SessionRow extends Player {
  sessionId: string;
  duelId: string | null;
  game: BrainGameCode;
  seed: string;
  version: number;
  band: BrainBand;
  lang: 'ru' | 'en';
  words: BrainWord[];
  cellMs: number;
  startLevel: number;
  target: number;
  length: number;
  startedAt: Temporal.Instant;
  finishedAt: Temporal.Instant | null;
}

export interface ResultRow extends Pick<SessionRow, 'sessionId' | 'game' | 'target' | 'startLevel' | 'kidUid'> {
  finishedAt: Temporal.Instant;
  level: number;
  best: number;
  points: number;
  accuracy: number;
  stars: 0 | 1 | 2 | 3;
  rtMs: number;
}

/** How somebody stands with a game; `levels`: of the newest sessions, newest first. */
export interface StandingRow {
  game: BrainGameCode;
  sessions: number;
  levels: number[];
  best: number;
  stars: 0 | 1 | 2 | 3;
  lastAt: Temporal.Instant;
}

const results = sql`session_id as "sessionId", game, kid_uid as "kidUid", target, start_level as "startLevel", finished_at as "finishedAt",
  level, best, points, accuracy, stars, rt_ms as "rtMs"`;
const played = ({ familyId, kidUid }: Player) =>
  sql`family_id = ${familyId} and kid_uid is not distinct from ${kidUid}::uuid and finished_at is not null`;

/** Sessions of the games: rows to nouns. */
export function createSessions(db: Db) {
  return {
    async add(it: Omit<SessionRow, 'finishedAt'>): Promise<void> {
      await db.run(sql`
        insert into brain_trainer_sessions (session_id, family_id, kid_uid, duel_id, game, seed, version, band, lang, words, cell_ms,
          start_level, target, length, started_at)
        values (${it.sessionId}, ${it.familyId}, ${it.kidUid}, ${it.duelId}, ${it.game}, ${it.seed}, ${it.version}, ${it.band}, ${it.lang},
          ${JSON.stringify(it.words)}::jsonb, ${it.cellMs}, ${it.startLevel}, ${it.target}, ${it.length}, ${it.startedAt})`);
    },
    lock: (sessionId: string) =>
      db.one(sql<SessionRow>`
        select session_id as "sessionId", family_id as "familyId", kid_uid as "kidUid", duel_id as "duelId", game, seed, version, band,
          lang, words, cell_ms as "cellMs", start_level as "startLevel", target, length, started_at as "startedAt", finished_at as "finishedAt"
        from brain_trainer_sessions where session_id = ${sessionId} for update`),
    async finish(sessionId: string, at: Temporal.Instant, came: Omit<ResultRow, keyof SessionRow | 'finishedAt'>): Promise<void> {
      await db.run(sql`
        update brain_trainer_sessions set finished_at = ${at}, level = ${came.level}, best = ${came.best}, points = ${came.points},
          accuracy = ${came.accuracy}, stars = ${came.stars}, rt_ms = ${came.rtMs}
        where session_id = ${sessionId} and finished_at is null`);
    },
    /** Each game that was ever finished. */
    standings: (player: Player) =>
      db.all(sql<StandingRow>`
        select game, count(*)::int as sessions, (array_agg(level order by finished_at desc))[1:5] as levels, max(level) as best,
          max(stars) as stars, max(finished_at) as "lastAt"
        from brain_trainer_sessions where ${played(player)} group by game`),
    newest: (player: Player, game: BrainGameCode, count: number) =>
      db.all(sql<ResultRow>`
        select ${results} from brain_trainer_sessions where ${played(player)} and game = ${game} order by finished_at desc limit ${count}`),
    since: (player: Player, game: BrainGameCode, since: Temporal.Instant) =>
      db.all(sql<ResultRow>`
        select ${results} from brain_trainer_sessions
        where ${played(player)} and game = ${game} and finished_at >= ${since} order by finished_at`),
    /** Games of each day on which any was finished, newest first, as the family's calendar has it. */
    days: (player: Player, timezone: string) =>
      db.all(sql<{ day: string; games: BrainGameCode[] }>`
        select to_char(finished_at at time zone ${timezone}, 'YYYY-MM-DD') as day, array_agg(distinct game) as games
        from brain_trainer_sessions where ${played(player)} group by 1 order by 1 desc limit 400`),
    /** Games finished from one instant until another. */
    async playedBetween(player: Player, from: Temporal.Instant, to: Temporal.Instant) {
      const rows = await db.all(sql<{ startedAt: Temporal.Instant; finishedAt: Temporal.Instant }>`
        select started_at as "startedAt", finished_at as "finishedAt" from brain_trainer_sessions
        where ${played(player)} and finished_at >= ${from} and finished_at <= ${to} order by finished_at`);
      return rows.map(({ startedAt, finishedAt }) => ({ moments: [startedAt, finishedAt], finishedAt, isGame: true }));
    },
    ofDuel: (duelId: string) =>
      db.all(sql<ResultRow>`select ${results} from brain_trainer_sessions where duel_id = ${duelId} and finished_at is not null`),
  };
}

export type Sessions = ReturnType<typeof createSessions>;
