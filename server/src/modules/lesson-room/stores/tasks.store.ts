import type { taskModes } from '@school/contract/lesson-room/limits';

import type { ClassItem } from '#modules/playbooks';
import { type Db, sql } from '#platform/db';

/** A task that was put before the children. */
export interface TaskRow {
  lessonId: string;
  taskNo: number;
  mode: (typeof taskModes)[number];
  playbookUid: string;
  taskIdx: number;
  startsAt: Temporal.Instant | null;
  /** The one copy of the room with its answers; null where each child has its own. */
  items: ClassItem[] | null;
}

const columns = sql`lesson_id as "lessonId", task_no as "taskNo", mode, playbook_uid as "playbookUid", task_idx as "taskIdx",
  starts_at as "startsAt", items`;

export type TaskStore = ReturnType<typeof createTaskStore>;

/** Tasks of rooms, and the attempts of children that are behind them. */
export function createTaskStore(db: Db) {
  return {
    /** How many there were; in the transaction that locked the room's row nobody adds one meanwhile. */
    async count(lessonId: string): Promise<number> {
      const row = await db.one(sql<{ n: number }>`select count(*)::int as n from lesson_room_tasks where lesson_id = ${lessonId}`);
      return row?.n ?? 0;
    },
    add: ({ lessonId, taskNo, mode, playbookUid, taskIdx, startsAt, items }: TaskRow, at: Temporal.Instant) =>
      db.run(sql`
        insert into lesson_room_tasks (lesson_id, task_no, mode, playbook_uid, task_idx, starts_at, items, opened_at)
        values (${lessonId}, ${taskNo}, ${mode}, ${playbookUid}, ${taskIdx}, ${startsAt},
          ${items === null ? null : JSON.stringify(items)}::jsonb, ${at})`),
    find: (lessonId: string, taskNo: number) =>
      db.one(sql<TaskRow>`select ${columns} from lesson_room_tasks where lesson_id = ${lessonId} and task_no = ${taskNo}`),
    /** Nobody else changes the copy until the transaction ends. */
    lock: (lessonId: string, taskNo: number) =>
      db.one(sql<TaskRow>`select ${columns} from lesson_room_tasks where lesson_id = ${lessonId} and task_no = ${taskNo} for update`),
    change: ({ lessonId, taskNo }: Pick<TaskRow, 'lessonId' | 'taskNo'>, items: readonly ClassItem[]) =>
      db.run(sql`
        update lesson_room_tasks set items = ${JSON.stringify(items)}::jsonb where lesson_id = ${lessonId} and task_no = ${taskNo}`),
    /** With which attempt a child plays a playbook in this lesson: the one it began with. */
    addAttempt: (lessonId: string, playbookUid: string, { kidUid, attemptUid }: { kidUid: string; attemptUid: string }) =>
      db.run(sql`
        insert into lesson_room_attempts (lesson_id, playbook_uid, kid_uid, attempt_uid)
        values (${lessonId}, ${playbookUid}, ${kidUid}, ${attemptUid}) on conflict do nothing`),
    async attempts(lessonId: string, playbookUid: string): Promise<Map<string, string>> {
      const rows = await db.all(sql<{ kidUid: string; attemptUid: string }>`
        select kid_uid as "kidUid", attempt_uid as "attemptUid" from lesson_room_attempts
        where lesson_id = ${lessonId} and playbook_uid = ${playbookUid}`);
      return new Map(rows.map(({ kidUid, attemptUid }) => [kidUid, attemptUid]));
    },
  };
}
