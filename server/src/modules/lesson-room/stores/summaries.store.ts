import type { judgedAs, stickers } from '@school/contract/lesson-room/limits';

import { type Db, sql } from '#platform/db';

/** A task of a lesson and how its items were judged; `ofAll` was done on the copy of the room. */
export interface TaskDone {
  playbookUid: string;
  taskIdx: number;
  ofAll: boolean;
  items: Array<{ round: number; verdict: (typeof judgedAs)[number]; tries: number }>;
}

export interface KeptSummary {
  kidUid: string;
  stars: number;
  stickers: Array<(typeof stickers)[number]>;
  tasks: TaskDone[];
}

export interface Finish {
  kids: string[];
  absent: string[];
  pages: number[];
  finishedAt: Temporal.Instant;
  /** To the families; often empty. */
  word: string;
}

export type SummaryStore = ReturnType<typeof createSummaryStore>;

/** What is left of a lesson: what its teacher said at the end, and what each child did. */
export function createSummaryStore(db: Db) {
  return {
    finish: (lessonId: string) =>
      db.one(
        sql<Finish>`select kids, absent, pages, word, finished_at as "finishedAt" from lesson_room_finishes where lesson_id = ${lessonId}`,
      ),
    /** Another finish of the same lesson waits here for the end of this one. Answers whether there was none before. */
    claim: async (lessonId: string, { kids, absent, pages, word, finishedAt }: Finish): Promise<boolean> =>
      (await db.run(sql`
        insert into lesson_room_finishes (lesson_id, kids, absent, pages, word, finished_at)
        values (${lessonId}, ${kids}::uuid[], ${absent}::uuid[], ${pages}::smallint[], ${word}, ${finishedAt}) on conflict do nothing`)) ===
      1,
    /** Its mark was undone, and it is ended anew. */
    finishAnew: (lessonId: string, { kids, absent, pages, word, finishedAt }: Finish) =>
      db.run(sql`
        update lesson_room_finishes set kids = ${kids}::uuid[], absent = ${absent}::uuid[], pages = ${pages}::smallint[], word = ${word}, finished_at = ${finishedAt}
        where lesson_id = ${lessonId}`),
    /** Answers the word that was there. */
    correctWord: async (lessonId: string, word: string): Promise<string | undefined> =>
      (
        await db.one(sql<{ before: string }>`
          with old as (select word as before from lesson_room_finishes where lesson_id = ${lessonId} for update)
          update lesson_room_finishes set word = ${word} from old where lesson_id = ${lessonId} returning old.before`)
      )?.before,
    keep: (lessonId: string, { kidUid, stars, stickers, tasks }: KeptSummary, at: Temporal.Instant) =>
      db.run(sql`
        insert into lesson_room_summaries (lesson_id, kid_uid, stars, stickers, tasks, ended_at)
        values (${lessonId}, ${kidUid}, ${stars}, ${stickers}::text[], ${JSON.stringify(tasks)}::jsonb, ${at})
        on conflict (lesson_id, kid_uid) do update set stars = excluded.stars, stickers = excluded.stickers, tasks = excluded.tasks,
          ended_at = excluded.ended_at`),
    ofLesson: (lessonId: string) =>
      db.all(sql<KeptSummary>`
        select kid_uid as "kidUid", stars, stickers, tasks from lesson_room_summaries where lesson_id = ${lessonId}`),
    /** What each child did by itself: hands, signs, lines and answers; by kid. */
    async acts(lessonId: string): Promise<Map<string, number>> {
      const rows = await db.all(sql<{ kidUid: string; n: number }>`
        select kid_uid as "kidUid", count(*)::int as n from lesson_room_events
        where lesson_id = ${lessonId} and kid_uid is not null
          and (kind = 'judged' or (kind in ('raise', 'react', 'stroke') and who = 'kid:' || kid_uid))
        group by kid_uid`);
      return new Map(rows.map(({ kidUid, n }) => [kidUid, n]));
    },
    /** Pages on which anything was ever drawn. */
    drawnPages: async (lessonId: string) =>
      (
        await db.all(sql<{ page: number }>`
          select distinct page from lesson_room_events where lesson_id = ${lessonId} and kind = 'stroke' and page is not null order by page`)
      ).map(({ page }) => page),
  };
}
