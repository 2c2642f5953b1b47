import type { Lobby } from '@school/contract/lesson-room/shapes';
import type { ClientMessage } from '@school/contract/realtime/protocol';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { aLesson, aLobby, hours } from '#testing/family.ts';
import { show } from '#testing/render.tsx';
import { fakeSchool } from '#testing/school.ts';

import { useOpenRoom } from './use-open-room.ts';

/** The live line as a page opens it; `tell` says something on it. */
function liveLine() {
  let tell: ((message: object) => void) | undefined;
  class Line extends EventTarget {
    static readonly OPEN = 1;
    readonly readyState = 1;
    constructor() {
      super();
      tell = (message) => this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
      queueMicrotask(() => this.dispatchEvent(new Event('open')));
    }
    send(text: string): void {
      followed.push(JSON.parse(text) as ClientMessage);
    }
    close(): void {}
  }
  const followed: ClientMessage[] = [];
  vi.stubGlobal('WebSocket', Line);
  return { followed, tell: (message: object) => tell?.(message) };
}

function Door() {
  const room = useOpenRoom(aLesson({ timestamp: hours(0.1) }));
  return <p>{room === undefined ? 'shut' : room.startedAt === null ? 'open' : 'on'}</p>;
}

test('an answer that was on its way while the lesson began takes nothing of that back', async () => {
  const line = liveLine();
  const school = fakeSchool();
  school.on('POST /realtime/ticket', { ticket: 'ticket' });
  const answers: Array<(answer: Lobby) => void> = [];
  school.on('GET /lesson-room/:eventId', () => new Promise<Lobby>((answer) => answers.push(answer)));
  await show(<Door />);
  await expect.poll(() => line.followed.map(({ t }) => t)).toContain('sub');
  await expect.poll(() => answers.length).toBe(1);
  await act(async () => line.tell({ t: 'snapshot', id: 'lesson-rooms/lesson', cursor: '1', data: aLobby({ startedAt: hours(0) }) }));
  expect(await screen.findByText('on')).toBeTruthy();
  // The school had looked before the lesson began, and was slow to say so.
  await act(async () => answers[0]?.(aLobby()));
  await act(async () => new Promise((go) => setTimeout(go, 50)));
  expect(screen.getByText('on')).toBeTruthy();
});
