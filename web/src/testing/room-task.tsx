import type { OpOf, PageOp, RoomEvent } from '@school/contract/lesson-room/ops';
import type { PageMessage, RoomMessage } from '@school/contract/lesson-room/protocol';
import { emptyRoom, reduce, type RoomState } from '@school/contract/lesson-room/state';
import type { RoomTask as Shown } from '@school/contract/lesson-room/task-calls';
import type { Card } from '@school/contract/playbooks/pictures';
import type { Task } from '@school/contract/playbooks/tasks';
import { within } from '@testing-library/react';
import { type ReactNode, useLayoutEffect, useState } from 'react';

import { createRoomConnection, type RoomSocket } from '#widgets/room/connection.ts';
import { createOutbox } from '#widgets/room/outbox.ts';
import { RoomTask } from '#widgets/room/tasks/room-task.tsx';
import { RoomContext, type RoomHearing } from '#widgets/room/use-room.ts';

import { show } from './render.tsx';
import { fakeSchool } from './school.ts';

export const kidUid = '00000000-0000-4000-8000-000000000002';
const teacherId = '00000000-0000-4000-8000-000000000003';
export const people = { kid: `kid:${kidUid}`, teacher: `teacher:${teacherId}` } as const;
type Side = keyof typeof people;
const seen = {
  kid: { role: 'kid', kidUid: null, band: 'junior' },
  teacher: { role: 'teacher', kidUid, band: 'junior' },
} as const;
const now = '2026-11-25T10:00:00Z';

const words = (text: string) => ({ ru: text, en: text });
export const card = (id: string): Card => ({ id, words: words(id) }) as Card;
export const common = { ask: words('Что здесь?'), hint: true, tries: 3 };
export const opened: OpOf<'task.open'> = { kind: 'task.open', taskNo: 0, mode: 'own', playbookUid: 'math-m2-08-online', taskIdx: 1 };

/** Something else is shown, and the task again; `drawn` is called each time as it stands on the page, before its effects have begun. */
function Aside({ children, drawn }: { children: ReactNode; drawn?: (() => void) | undefined }) {
  const [isAside, setAside] = useState(false);
  useLayoutEffect(() => {
    if (!isAside) drawn?.();
  }, [isAside, drawn]);
  return (
    <>
      <button type="button" onClick={() => setAside(!isAside)}>
        aside
      </button>
      {!isAside && children}
    </>
  );
}

/** A room with two pages, whose server passes on what is said in it. */
export async function twoPages(
  task: Task,
  {
    mode = 'own' as 'own' | 'class' | 'poll',
    allowed = {} as RoomState['allowed'],
    attemptUid = null as string | null,
    answers = (task: Shown): Shown | Response => task,
    drawn = undefined as (() => void) | undefined,
  } = {},
) {
  const seated: Record<string, (message: RoomMessage) => void> = {};
  const said: Array<{ from: Side; message: PageMessage }> = [];
  let state: RoomState = { ...reduce(emptyRoom, { seq: 0, opid: '', who: people.teacher, op: { ...opened, mode }, at: now }), allowed };
  let seq = 0;
  const tell = (op: RoomEvent['op'], who: string, opid: string = crypto.randomUUID()) => {
    const event = { seq: ++seq, opid, who, op, at: now } as RoomEvent;
    state = reduce(state, event);
    for (const say of Object.values(seated)) say({ t: 'events', events: [event] });
  };
  const item = { taskIdx: 1, round: 0, task, state: 'open', tries: 0, hint: null, kept: null, answer: null, judgement: null } as const;
  const shown: Shown = {
    taskNo: 0,
    mode,
    playbookUid: 'math-m2-08-online',
    taskIdx: 1,
    kidUid: mode === 'class' ? null : kidUid,
    attemptUid,
    startsAt: null,
    items: [item],
  };
  const school = fakeSchool();
  school.on('GET /lesson-room/:eventId/tasks/:taskNo', () => answers(shown));

  async function page(side: Side) {
    const hearing: RoomHearing = { passing: new Set(), refused: new Set() };
    const connection = createRoomConnection({
      eventId: 'lesson',
      enter: async () => ({
        epoch: 1,
        person: people[side],
        ticket: '',
        seq,
        state,
        media: { engine: 'direct', relay: false, cameras: 'all', iceServers: [] },
        now,
      }),
      open(): RoomSocket {
        const on: Record<string, Array<(it: { data?: unknown }) => void>> = {};
        const say = (message: RoomMessage) => on['message']?.forEach((hear) => hear({ data: JSON.stringify(message) }));
        seated[side] = say;
        queueMicrotask(() => on['open']?.forEach((hear) => hear({})));
        return {
          readyState: 1,
          close: () => undefined,
          addEventListener: (event, heard) => void (on[event] ??= []).push(heard),
          send(text) {
            const message = JSON.parse(text) as PageMessage;
            said.push({ from: side, message });
            if (message.t === 'hello') say({ t: 'ready', seq, you: people[side], epoch: 1, members: [], may: {}, now });
            if (message.t === 'op') tell(message.op as PageOp, people[side], message.opid);
            const other = side === 'kid' ? 'teacher' : 'kid';
            if (message.t === 'pass') seated[other]?.({ t: 'pass', who: people[side], it: message.it });
          },
        };
      },
      onSignal: () => undefined,
      onPassing: (who, it) => hearing.passing.forEach((hear) => hear(who, it)),
      onNack: () => undefined,
      onRefused: () => undefined,
      outbox: createOutbox(side, sessionStorage),
    });
    await connection.open();
    return { around: { connection, hearing, eventId: 'lesson' } };
  }
  const [kid, teacher] = [await page('kid'), await page('teacher')];
  const { user } = await show(
    <>
      <div data-testid="kid">
        <RoomContext value={kid.around}>
          <RoomTask {...seen.kid} />
        </RoomContext>
      </div>
      <div data-testid="teacher">
        <RoomContext value={teacher.around}>
          <Aside drawn={drawn}>
            <RoomTask {...seen.teacher} />
          </Aside>
        </RoomContext>
      </div>
    </>,
    { texts: ['player', 'tasks', 'verdicts', 'roomTasks', 'pictures'] },
  );
  const screen = (side: Side) => within(document.querySelector(`[data-testid=${side}]`) as HTMLElement);
  return { user, kid: screen('kid'), teacher: screen('teacher'), tell, school, shown, said, connections: { kid, teacher } };
}
