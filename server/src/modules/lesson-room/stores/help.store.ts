import { type helpCodes, lessonRoomLimits } from '@school/contract/lesson-room/limits';
import type { Person } from '@school/contract/lesson-room/people';

import { type Db, sql } from '#platform/db';

export interface HelpRow {
  helpId: string;
  lessonId: string;
  person: Person;
  kidUid: string | null;
  code: (typeof helpCodes)[number];
  facts: Record<string, unknown>;
  /** Whom the teacher wants to be connected with by phone. */
  bridgeFamily: string | null;
  at: Temporal.Instant;
  takenBy: string | null;
  takenAt: Temporal.Instant | null;
  closedAt: Temporal.Instant | null;
}

const columns = sql`help_id as "helpId", lesson_id as "lessonId", person, kid_uid as "kidUid", code, facts, bridge_family as "bridgeFamily", at,
  taken_by as "takenBy", taken_at as "takenAt", closed_at as "closedAt"`;

export type HelpStore = ReturnType<typeof createHelpStore>;

/** Calls for help. */
export function createHelpStore(db: Db) {
  return {
    /** False while the person has one that is open. */
    ask: async (it: Omit<HelpRow, 'takenBy' | 'takenAt' | 'closedAt'>): Promise<boolean> =>
      (await db.run(sql`
        insert into lesson_room_help (help_id, lesson_id, person, kid_uid, code, facts, bridge_family, at)
        values (${it.helpId}, ${it.lessonId}, ${it.person}, ${it.kidUid}, ${it.code}, ${JSON.stringify(it.facts)}::jsonb, ${it.bridgeFamily}, ${it.at})
        on conflict do nothing`)) === 1,
    find: (lessonId: string, helpId: string) =>
      db.one(sql<HelpRow>`select ${columns} from lesson_room_help where lesson_id = ${lessonId} and help_id = ${helpId}`),
    ofLesson: (lessonId: string) =>
      db.all(sql<HelpRow>`select ${columns} from lesson_room_help where lesson_id = ${lessonId} order by at desc, help_id desc limit 100`),
    /** False when somebody looks at it already. */
    take: async (helpId: string, by: string, at: Temporal.Instant): Promise<boolean> =>
      (await db.run(sql`
        update lesson_room_help set taken_by = ${by}, taken_at = ${at} where help_id = ${helpId} and taken_at is null and closed_at is null`)) ===
      1,
    close: (helpId: string, as: string, at: Temporal.Instant) =>
      db.run(sql`update lesson_room_help set closed_at = ${at}, closed_as = ${as} where help_id = ${helpId} and closed_at is null`),
    /** What was open in a room that has ended is so no more. */
    closeAll: (lessonId: string, as: string, at: Temporal.Instant) =>
      db.run(sql`update lesson_room_help set closed_at = ${at}, closed_as = ${as} where lesson_id = ${lessonId} and closed_at is null`),
    /** Calls at which nobody has looked for too long; whoever reads one is the only one who does. */
    unanswered: (now: Temporal.Instant) =>
      db.all(sql<HelpRow>`
        update lesson_room_help set duty_told_at = ${now}
        where taken_at is null and closed_at is null and duty_told_at is null
          and at <= ${now.subtract({ seconds: lessonRoomLimits.helpUnansweredSeconds })}
        returning ${columns}`),
    removeBefore: (at: Temporal.Instant) => db.run(sql`delete from lesson_room_help where at < ${at}`),
  };
}
