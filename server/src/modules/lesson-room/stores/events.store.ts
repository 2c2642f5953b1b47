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

/** An op that was stored, by its number. */
export interface Stored {
  seq: number;
  opid: string;
}

/** What became of an op, by its room; a room without anything stored has a line without a number. */
type Line = [lessonId: string, ...([seq: number, opid: string] | [seq: null, opid: null])];

/** Whose an op is when it is erased: a child's own, and what is about one child. */
function kidOf({ who, op }: NewOp): string | null {
  if (who !== 'school' && roleOf(who) === 'kid') return idOf(who);
  if ('kidUid' in op && op.kidUid !== null) return op.kidUid;
  return 'person' in op && typeof op.person === 'string' && roleOf(op.person) === 'kid' ? idOf(op.person) : null;
}

/** Ops of one room that are stored together. */
export interface Batch {
  lessonId: string;
  ops: readonly NewOp[];
}

const rowsOf = (batches: readonly Batch[]): string =>
  JSON.stringify(
    batches.flatMap(({ lessonId, ops }) =>
      ops.map((it, n) => {
        const { kind, ...body } = it.op;
        return {
          lesson_id: lessonId,
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
    ),
  );

/**
 * Batches of rooms: locks their rows, leaves out what is there already and what the grants of its row do not allow, numbers the rest
 * of each room and stores it (docs/design/lesson-room.md#order). Answers with a line a room at least, all in one value: many rows would
 * be read field by field. Of several rooms those that
 * somebody holds are left out: two servers that waited for each other's would deadlock.
 */
const store = (held: 'waits' | 'leaves out') => `
  with r as materialized (
      select lesson_id, seq, grants from lesson_room_rooms where lesson_id = any($1::uuid[]) and ended_at is null
      order by lesson_id for update ${held === 'waits' ? '' : 'skip locked'}),
    -- By the index, however many rows the planner expects.
    o as (select x.* from jsonb_to_recordset($2::jsonb)
            as x(lesson_id uuid, opid uuid, who text, kid_uid uuid, kind text, page int, body jsonb, seed int, n int)
          where (select true from lesson_room_events e where e.lesson_id = x.lesson_id and e.opid = x.opid limit 1) is null),
    ok as (select o.*, r.seq + row_number() over (partition by lesson_id order by n) as seq from o join r using (lesson_id)
           where o.who = 'school' or (r.grants -> o.who) ? o.kind),
    u as (update lesson_room_rooms m set seq = l.seq from (select lesson_id, max(seq) as seq from ok group by lesson_id) l
          where m.lesson_id = l.lesson_id),
    i as (insert into lesson_room_events (lesson_id, seq, opid, who, kid_uid, kind, page, body, seed, at)
          select lesson_id, seq, opid, who, kid_uid, kind, page, body, seed, $3::timestamptz from ok
          returning lesson_id, seq, opid)
  select coalesce(json_agg(json_build_array(lesson_id, i.seq, i.opid)), '[]') as lines from r left join i using (lesson_id)`;
/** What is drawn on the board, and what becomes of it. */
const inkKinds = ['stroke', 'erase', 'restore', 'clear', 'unclear'];
const storeOne = store('waits');
const storeMany = store('leaves out');

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
  async function storeAll(held: 'waits' | 'leaves out', batches: readonly Batch[], at: Temporal.Instant): Promise<Map<string, Stored[]>> {
    const [name, text] = held === 'waits' ? ['lesson-room store', storeOne] : ['lesson-room store together', storeMany];
    const rooms = batches.map(({ lessonId }) => lessonId);
    const [row] = await db.named<{ lines: Line[] }>(name, text, [rooms, rowsOf(batches), at]);
    const stored = new Map<string, Stored[]>();
    for (const [lessonId, seq, opid] of row?.lines ?? []) {
      const ofRoom = stored.get(lessonId) ?? [];
      if (seq !== null) ofRoom.push({ seq, opid });
      stored.set(lessonId, ofRoom);
    }
    return stored;
  }

  const storeOnce = async (lessonId: string, ops: readonly NewOp[], at: Temporal.Instant): Promise<Stored[]> =>
    (await storeAll('waits', [{ lessonId, ops }], at)).get(lessonId) ?? [];

  return {
    /** Stores what may be stored; answers with the numbers it got. Outside of a transaction a twin on another server is met once more. */
    async store(lessonId: string, ops: readonly NewOp[], at: Temporal.Instant): Promise<Stored[]> {
      try {
        return await storeOnce(lessonId, ops, at);
      } catch (fault) {
        // The same op on two servers in one moment: the one that came second sees the other now.
        if ((fault as { code?: string }).code !== uniqueViolation || db.isInTransaction) throw fault;
        return storeOnce(lessonId, ops, at);
      }
    },
    /** The same for several rooms in one commit, a room once; of a room that is over, or that somebody holds, nothing is answered. */
    storeTogether: (batches: readonly Batch[], at: Temporal.Instant) => storeAll('leaves out', batches, at),
    async after(lessonId: string, seq: number, limit = 5000): Promise<RoomEvent[]> {
      const rows = await db.named<EventRow & Record<string, unknown>>(
        'lesson-room after',
        `select seq, opid, who, kind, body, seed, at from lesson_room_events where lesson_id = $1 and seq > $2 order by seq limit $3`,
        [lessonId, seq, limit],
      );
      return rows.map(eventOf);
    },
    /** Of each of these rooms what was done after a number, in order; without the ink, which is no part of its state. */
    async afterEach(rooms: ReadonlyArray<{ lessonId: string; seq: number }>): Promise<Map<string, RoomEvent[]>> {
      const rows = await db.all(sql<EventRow & { lessonId: string }>`
        select e.lesson_id as "lessonId", e.seq, opid, who, kind, body, seed, at
        from unnest(${rooms.map(({ lessonId }) => lessonId)}::uuid[], ${rooms.map(({ seq }) => seq)}::bigint[]) r(lesson_id, seq)
        join lesson_room_events e on e.lesson_id = r.lesson_id and e.seq > r.seq and not (e.kind = any(${inkKinds}))
        order by e.lesson_id, e.seq`);
      const all = new Map<string, RoomEvent[]>();
      for (const row of rows) {
        const ofRoom = all.get(row.lessonId);
        if (ofRoom) ofRoom.push(eventOf(row));
        else all.set(row.lessonId, [eventOf(row)]);
      }
      return all;
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
    /** What was drawn on a page and what became of it; no more of it than that, since a page may have ten thousand lines. */
    async ink(lessonId: string, page: number): Promise<Array<Pick<RoomEvent, 'seq' | 'who' | 'op'>>> {
      const rows = await db.all(sql<Pick<EventRow, 'seq' | 'who' | 'kind' | 'body'>>`
        select seq, who, kind, body from lesson_room_events
        where lesson_id = ${lessonId} and page = ${page} and kind in ('stroke', 'erase', 'restore', 'clear', 'unclear')
        order by seq`);
      return rows.map(({ seq, who, kind, body }) => ({ seq, who, op: { kind, ...body } as RoomOp }));
    },
    /** What was done long ago; a day's work at a time. */
    removeBefore: (at: Temporal.Instant) =>
      db.run(sql`
        delete from lesson_room_events where (lesson_id, seq) in (select lesson_id, seq from lesson_room_events where at < ${at} limit 50000)`),
  };
}
