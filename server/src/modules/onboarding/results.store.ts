import type { DiagnosticCode } from '@school/contract/onboarding/limits';

import { type Db, sql } from '#platform/db';

import type { MathBand, PkhPart, Recommended } from './rules/recommend.ts';
import type { SoftType } from './rules/scores.ts';

/** What came of a diagnostics. It is stored once and never changed. */
export interface ResultRow {
  resultId: string;
  attemptUid: string;
  familyId: string;
  kidUid: string;
  test: DiagnosticCode;
  band: MathBand | null;
  percent: number | null;
  tier: string;
  parts: Partial<Record<PkhPart, number>>;
  types: Partial<Record<SoftType, number>>;
  recommended: Recommended;
  takenAt: Temporal.Instant;
}

const columns = sql`result_id as "resultId", attempt_uid as "attemptUid", family_id as "familyId", kid_uid as "kidUid", test, band,
  percent, tier, parts, types, recommended, taken_at as "takenAt"`;

export function createResults(db: Db) {
  return {
    async add(result: ResultRow): Promise<void> {
      await db.run(sql`
        insert into onboarding_results (result_id, attempt_uid, family_id, kid_uid, test, band, percent, tier, parts, types, recommended, taken_at)
        values (${result.resultId}, ${result.attemptUid}, ${result.familyId}, ${result.kidUid}, ${result.test}, ${result.band}, ${result.percent},
          ${result.tier}, ${JSON.stringify(result.parts)}::jsonb, ${JSON.stringify(result.types)}::jsonb,
          ${JSON.stringify(result.recommended)}::jsonb, ${result.takenAt})`);
    },
    latest: (kidUid: string, test: DiagnosticCode) =>
      db.one(sql<ResultRow>`
        select ${columns} from onboarding_results where kid_uid = ${kidUid} and test = ${test} order by taken_at desc, result_id limit 1`),
    /** The newest result of each diagnostics that these kids have done. */
    done: (kidUids: readonly string[]) =>
      db.all(sql<ResultRow>`
        select distinct on (kid_uid, test) ${columns} from onboarding_results
        where kid_uid = any(${[...kidUids]}::uuid[]) order by kid_uid, test, taken_at desc, result_id`),
    /** Notes that a kid has finished its onboarding; false when that was known. */
    async markFinished(familyId: string, kidUid: string, at: Temporal.Instant): Promise<boolean> {
      const marked = await db.run(sql`
        insert into onboarding_finished (kid_uid, family_id, finished_at) values (${kidUid}, ${familyId}, ${at}) on conflict do nothing`);
      return marked > 0;
    },
    finished: (kidUids: readonly string[]) =>
      db.all(sql<{ kidUid: string; finishedAt: Temporal.Instant }>`
        select kid_uid as "kidUid", finished_at as "finishedAt" from onboarding_finished where kid_uid = any(${[...kidUids]}::uuid[])`),
    finishedOfFamily: (familyId: string) =>
      db.all(sql<{ kidUid: string }>`select kid_uid as "kidUid" from onboarding_finished where family_id = ${familyId}`),
    testedOfFamily: (familyId: string) =>
      db.all(sql<{ kidUid: string }>`select distinct kid_uid as "kidUid" from onboarding_results where family_id = ${familyId}`),
  };
}

export type Results = ReturnType<typeof createResults>;
