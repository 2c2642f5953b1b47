import type { ClubCode } from '@school/contract/catalogue/limits';
import type { DayPart } from '@school/contract/groups/limits';

import { type Db, sql } from '#platform/db';
import { newId } from '#platform/ids';

/** A request on the waiting list (docs/rules/clubs.md#waiting-list). */
export interface NewRequest {
  familyId: string;
  kidUid: string;
  courseCode: ClubCode;
  groupId: string | null;
  weekday: number | null;
  dayPart: DayPart | null;
  wishes: string;
}

export interface RequestRecord extends NewRequest {
  requestId: string;
  /** The order of the line. */
  turn: number;
  state: 'open' | 'offered';
  declined: string[];
  createdAt: Temporal.Instant;
}

/** How a request may end. */
export type Ending = 'accepted' | 'declined' | 'expired' | 'withdrawn' | 'closed';

const columns = sql`
  request_id as "requestId", turn, family_id as "familyId", kid_uid as "kidUid", course_code as "courseCode", group_id as "groupId",
  weekday, day_part as "dayPart", wishes, state, declined, created_at as "createdAt"`;

export type Requests = ReturnType<typeof createRequests>;

/** The waiting list. A line is short-lived: only requests that are open, or to which a place is offered now. */
export function createRequests(db: Db) {
  const live = (where: ReturnType<typeof sql>) =>
    db.all(sql<RequestRecord>`select ${columns} from groups_requests where closed_at is null and ${where} order by turn`);

  return {
    /** Puts a request at the end of the line; undefined when the kid stands in the line of the club already. */
    async add(it: NewRequest, now: Temporal.Instant): Promise<string | undefined> {
      const row = await db.one(sql<{ id: string }>`
        insert into groups_requests (request_id, family_id, kid_uid, course_code, group_id, weekday, day_part, wishes, created_at)
        values (${newId()}, ${it.familyId}, ${it.kidUid}, ${it.courseCode}, ${it.groupId}, ${it.weekday}, ${it.dayPart}, ${it.wishes}, ${now})
        on conflict do nothing returning request_id as id`);
      return row?.id;
    },

    ofCourses: (courseCodes: readonly ClubCode[]) => live(sql`course_code = any(${[...courseCodes]}::text[])`),
    ofFamily: (familyId: string) => live(sql`family_id = ${familyId}`),
    all: () => live(sql`true`),
    async find(familyId: string, requestId: string): Promise<RequestRecord | undefined> {
      return (await live(sql`request_id = ${requestId} and family_id = ${familyId}`))[0];
    },

    /** A place is kept for a request; false when it is open no longer. */
    offered: async (requestId: string): Promise<boolean> =>
      (await db.run(sql`update groups_requests set state = 'offered' where request_id = ${requestId} and state = 'open'`)) === 1,

    /** Back in its place in the line; a group it has declined is not offered to it again. */
    async reopen(requestId: string, declinedGroup: string | null): Promise<void> {
      await db.run(sql`
        update groups_requests set state = 'open',
          declined = case when ${declinedGroup}::uuid is null then declined else array_append(declined, ${declinedGroup}::uuid) end
        where request_id = ${requestId} and state = 'offered'`);
    },

    /** Ends requests, whatever is offered to them. The caller holds the locks of the groups concerned. */
    async end(requestIds: readonly string[], as: Ending, now: Temporal.Instant): Promise<void> {
      await db.run(sql`
        update groups_requests set state = ${as}, closed_at = ${now}
        where request_id = any(${[...requestIds]}::uuid[]) and closed_at is null`);
    },

    /**
     * Ends those requests to which nothing is offered, and besides the one whose place was taken; gives how many did end.
     * Rows are locked in the order of the line, as whoever offers places does.
     */
    endOpen: (requestIds: readonly string[], as: Ending, now: Temporal.Instant, taken: string | null = null): Promise<number> =>
      db.run(sql`
        update groups_requests set state = ${as}, closed_at = ${now}
        where request_id in (
          select request_id from groups_requests
          where closed_at is null and (request_id = ${taken}::uuid or (request_id = any(${[...requestIds]}::uuid[]) and state = 'open'))
          order by turn for update)`),
  };
}
