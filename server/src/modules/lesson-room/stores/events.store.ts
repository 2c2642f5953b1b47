import type { OpKind, RoomEvent, RoomOp } from '@school/contract/lesson-room/ops';
import { idOf, type Person, roleOf } from '@school/contract/lesson-room/people';

import { type Db, sql } from '#platform/db';

/** An op on its way into the log. */
export interface NewOp {
  opid: string;
  /** A person, or `school`. */
  who: Person;
  op: RoomOp;
  seed?: number | undefined;
}

interface EventRow {
  seq: number;
  opid: string;
  who: Person;
  kind: OpKind;
  body: Record<string, unknown>;
  seed: number | null;
  at: Temporal.Instant;
}

/** Whose an op is when it is erased: a child's own, and what is about one child. */
function kidOf({ who, op }: NewOp): string | null {
  if (who !== 'school' && roleOf(who) === 'kid') return idOf(who);
  if ('kidUid' in op && op.kidUid !== null) return op.kidUid;
  return 'person' in op && typeof op.person === 'string' && roleOf(op.person) === 'kid' ? idOf(op.person) : null;
}

const rowsOf = (ops: readonly NewOp[]): string =>
  JSON.stringify(
    ops.map((it, n) => {
      const { kind, ...body } = it.op;
      return {
        opid: it.opid,
        who: it.who,
        kid_uid: kidOf(it),
        kind,
        page: 'page' in it.op ? it.op.page : null,
        body,
        seed: it.seed ?? null,
        n,
      };
    }),
  );

/**
 * One batch of one room: locks its row, leaves out what is there already and what the grants of the row do not allow, numbers
 * the rest and stores it (docs/design/lesson-room.md#order). Never several rooms in one statement: two servers would deadlock.
 */
const store = `
  with r as materialized (select seq, grants from lesson_room_rooms where lesson_id = $1 and ended_at is null for update),
    o as (select x.* from jsonb_to_recordset($2::jsonb)
            as x(opid uuid, who text, kid_uid uuid, kind text, page int, body jsonb, seed int, n int)
          where not exists (select from lesson_room_events e where e.lesson_id = $1 and e.opid = x.opid)),
    ok as (select o.*, row_number() over (order by n) as rn from o, r where o.who = 'school' or (r.grants -> o.who) ? o.kind),
    u as (update lesson_room_rooms set seq = lesson_room_rooms.seq + (select count(*) from ok)
          where lesson_id = $1 and exists (select from ok))
  insert into lesson_room_events (lesson_id, seq, opid, who, kid_uid, kind, page, body, seed, at)
  select $1, r.seq + ok.rn, ok.opid, ok.who, ok.kid_uid, ok.kind, ok.page, ok.body, ok.seed, $3::timestamptz from ok, r
  returning seq, opid`;

const eventOf = ({ seq, opid, who, kind, body, seed, at }: EventRow): RoomEvent => ({
  seq,
  opid,
  who,
  op: { kind, ...body } as RoomOp,
  at: at.toString(),
  ...(seed === null ? {} : { seed }),
});

/** How PostgreSQL calls a key that is there already. */
const uniqueViolation = '23505';

export type EventStore = ReturnType<typeof createEventStore>;

/** What was done in rooms. */
export function createEventStore(db: Db) {
  const storeOnce = (lessonId: string, ops: readonly NewOp[], at: Temporal.Instant) =>
    db.named<{ seq: number; opid: string }>('lesson-room store', store, [lessonId, rowsOf(ops), at]);

  return {
    /** Stores what may be stored; answers with the numbers it got. Outside of a transaction a twin on another server is met once more. */
    async store(lessonId: string, ops: readonly NewOp[], at: Temporal.Instant): Promise<Array<{ seq: number; opid: string }>> {
      try {
        return await storeOnce(lessonId, ops, at);
      } catch (fault) {
        // The same op on two servers in one moment: the one that came second sees the other now.
        if ((fault as { code?: string }).code !== uniqueViolation || db.isInTransaction) throw fault;
        return storeOnce(lessonId, ops, at);
      }
    },
    async after(lessonId: string, seq: number, limit = 5000): Promise<RoomEvent[]> {
      const rows = await db.named<EventRow & Record<string, unknown>>(
        'lesson-room after',
        `select seq, opid, who, kind, body, seed, at from lesson_room_events where lesson_id = $1 and seq > $2 order by seq limit $3`,
        [lessonId, seq, limit],
      );
      return rows.map(eventOf);
    },
    /** Where ops stand that are in the log. */
    async seqsOf(lessonId: string, opids: readonly string[]): Promise<Map<string, number>> {
      const rows = await db.all(sql<{ opid: string; seq: number }>`
        select opid, seq from lesson_room_events where lesson_id = ${lessonId} and opid = any(${[...opids]}::uuid[])`);
      return new Map(rows.map(({ opid, seq }) => [opid, seq]));
    },
    /** How many of these strokes of a page are this person's. */
    async strokesOf(lessonId: string, page: number, who: Person, strokes: readonly string[]): Promise<number> {
      const row = await db.one(sql<{ n: number }>`
        select count(distinct body ->> 'id')::int as n from lesson_room_events
        where lesson_id = ${lessonId} and page = ${page} and kind = 'stroke' and who = ${who} and body ->> 'id' = any(${[...strokes]}::text[])`);
      return row?.n ?? 0;
    },
    /** What was drawn on a page and what became of it. */
    async ink(lessonId: string, page: number): Promise<RoomEvent[]> {
      const rows = await db.all(sql<EventRow>`
        select seq, opid, who, kind, body, seed, at from lesson_room_events
        where lesson_id = ${lessonId} and page = ${page} and kind in ('stroke', 'erase', 'restore', 'clear', 'unclear')
        order by seq`);
      return rows.map(eventOf);
    },
    /** What was done long ago; a day's work at a time. */
    removeBefore: (at: Temporal.Instant) =>
      db.run(sql`
        delete from lesson_room_events where (lesson_id, seq) in (select lesson_id, seq from lesson_room_events where at < ${at} limit 50000)`),
  };
}
