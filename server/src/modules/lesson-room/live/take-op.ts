import { randomInt } from 'node:crypto';

import type { PageOp, RoomEvent } from '@school/contract/lesson-room/ops';
import { type Person, roleOf } from '@school/contract/lesson-room/people';
import type { NackCode } from '@school/contract/lesson-room/protocol';

import type { RoomConnection } from '#platform/rooms';

import type { Tools } from '../dependencies/tools.ts';
import { changesGrants, grantsOf, type Grants, mayWrite } from '../rules/may-do.ts';
import type { NewOp } from '../stores/events.store.ts';
import type { ChangeRoom } from './change-room.ts';
import { groupCommit } from './group-commit.ts';
import type { RoomHere, RoomsHere } from './rooms-here.ts';

interface Waiting extends NewOp {
  who: Person;
  op: PageOp;
  connection: RoomConnection;
}

const mostOfASeed = 2 ** 31 - 1;

/**
 * Takes an op of a page. One batch of a room is on its way to the database at a time, what comes meanwhile goes with the next;
 * what changes who may what is a batch of its own.
 */
export function takeOps(tools: Tools, here: RoomsHere, changeRoom: ChangeRoom) {
  const { clock, chat, events, realtime, roomRows, rooms, shelf, onFault } = tools;
  const commit = groupCommit(tools);
  const queues = new Map<string, Waiting[]>();

  const nack = ({ connection, opid }: Waiting, code: NackCode) => connection.send({ t: 'nack', opid, code });

  /** Why an op was not stored: it is there already, the room is over, or it may not be. */
  async function explain(room: RoomHere, refused: readonly Waiting[]): Promise<void> {
    if (refused.length === 0) return;
    const there = await events.seqsOf(
      room.lessonId,
      refused.map(({ opid }) => opid),
    );
    const row = await roomRows.find(room.lessonId);
    for (const it of refused) {
      const seq = there.get(it.opid);
      if (seq !== undefined) it.connection.send({ t: 'dup', opid: it.opid, seq });
      else if (!row || row.endedAs !== null) nack(it, 'over');
      else nack(it, whyNot(room, it));
    }
  }

  async function store(room: RoomHere, take: () => Waiting[], { onlyLines } = { onlyLines: false }): Promise<void> {
    const { ops: batch, stored, at: storedAt } = await commit.store(room.lessonId, take, { onlyLines });
    const seqs = new Map(stored.map(({ opid, seq }) => [opid, seq]));
    const at = storedAt.toString();
    const told = batch.flatMap(({ opid, who, op, seed }): RoomEvent[] => {
      const seq = seqs.get(opid);
      return seq === undefined ? [] : [{ seq, opid, who, op, at, seed }];
    });
    rooms.metrics.ops(told.length);
    const last = told.at(-1);
    if (last) {
      rooms.hub.stored(room.lessonId, last.seq);
      await here.take(
        room,
        told.toSorted((a, b) => a.seq - b.seq),
      );
    }
    await explain(
      room,
      batch.filter(({ opid }) => !seqs.has(opid)),
    );
    if (told.some(({ op }) => op.kind === 'start' || op.kind === 'step')) await tellOutside(room);
  }

  /** Whoever looks at the lesson from outside reads since when it is on, and how far it is. */
  async function tellOutside({ lessonId }: RoomHere): Promise<void> {
    await realtime.changed(`lesson-rooms/${lessonId}`);
    await realtime.changed('live-rooms');
  }

  /** Only what lies on the teacher's own shelf comes to the board, and what stands there already. */
  const mayPut = async ({ roster, state }: RoomHere, pictureId: string): Promise<boolean> =>
    (await shelf.put(roster.teacherId, pictureId, clock.now())) || state.pages.some(({ picture }) => picture === pictureId);

  /** Of strokes a child takes away its own, and a picture is the teacher's own. */
  async function isOwn(room: RoomHere, { who, op }: Waiting): Promise<boolean> {
    if (putsPicture(op)) return mayPut(room, op.picture);
    if (roleOf(who) === 'teacher' || (op.kind !== 'erase' && op.kind !== 'restore')) return true;
    return (await events.strokesOf(room.lessonId, op.page, who, op.strokes)) === new Set(op.strokes).size;
  }

  async function takeAlone(room: RoomHere, it: Waiting): Promise<void> {
    if (changesGrants(it.op.kind)) await explain(room, (await changeRoom(room.lessonId, [it])) ? [] : [it]);
    else if (await isOwn(room, it)) await store(room, () => [it]);
    else nack(it, 'role');
  }

  async function drain(room: RoomHere, queue: Waiting[]): Promise<void> {
    for (let [first] = queue; first; [first] = queue) {
      try {
        if (!goesAlone(first)) await store(room, () => nextBatch(queue), { onlyLines: queue.every(isLine) });
        else if (queue.shift()) await takeAlone(room, first);
      } catch (fault) {
        // The page has no answer and sends it again.
        onFault(fault, 'lesson room op');
      }
    }
    queues.delete(room.lessonId);
  }

  function act(connection: RoomConnection, opid: string, op: PageOp): void {
    const { room: lessonId, person: who } = connection.seat;
    const room = here.at(lessonId);
    if (!room) return connection.send({ t: 'nack', opid, code: 'over' });
    if (op.kind === 'chat' && chat.sharesContact(op.text))
      return connection.send({ t: 'nack', opid, code: 'chat_refused', error: 'chat.contacts_not_shared' });
    if (op.kind === 'stroke' && op.tool === 'text' && !mayWrite(room.roster, who))
      return connection.send({ t: 'nack', opid, code: 'role' });
    const seed = op.kind === 'tool' && op.tool !== null ? { seed: randomInt(1, mostOfASeed) } : {};
    const waiting: Waiting = { connection, opid, who, op, ...seed };
    const queue = queues.get(lessonId);
    if (queue) {
      queue.push(waiting);
      if (!isLine(waiting)) commit.hurry();
      return;
    }
    const begun = [waiting];
    queues.set(lessonId, begun);
    void drain(room, begun);
  }

  return { act, linesWait: commit.linesWait };
}

const isLine = ({ op }: Waiting): boolean => op.kind === 'stroke';

const putsPicture = (op: PageOp): op is PageOp & { kind: 'page'; picture: string } => op.kind === 'page' && typeof op.picture === 'string';

const goesAlone = ({ who, op }: Waiting): boolean =>
  changesGrants(op.kind) || putsPicture(op) || (roleOf(who) === 'kid' && (op.kind === 'erase' || op.kind === 'restore'));

/** What can be stored together: up to an op that wants the room as it is after those before it, or that is here twice. */
function nextBatch(queue: Waiting[]): Waiting[] {
  const opids = new Set<string>();
  const until = queue.findIndex((it) => {
    const ends = goesAlone(it) || opids.has(it.opid);
    opids.add(it.opid);
    return ends;
  });
  return queue.splice(0, until < 0 ? queue.length : until);
}

/** A child that may do it when it is not locked is told so; else it is not its right. */
function whyNot({ roster, state }: Pick<RoomHere, 'roster' | 'state'>, { who, op }: Waiting): NackCode {
  if (roleOf(who) !== 'kid') return 'role';
  const unlocked: Grants = grantsOf(roster, { ...state, allLocked: false, locked: [] }, {});
  return unlocked[who]?.includes(op.kind) ? 'locked' : 'role';
}
