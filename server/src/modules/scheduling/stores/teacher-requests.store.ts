import { type Db, sql } from '#platform/db';
import { newId } from '#platform/ids';

/** A family's request for another teacher that nobody could be found for yet. */
export interface WaitingRequest {
  requestId: string;
  processId: string;
  familyId: string;
  fromTeacherId: string;
  reason: string;
  askedAt: Temporal.Instant;
}

export type TeacherRequests = ReturnType<typeof createTeacherRequests>;

const columns = sql`
  request_id as "requestId", process_id as "processId", family_id as "familyId", from_teacher_id as "fromTeacherId", reason,
  asked_at as "askedAt"`;

/** Requests for another teacher and what came of them; the waiting ones are the managers' queue. */
export function createTeacherRequests(db: Db) {
  return {
    /** The oldest first. */
    waiting: () =>
      db.all(
        sql<WaitingRequest>`select ${columns} from scheduling_teacher_requests where status = 'waiting' order by asked_at, request_id`,
      ),

    waitingOfFamily: (familyId: string) =>
      db.all(sql<WaitingRequest>`
        select ${columns} from scheduling_teacher_requests where family_id = ${familyId} and status = 'waiting' order by asked_at`),

    waitingOf: (processId: string) =>
      db.one(
        sql<WaitingRequest>`select ${columns} from scheduling_teacher_requests where process_id = ${processId} and status = 'waiting'`,
      ),

    /** Keeps a request that waits; asked again it is the same one, with the newest reason. */
    async wait(it: Omit<WaitingRequest, 'requestId'>): Promise<string> {
      const row = await db.one(sql<{ id: string }>`
        insert into scheduling_teacher_requests (request_id, process_id, family_id, from_teacher_id, reason, status, asked_at)
        values (${newId()}, ${it.processId}, ${it.familyId}, ${it.fromTeacherId}, ${it.reason}, 'waiting', ${it.askedAt})
        on conflict (process_id) where status = 'waiting' do update set reason = excluded.reason
        returning request_id as id`);
      if (!row) throw new Error(`The request of ${it.processId} was not kept`);
      return row.id;
    },

    /** Notes a request that was met at once. */
    add: (it: Omit<WaitingRequest, 'requestId'>, toTeacherId: string, moved: number) =>
      db.run(sql`
        insert into scheduling_teacher_requests
          (request_id, process_id, family_id, from_teacher_id, to_teacher_id, reason, status, moved, asked_at, answered_at)
        values (${newId()}, ${it.processId}, ${it.familyId}, ${it.fromTeacherId}, ${toTeacherId}, ${it.reason}, 'changed', ${moved},
          ${it.askedAt}, ${it.askedAt})`),

    /** The school says no, with an answer; false when the request waits no more. */
    decline: async (requestId: string, answer: string, now: Temporal.Instant): Promise<boolean> =>
      (await db.run(sql`
        update scheduling_teacher_requests set status = 'declined', answer = ${answer}, answered_at = ${now}
        where request_id = ${requestId} and status = 'waiting'`)) === 1,

    /** The process has got another teacher: whatever waited is answered. */
    answer: (processId: string, toTeacherId: string, now: Temporal.Instant) =>
      db.run(sql`
        update scheduling_teacher_requests set status = 'changed', to_teacher_id = ${toTeacherId}, answered_at = ${now}
        where process_id = ${processId} and status = 'waiting'`),
  };
}
