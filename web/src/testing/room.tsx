import { idOf } from '@school/contract/lesson-room/people';
import type { RoomEvent } from '@school/contract/lesson-room/ops';
import type { Member, PageMessage, RoomMessage } from '@school/contract/lesson-room/protocol';
import { pageOpKinds } from '@school/contract/lesson-room/ops';
import type { RoomMedia } from '@school/contract/lesson-room/shapes';
import { emptyRoom, reduce } from '@school/contract/lesson-room/state';
import { allowed } from '@school/contract/verdict';
import { act } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';

import { createRoomConnection, type RoomSocket } from '#widgets/room/connection.ts';
import { createOutbox } from '#widgets/room/outbox.ts';
import { RoomContext, type RoomHearing } from '#widgets/room/use-room.ts';

const roomPeople = {
  kid: 'kid:00000000-0000-4000-8000-000000000002',
  teacher: 'teacher:00000000-0000-4000-8000-000000000003',
} as const;
type Side = keyof typeof roomPeople;
const now = '2026-11-25T10:00:00Z';

const direct: RoomMedia = { engine: 'direct', relay: false, cameras: 'all', iceServers: [] };

/** A lesson with its two pages: whatever one does is an op that both hear, and the other hears what is said in passing. */
export function twoRoomPages({ seed = 7, at = now, media = direct } = {}) {
  sessionStorage.clear();
  const seated: Partial<Record<Side, (message: RoomMessage) => void>> = {};
  const log: RoomEvent[] = [];
  const state = () => log.reduce(reduce, emptyRoom);
  const member = (side: Side): Member => ({
    person: roomPeople[side],
    epoch: 1,
    name: side === 'kid' ? 'Миша' : 'Ольга',
    avatar: null,
    state: 'here',
    since: now,
    heartbeat: null,
  });

  const take = (side: Side, message: PageMessage): void => {
    if (message.t === 'hello')
      seated[side]?.({
        t: 'ready',
        seq: log.length,
        you: roomPeople[side],
        epoch: 1,
        members: [member('kid'), member('teacher')],
        may: Object.fromEntries(pageOpKinds.map((kind) => [kind, allowed()])),
        now: at,
      });
    if (message.t === 'op') {
      const event: RoomEvent = { seq: log.length + 1, opid: message.opid, who: roomPeople[side], op: message.op, at: now, seed };
      log.push(event);
      for (const say of Object.values(seated)) say({ t: 'events', events: [event] });
    }
    if (message.t === 'pass')
      for (const [other, say] of Object.entries(seated)) if (other !== side) say({ t: 'pass', who: roomPeople[side], it: message.it });
  };

  const page = (side: Side) => {
    const hearing: RoomHearing = { passing: new Set(), refused: new Set() };
    const connection = createRoomConnection({
      eventId: 'lesson',
      enter: async () => ({
        epoch: 1,
        person: roomPeople[side],
        ticket: '',
        seq: log.length,
        state: state(),
        media,
        now: at,
      }),
      open(): RoomSocket {
        const on: Record<string, Array<(it: { data?: unknown }) => void>> = {};
        seated[side] = (message) => on['message']?.forEach((hear) => hear({ data: JSON.stringify(message) }));
        queueMicrotask(() => on['open']?.forEach((hear) => hear({})));
        return {
          readyState: 1,
          close: () => undefined,
          addEventListener: (event, heard) => void (on[event] ??= []).push(heard),
          send: (text) => take(side, JSON.parse(text) as PageMessage),
        };
      },
      onSignal: () => undefined,
      onPassing: (who, it) => hearing.passing.forEach((hear) => hear(who, it)),
      onNack: () => undefined,
      onRefused: () => undefined,
      outbox: createOutbox(`room of ${side}`),
    });
    return { connection, around: { connection, hearing, eventId: 'lesson' } };
  };
  const [kid, teacher] = [page('kid'), page('teacher')];

  return {
    log,
    kid: kid.connection,
    teacher: teacher.connection,
    kidUid: idOf(roomPeople.kid),
    teacherId: idOf(roomPeople.teacher),
    /** The school itself writes an op. */
    tell(op: RoomEvent['op']): void {
      const event: RoomEvent = { seq: log.length + 1, opid: crypto.randomUUID(), who: 'school', op, at, seed };
      log.push(event);
      for (const say of Object.values(seated)) say({ t: 'events', events: [event] });
    },
    /** Both come in. */
    open: () =>
      act(async () => {
        await kid.connection.open();
        await teacher.connection.open();
      }),
    /** The two pages on one screen, each in its own part. */
    both: (kids: ReactNode, teachers: ReactNode) => (
      <Suspense>
        <section aria-label="kid">
          <RoomContext value={kid.around}>{kids}</RoomContext>
        </section>
        <section aria-label="teacher">
          <RoomContext value={teacher.around}>{teachers}</RoomContext>
        </section>
      </Suspense>
    ),
  };
}
