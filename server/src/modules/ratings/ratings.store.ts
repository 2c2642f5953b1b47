import type { Face, RatingOption } from '@school/contract/ratings/shapes';

import { type Db, sql } from '#platform/db';

/** A lesson that took place, for one of its kids. */
export interface RatedLesson {
  lessonId: string;
  kidUid: string;
  familyId: string;
  teacherId: string;
  subject: string;
  startedAt: Temporal.Instant;
  conductedAt: Temporal.Instant;
}

export interface Rating extends RatedLesson {
  ratingId: string;
  side: 'parent' | 'kid';
  stars: number | null;
  face: Face | null;
  options: RatingOption[];
  comment: string;
  at: Temporal.Instant;
  handledAt: Temporal.Instant | null;
  handledName: string | null;
  handledNote: string | null;
}

export interface RatingsAsked {
  waiting: boolean;
  teacherId?: string | undefined;
  familyId?: string | undefined;
  search?: string | undefined;
  before?: { at: string; ratingId: string } | undefined;
  limit: number;
}

const lesson = sql`l.lesson_id as "lessonId", l.kid_uid as "kidUid", l.family_id as "familyId", l.teacher_id as "teacherId", l.subject,
  l.started_at as "startedAt", l.conducted_at as "conductedAt"`;
const rating = sql`r.rating_id as "ratingId", r.side, r.stars, r.face, r.options, r.comment, r.at,
  r.handled_at as "handledAt", r.handled_name as "handledName", r.handled_note as "handledNote"`;
const both = sql`ratings_ratings r join ratings_lessons l using (lesson_id, kid_uid)`;
const isWaiting = (lowStars: number) => sql`r.handled_at is null and r.stars <= ${lowStars}`;

export type RatingStore = ReturnType<typeof createRatingStore>;

/** Lessons to be rated, and what was said of them. */
export function createRatingStore(db: Db, lowStars: () => number) {
  return {
    async addLesson(it: RatedLesson): Promise<void> {
      await db.run(sql`
        insert into ratings_lessons (lesson_id, kid_uid, family_id, teacher_id, subject, started_at, conducted_at)
        values (${it.lessonId}, ${it.kidUid}, ${it.familyId}, ${it.teacherId}, ${it.subject}, ${it.startedAt}, ${it.conductedAt})
        on conflict do nothing`);
    },
    lessonsOf: (familyId: string, lessonId: string): Promise<RatedLesson[]> =>
      db.all(sql<RatedLesson>`select ${lesson} from ratings_lessons l where family_id = ${familyId} and lesson_id = ${lessonId}`),
    /** Not rated by this side and not waved away, the newest first. */
    open: (familyId: string, kidUid: string | undefined, side: Rating['side'], since: Temporal.Instant, limit: number) =>
      db.all(sql<RatedLesson & { kidFace: Face | null }>`
        select ${lesson}, (select r.face from ratings_ratings r
            where r.lesson_id = l.lesson_id and r.kid_uid = l.kid_uid and r.side = 'kid') as "kidFace"
        from ratings_lessons l
        where family_id = ${familyId} and (${kidUid ?? null}::uuid is null or kid_uid = ${kidUid ?? null}) and conducted_at > ${since}
          and (skipped_at is null or ${side} = 'kid')
          and not exists (select from ratings_ratings r where r.lesson_id = l.lesson_id and r.kid_uid = l.kid_uid and r.side = ${side})
        order by started_at desc limit ${limit}`),
    async skip({ lessonId, kidUid }: RatedLesson, at: Temporal.Instant): Promise<void> {
      await db.run(sql`update ratings_lessons set skipped_at = ${at} where lesson_id = ${lessonId} and kid_uid = ${kidUid}`);
    },
    /** Said again, the new word stands and the school looks at it anew. */
    async say(it: Pick<Rating, 'ratingId' | 'side' | 'stars' | 'face' | 'options' | 'comment' | 'at'>, of: RatedLesson): Promise<void> {
      await db.run(sql`
        insert into ratings_ratings (rating_id, lesson_id, kid_uid, side, family_id, teacher_id, stars, face, options, comment, at)
        values (${it.ratingId}, ${of.lessonId}, ${of.kidUid}, ${it.side}, ${of.familyId}, ${of.teacherId}, ${it.stars}, ${it.face},
          ${it.options}::text[], ${it.comment}, ${it.at})
        on conflict (lesson_id, kid_uid, side) do update set
          stars = excluded.stars, face = excluded.face, options = excluded.options, comment = excluded.comment, at = excluded.at,
          handled_at = null, handled_name = null, handled_note = null`);
    },
    find: (ratingId: string): Promise<Rating | undefined> =>
      db.one(sql<Rating>`select ${lesson}, ${rating} from ${both} where r.rating_id = ${ratingId} for update of r`),
    async handle(ratingId: string, { at, name, note }: { at: Temporal.Instant; name: string; note: string }): Promise<void> {
      await db.run(sql`
        update ratings_ratings set handled_at = ${at}, handled_name = ${name}, handled_note = ${note} where rating_id = ${ratingId}`);
    },
    list({ waiting, teacherId, familyId, search, before, limit }: RatingsAsked): Promise<Rating[]> {
      const text = search === undefined || search === '' ? null : `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`;
      const last = before ?? { at: null, ratingId: null };
      const order = waiting ? sql`r.at, r.rating_id` : sql`r.at desc, r.rating_id desc`;
      const follows = waiting
        ? sql`(r.at, r.rating_id) > (${last.at}::timestamptz, ${last.ratingId}::uuid)`
        : sql`(r.at, r.rating_id) < (${last.at}::timestamptz, ${last.ratingId}::uuid)`;
      return db.all(sql<Rating>`
        select ${lesson}, ${rating} from ${both}
        where (${teacherId ?? null}::uuid is null or r.teacher_id = ${teacherId ?? null})
          and (${familyId ?? null}::uuid is null or r.family_id = ${familyId ?? null})
          and (${text}::text is null or r.comment ilike ${text})
          and ${waiting ? isWaiting(lowStars()) : sql`true`} and (${last.at}::timestamptz is null or ${follows})
        order by ${order} limit ${limit}`);
    },
    async countWaiting(): Promise<number> {
      return (
        (await db.one(sql<{ count: number }>`select count(*)::int as count from ratings_ratings r where ${isWaiting(lowStars())}`))
          ?.count ?? 0
      );
    },
    /** Everything said of a teacher's lessons since then. */
    ofTeacher: (teacherId: string, since: Temporal.Instant) =>
      db.all(sql<Pick<Rating, 'stars' | 'face' | 'options'>>`
        select stars, face, options from ratings_ratings where teacher_id = ${teacherId} and at >= ${since}`),
    /** How many stars each teacher was given since then, and how often. */
    sums: (since: Temporal.Instant) =>
      db.all(sql<{ teacherId: string; count: number; sum: number }>`
        select teacher_id as "teacherId", count(*)::int as count, sum(stars)::int as sum from ratings_ratings
        where stars is not null and at >= ${since} group by teacher_id`),
  };
}
