import type { DiagnosticCode } from '@school/contract/onboarding/limits';
import type { Answer } from '@school/contract/playbooks/answers';

import type { Item } from '#modules/playbooks';
import { type Db, sql } from '#platform/db';

import type { MathBand } from './rules/recommend.ts';
import type { SoftType } from './rules/scores.ts';

export interface AttemptRow {
  attemptUid: string;
  familyId: string;
  kidUid: string;
  test: DiagnosticCode;
  band: MathBand | null;
  done: number;
  startedAt: Temporal.Instant;
  finishedAt: Temporal.Instant | null;
}

/** An item as it is kept, with which type each of its cards speaks for (soft skills). */
export interface KeptItem {
  index: number;
  part: string;
  task: number;
  weight: number;
  item: Item;
  types: Record<string, SoftType> | null;
}

export interface AnsweredItem extends KeptItem {
  answer: Answer | null;
  isRight: boolean | null;
  type: SoftType | null;
}

const columns = sql`attempt_uid as "attemptUid", family_id as "familyId", kid_uid as "kidUid", test, band, done,
  started_at as "startedAt", finished_at as "finishedAt"`;

/** Ways through diagnostics: rows to nouns. */
export function createAttempts(db: Db) {
  return {
    find: (attemptUid: string) => db.one(sql<AttemptRow>`select ${columns} from onboarding_attempts where attempt_uid = ${attemptUid}`),
    lock: (attemptUid: string) =>
      db.one(sql<AttemptRow>`select ${columns} from onboarding_attempts where attempt_uid = ${attemptUid} for update`),
    openOne: (kidUid: string, test: DiagnosticCode) =>
      db.one(
        sql<AttemptRow>`select ${columns} from onboarding_attempts where kid_uid = ${kidUid} and test = ${test} and finished_at is null`,
      ),
    /** Which diagnostics each of these kids has begun and not finished. */
    begun: (kidUids: readonly string[]) =>
      db.all(sql<{ kidUid: string; test: DiagnosticCode }>`
        select kid_uid as "kidUid", test from onboarding_attempts where finished_at is null and kid_uid = any(${[...kidUids]}::uuid[])`),
    /** False when the kid has one open already. */
    async add(attempt: Omit<AttemptRow, 'done' | 'finishedAt'>, version: string, items: readonly KeptItem[]): Promise<boolean> {
      const added = await db.run(sql`
        insert into onboarding_attempts (attempt_uid, family_id, kid_uid, test, band, content_version, started_at)
        values (${attempt.attemptUid}, ${attempt.familyId}, ${attempt.kidUid}, ${attempt.test}, ${attempt.band}, ${version}, ${attempt.startedAt})
        on conflict (kid_uid, test) where finished_at is null do nothing`);
      if (added === 0) return false;
      for (const { index, part, task, weight, item, types } of items)
        await db.run(sql`
          insert into onboarding_items (attempt_uid, index, part, task, weight, item)
          values (${attempt.attemptUid}, ${index}, ${part}, ${task}, ${weight}, ${JSON.stringify({ item, types })}::jsonb)`);
      return true;
    },
    async items(attemptUid: string): Promise<AnsweredItem[]> {
      const rows = await db.all(sql<Omit<AnsweredItem, 'item' | 'types'> & { kept: Pick<KeptItem, 'item' | 'types'> }>`
        select index, part, task, weight, item as kept, answer, is_right as "isRight", type
        from onboarding_items where attempt_uid = ${attemptUid} order by index`);
      return rows.map(({ kept, ...row }) => ({ ...row, ...kept }));
    },
    async answered(
      attemptUid: string,
      { index, answer, isRight, type }: Pick<AnsweredItem, 'index' | 'answer' | 'isRight' | 'type'>,
      at: Temporal.Instant,
    ): Promise<void> {
      await db.run(sql`
        update onboarding_items set answer = ${answer === null ? null : JSON.stringify(answer)}::jsonb, is_right = ${isRight}, type = ${type}, answered_at = ${at}
        where attempt_uid = ${attemptUid} and index = ${index} and answered_at is null`);
      await db.run(sql`update onboarding_attempts set done = ${index + 1} where attempt_uid = ${attemptUid} and done = ${index}`);
    },
    async finish(attemptUid: string, at: Temporal.Instant): Promise<void> {
      await db.run(sql`update onboarding_attempts set finished_at = ${at} where attempt_uid = ${attemptUid} and finished_at is null`);
    },
  };
}

export type Attempts = ReturnType<typeof createAttempts>;
