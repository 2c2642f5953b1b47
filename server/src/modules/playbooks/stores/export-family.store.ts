import { type Db, sql } from '#platform/db';
import { idsOf } from '#platform/erasure';
import type { Exporter } from '#platform/export-part';

/**
 * What the children have answered, how it was judged, what teachers wrote to them, their recorded voices, and what is known of their skills by it. Right answers
 * are the school's.
 */
export const exportPlay =
  ({
    db,
    kidsOf,
    skillsOf,
  }: {
    db: Pick<Db, 'all'>;
    kidsOf: (familyId: string) => Promise<Array<{ kidUid: string }>>;
    skillsOf: (kidUids: readonly string[]) => Promise<unknown>;
  }): Exporter =>
  async (familyId) => {
    const kidUids = (await kidsOf(familyId)).map(({ kidUid }) => kidUid);
    const kids = idsOf(kidUids);
    const attempts = await db.all(sql`
      select attempt_uid as "attemptUid", kid_uid as "kidUid", playbook_uid as "playbookUid", course_code as "courseCode",
        lesson_code as lesson, kind, state, score, stars, started_at as "startedAt", finished_at as "finishedAt"
      from playbooks_attempts where kid_uid = ${kids} order by started_at`);
    const answers = await db.all(sql`
      select n.attempt_uid as "attemptUid", n.task_idx as task, n.round, n.try, n.answer, n.verdict, n.answered_at as "answeredAt"
      from playbooks_answers n join playbooks_attempts a using (attempt_uid) where a.kid_uid = ${kids} order by n.answered_at`);
    const marks = await db.all(sql`
      select attempt_uid as "attemptUid", kid_uid as "kidUid", task_idx as task, mark, comment, marked_at as "markedAt"
      from playbooks_works where kid_uid = ${kids} order by done_at`);
    const voices = await db.all(sql<{ file: string }>`
      select r.attempt_uid as "attemptUid", r.task_idx as task, r.file, r.seconds, r.created_at as "createdAt"
      from playbooks_recordings r join playbooks_attempts a using (attempt_uid) where a.kid_uid = ${kids} order by r.created_at`);
    return [
      { name: 'works.json', data: { attempts, answers, marks, voices }, files: voices.map(({ file }) => file) },
      { name: 'skills.json', data: await skillsOf(kidUids) },
    ];
  };
