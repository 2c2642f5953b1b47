import { type Db, sql } from '#platform/db';

import type { Place } from '../rules/resume.ts';

/** A recorded voice: of which work, and the name of its file. */
export interface RecordingRow extends Place {
  recordingId: string;
  attemptUid: string;
  file: string;
  seconds: number;
}

const columns = sql`recording_id as "recordingId", attempt_uid as "attemptUid", task_idx as "taskIdx", round, file, seconds`;

/** Recorded voices: rows to nouns. */
export function createRecordingStore(db: Db) {
  return {
    /** Takes the place of the one recorded before; answers with that one's file. */
    async put({ recordingId, attemptUid, taskIdx, round, file, seconds }: RecordingRow, at: Temporal.Instant): Promise<string | undefined> {
      const before = await db.one(sql<{ file: string }>`
        delete from playbooks_recordings where attempt_uid = ${attemptUid} and task_idx = ${taskIdx} and round = ${round} returning file`);
      await db.run(sql`
        insert into playbooks_recordings (recording_id, attempt_uid, task_idx, round, file, seconds, created_at)
        values (${recordingId}, ${attemptUid}, ${taskIdx}, ${round}, ${file}, ${seconds}, ${at})`);
      return before?.file;
    },
    many: (attemptUids: readonly string[]) =>
      db.all(sql<RecordingRow>`select ${columns} from playbooks_recordings where attempt_uid = any(${[...attemptUids]}::uuid[])`),
    /** Recorded before `old`, or before `recent` and never handed in: their files. */
    outdated: (old: Temporal.Instant, recent: Temporal.Instant) =>
      db.all(sql<{ file: string }>`
        select file from playbooks_recordings r where created_at < ${old}
          or (created_at < ${recent} and not exists (select from playbooks_works w
            where w.attempt_uid = r.attempt_uid and w.task_idx = r.task_idx and w.round = r.round))
        order by created_at limit 1000`),
    /** Of these kids, recorded until then: their files. */
    ofKids: (kidUids: readonly string[], until: Temporal.Instant) =>
      db.all(sql<{ file: string }>`
        select file from playbooks_recordings r join playbooks_attempts a using (attempt_uid)
        where a.kid_uid = any(${[...kidUids]}::uuid[]) and r.created_at <= ${until}`),
    forget: (file: string) => db.run(sql`delete from playbooks_recordings where file = ${file}`),
  };
}

export type RecordingStore = ReturnType<typeof createRecordingStore>;
