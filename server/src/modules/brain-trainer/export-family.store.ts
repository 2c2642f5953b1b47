import { type Db, sql } from '#platform/db';
import type { Exporter } from '#platform/export-part';

/** Games of the brain trainer and their results. */
export const exportGames =
  ({ db }: { db: Pick<Db, 'all'> }): Exporter =>
  async (familyId) => {
    const games = await db.all(sql`
      select kid_uid as "kidUid", game, started_at as "startedAt", finished_at as "finishedAt", level, points, accuracy, stars
      from brain_trainer_sessions where family_id = ${familyId} order by started_at`);
    return [{ name: 'games.json', data: games }];
  };
