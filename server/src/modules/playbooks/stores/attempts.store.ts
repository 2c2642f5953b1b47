import type { CourseCode } from '@school/contract/catalogue/limits';
import type { Localised } from '@school/contract/shapes';

import { type Db, sql } from '#platform/db';

import type { Score } from '../rules/score-tier.ts';
import type { Stars } from '../rules/stars.ts';
import type { PlaybookKind } from '../content/playbook-catalogue.ts';

/** An attempt as it is kept, without its items. */
export interface AttemptRow {
  attemptUid: string;
  kidUid: string;
  playbookUid: string;
  courseCode: CourseCode;
  lessonCode: string;
  kind: PlaybookKind;
  about: { title: Localised; ages: { from: number; to: number } };
  state: 'open' | 'finished';
  score: Score | null;
  stars: Stars | null;
  startedAt: Temporal.Instant;
  finishedAt: Temporal.Instant | null;
}

export interface NewAttempt extends Omit<AttemptRow, 'state' | 'score' | 'stars' | 'finishedAt'> {
  contentVersion: string;
  generatorVersions: Record<string, number>;
}

/** How a kid stands with the game of a course. */
export interface GameStanding {
  rounds: number;
  stars: number;
}

/** What was played of an attempt in some time. */
export interface PlayedAttempt {
  moments: Temporal.Instant[];
  finishedAt: Temporal.Instant | null;
  isGame: boolean;
}

/** How a kid stands with one playbook. */
export interface PlaybookStanding {
  playbookUid: string;
  /** Finished attempts, and the best of them. */
  attempts: number;
  score: Score | null;
  stars: Stars | null;
  /** An attempt is open. */
  begun: boolean;
  /** When the first one was finished, and the last one. */
  firstFinishedAt: Temporal.Instant | null;
  lastFinishedAt: Temporal.Instant | null;
}

const columns = sql`attempt_uid as "attemptUid", kid_uid as "kidUid", playbook_uid as "playbookUid", course_code as "courseCode",
  lesson_code as "lessonCode", kind, about, state, score, stars, started_at as "startedAt", finished_at as "finishedAt"`;

/** Attempts: rows to nouns. */
export function createAttemptStore(db: Db) {
  return {
    find: (attemptUid: string) => db.one(sql<AttemptRow>`select ${columns} from playbooks_attempts where attempt_uid = ${attemptUid}`),
    /** Nobody else changes the attempt until the transaction ends. */
    lock: (attemptUid: string) =>
      db.one(sql<AttemptRow>`select ${columns} from playbooks_attempts where attempt_uid = ${attemptUid} for update`),
    openOne: (kidUid: string, playbookUid: string) =>
      db.one(
        sql<AttemptRow>`select ${columns} from playbooks_attempts where kid_uid = ${kidUid} and playbook_uid = ${playbookUid} and state = 'open'`,
      ),
    /** False when the kid has an open attempt at the playbook already. */
    async add(attempt: NewAttempt): Promise<boolean> {
      const added = await db.run(sql`
        insert into playbooks_attempts (attempt_uid, kid_uid, playbook_uid, course_code, lesson_code, kind, about, content_version,
          generator_versions, started_at)
        values (${attempt.attemptUid}, ${attempt.kidUid}, ${attempt.playbookUid}, ${attempt.courseCode}, ${attempt.lessonCode}, ${attempt.kind},
          ${JSON.stringify(attempt.about)}::jsonb, ${attempt.contentVersion}, ${JSON.stringify(attempt.generatorVersions)}::jsonb,
          ${attempt.startedAt})
        on conflict (kid_uid, playbook_uid) where state = 'open' do nothing`);
      return added === 1;
    },
    finish: (attemptUid: string, { mean, score, stars }: { mean: number; score: Score; stars: Stars }, at: Temporal.Instant) =>
      db.run(sql`
        update playbooks_attempts set state = 'finished', mean = ${mean}, score = ${score}, stars = ${stars}, finished_at = ${at}
        where attempt_uid = ${attemptUid} and state = 'open'`),
    /** What a finished attempt is worth now that a teacher has marked a work of it. */
    rescore: (attemptUid: string, { mean, score, stars }: { mean: number; score: Score; stars: Stars }) =>
      db.run(sql`
        update playbooks_attempts set mean = ${mean}, score = ${score}, stars = ${stars}
        where attempt_uid = ${attemptUid} and state = 'finished'`),
    many: (attemptUids: readonly string[]) =>
      db.all(sql<AttemptRow>`select ${columns} from playbooks_attempts where attempt_uid = any(${[...attemptUids]}::uuid[])`),
    /** Newest first. */
    history: (kidUid: string, playbookUids: readonly string[]) =>
      db.all(sql<AttemptRow>`
        select ${columns} from playbooks_attempts where kid_uid = ${kidUid} and playbook_uid = any(${playbookUids}::text[])
        order by started_at desc, attempt_uid desc`),
    /** All rounds of the game of a course, whatever lesson they were made of: how many are finished, and their stars. */
    async gameStanding(kidUid: string, courseCode: string): Promise<GameStanding> {
      const row = await db.one(sql<GameStanding>`
        select count(*) filter (where state = 'finished')::int as rounds, coalesce(sum(stars), 0)::int as stars
        from playbooks_attempts where kid_uid = ${kidUid} and course_code = ${courseCode} and kind = 'game'`);
      return row ?? { rounds: 0, stars: 0 };
    },
    /** Days, in that zone, on which a kid finished a playbook. */
    async daysFinished(kidUid: string, zone: string): Promise<string[]> {
      const rows = await db.all(sql<{ day: string }>`
        select distinct to_char(finished_at at time zone ${zone}, 'YYYY-MM-DD') as day
        from playbooks_attempts where kid_uid = ${kidUid} and finished_at is not null`);
      return rows.map(({ day }) => day);
    },
    /** What a kid played from one instant until another: when it was begun, answered and finished, in order. */
    async playedBetween(kidUid: string, from: Temporal.Instant, to: Temporal.Instant): Promise<PlayedAttempt[]> {
      const rows = await db.all(sql<{ attemptUid: string; at: Temporal.Instant; isGame: boolean; finishedAt: Temporal.Instant | null }>`
        select a.attempt_uid as "attemptUid", m.at, a.kind = 'game' as "isGame",
          case when a.finished_at between ${from} and ${to} then a.finished_at end as "finishedAt"
        from playbooks_attempts a cross join lateral (
          select a.started_at as at
          union all select w.answered_at from playbooks_answers w where w.attempt_uid = a.attempt_uid
          union all select a.finished_at where a.finished_at is not null
        ) m
        where a.kid_uid = ${kidUid} and coalesce(a.finished_at, ${to}) >= ${from} and a.started_at <= ${to}
          and m.at between ${from} and ${to}
        order by m.at`);
      return [...Map.groupBy(rows, ({ attemptUid }) => attemptUid).values()].map((own) => ({
        moments: own.map(({ at }) => at),
        finishedAt: own[0]?.finishedAt ?? null,
        isGame: own[0]?.isGame ?? false,
      }));
    },
    /** Tasks that a kid got right after a wrong answer, in that time. */
    async mendedBetween(kidUid: string, from: Temporal.Instant, to: Temporal.Instant): Promise<number> {
      const row = await db.one(sql<{ count: number }>`
        select count(*)::int as count from playbooks_attempts a join playbooks_answers w using (attempt_uid)
        where a.kid_uid = ${kidUid} and w.try > 1 and w.verdict = 'right' and w.answered_at >= ${from} and w.answered_at <= ${to}`);
      return row?.count ?? 0;
    },
    /** Playbooks finished from one instant until another, and their stars. */
    async finishedBetween(kidUid: string, from: Temporal.Instant, to: Temporal.Instant): Promise<{ finished: number; stars: number }> {
      const row = await db.one(sql<{ finished: number; stars: number }>`
        select count(*)::int as finished, coalesce(sum(stars), 0)::int as stars from playbooks_attempts
        where kid_uid = ${kidUid} and kind in ('online', 'home') and finished_at >= ${from} and finished_at < ${to}`);
      return row ?? { finished: 0, stars: 0 };
    },
    /** Answers at the first try to tasks of lessons, by lesson and by day in that zone: how many, and how many were right. */
    firstTries: (kidUid: string, since: Temporal.Instant, zone: string) =>
      db.all(sql<{ courseCode: string; lessonCode: string; day: string; answered: number; right: number }>`
        select a.course_code as "courseCode", a.lesson_code as "lessonCode", to_char(w.answered_at at time zone ${zone}, 'YYYY-MM-DD') as day,
          count(*)::int as answered, count(*) filter (where w.verdict = 'right')::int as right
        from playbooks_attempts a join playbooks_answers w using (attempt_uid)
        where a.kid_uid = ${kidUid} and a.kind in ('online', 'home') and w.try = 1 and w.answered_at >= ${since}
          and w.verdict in ('right', 'partly', 'wrong', 'skipped')
        group by 1, 2, 3`),
    /** How kids stand with all the playbooks of a course that they ever opened. */
    standings: (kidUid: string, courseCode: string) =>
      db.all(sql<PlaybookStanding>`
        select playbook_uid as "playbookUid", count(*) filter (where state = 'finished')::int as attempts, max(score)::int as score,
          max(stars)::int as stars, bool_or(state = 'open') as begun, min(finished_at) as "firstFinishedAt",
          max(finished_at) as "lastFinishedAt"
        from playbooks_attempts where kid_uid = ${kidUid} and course_code = ${courseCode} group by playbook_uid`),
  };
}

export type AttemptStore = ReturnType<typeof createAttemptStore>;
