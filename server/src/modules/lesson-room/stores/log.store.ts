import type { helpCodes, roomOutcomes } from '@school/contract/lesson-room/limits';

import { type Db, sql } from '#platform/db';
import { schoolZone } from '@school/contract/school/zone';

import type { Roster } from '../rules/roster.ts';

type Outcome = (typeof roomOutcomes)[number];

/** A room that is over, with what its log says. */
export interface RoomOverRow {
  lessonId: string;
  roster: Roster;
  startsAt: Temporal.Instant;
  endedAt: Temporal.Instant;
  endedAs: string;
  outcome: Outcome;
  togetherSeconds: number;
  calls: number;
  helpSeconds: number | null;
  /** By what the page is ordered, as a whole number. */
  place: number;
}

export interface LogAsked {
  /** Of these people alone; everybody's where nobody is looked for. */
  people?: { teacherIds: readonly string[]; familyIds: readonly string[] } | undefined;
  outcome?: Outcome | undefined;
  withHelp: boolean;
  from?: string | undefined;
  until?: string | undefined;
}

export type LogOrder = 'time' | 'together' | 'help';

export interface HelpFigures {
  calls: number;
  taken: number;
  averageSeconds: number | null;
  medianSeconds: number | null;
}

const zone = () => sql.lit(schoolZone());
const midnight = (day: string) => sql`(${day}::date::timestamp at time zone ${zone()})`;
const afterMidnight = (day: string) => sql`((${day}::date + 1)::timestamp at time zone ${zone()})`;

const places = {
  time: sql`extract(epoch from r.starts_at)::bigint`,
  together: sql`coalesce(r.together_seconds, 0)::bigint`,
  help: sql`coalesce(h."helpSeconds", 0)::bigint`,
} as const;

const waited = sql`extract(epoch from taken_at - at)`;
const figures = sql`count(*)::int as calls, count(taken_at)::int as taken, round(avg(${waited}))::int as "averageSeconds",
  round(percentile_cont(0.5) within group (order by ${waited}))::int as "medianSeconds"`;

export type LogStore = ReturnType<typeof createLogStore>;

/** What managers read of rooms that are over, and how long calls for help waited. */
export function createLogStore(db: Db) {
  const found = ({ people, outcome, withHelp, from, until }: LogAsked) => sql`
    from lesson_room_rooms r cross join lateral (
      select count(*)::int as calls, max(extract(epoch from taken_at - at))::int as "helpSeconds"
      from lesson_room_help where lesson_id = r.lesson_id) h
    where r.ended_at is not null
      and (${outcome ?? null}::text is null or r.outcome = ${outcome ?? null})
      and (not ${withHelp} or h.calls > 0)
      and (${from ?? null}::date is null or r.starts_at >= ${midnight(from ?? '2026-01-01')})
      and (${until ?? null}::date is null or r.starts_at < ${afterMidnight(until ?? '2026-01-01')})
      and (${people === undefined} or r.roster ->> 'teacherId' = any(${[...(people?.teacherIds ?? [])]}::text[])
        or exists (select from jsonb_array_elements(r.roster -> 'kids') k where k ->> 'familyId' = any(${[...(people?.familyIds ?? [])]}::text[])))`;
  const helpIn = (from: string, to: string) => sql`at >= ${midnight(from)} and at < ${afterMidnight(to)}`;

  return {
    /** A page in an order, from a place on; rooms of one place by their ids. */
    page(
      asked: LogAsked,
      { by, down, before, limit }: { by: LogOrder; down: boolean; before?: { place: number; lessonId: string } | undefined; limit: number },
    ) {
      const place = places[by];
      const { place: last = null, lessonId = null } = before ?? {};
      const beyond = down
        ? sql`(${place}, r.lesson_id) < (${last}::bigint, ${lessonId}::uuid)`
        : sql`(${place}, r.lesson_id) > (${last}::bigint, ${lessonId}::uuid)`;
      const order = down ? sql`place desc, r.lesson_id desc` : sql`place, r.lesson_id`;
      return db.all(sql<RoomOverRow>`
        select r.lesson_id as "lessonId", r.roster, r.starts_at as "startsAt", r.ended_at as "endedAt", r.ended_as as "endedAs",
          coalesce(r.outcome, 'open') as outcome, coalesce(r.together_seconds, 0) as "togetherSeconds", h.calls, h."helpSeconds", ${place} as place
        ${found(asked)} and (${last}::bigint is null or ${beyond}) order by ${order} limit ${limit}`);
    },
    async count(asked: LogAsked): Promise<number> {
      const row = await db.one(sql<{ n: number }>`select count(*)::int as n ${found(asked)}`);
      return row?.n ?? 0;
    },
    /** Whoever has taught in a room. */
    async teachers(): Promise<string[]> {
      const rows = await db.all(sql<{ teacherId: string }>`
        select distinct roster ->> 'teacherId' as "teacherId" from lesson_room_rooms where ended_at is not null`);
      return rows.map(({ teacherId }) => teacherId);
    },
    /** How long calls waited until somebody looked: in all, by day, by what they were about. Days of the school's zone, both included. */
    async help(from: string, to: string) {
      const whole = await db.one(sql<HelpFigures>`select ${figures} from lesson_room_help where ${helpIn(from, to)}`);
      const days = await db.all(sql<HelpFigures & { date: string }>`
        select (at at time zone ${zone()})::date::text as date, ${figures} from lesson_room_help where ${helpIn(from, to)} group by 1 order by 1`);
      const codes = await db.all(sql<HelpFigures & { code: (typeof helpCodes)[number] }>`
        select code, ${figures} from lesson_room_help where ${helpIn(from, to)} group by 1 order by calls desc, 1`);
      return { whole: whole ?? { calls: 0, taken: 0, averageSeconds: null, medianSeconds: null }, days, codes };
    },
  };
}
