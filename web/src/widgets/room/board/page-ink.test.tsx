import { packInk } from '@school/contract/lesson-room/ink';
import { type Drawn, drawOn, emptyPage } from '@school/contract/lesson-room/drawn';
import type { RoomEvent, RoomOp } from '@school/contract/lesson-room/ops';
import { emptyRoom } from '@school/contract/lesson-room/state';
import { expect, onTestFinished, test, vi } from 'vitest';

import { createOutbox } from '../outbox.ts';
import { createRoomStore } from '../store.ts';
import { createBitmap } from './bitmap.ts';
import { createPageInk } from './page-ink.ts';
import type { Paints } from './paint-line.ts';

const kid = 'kid:00000000-0000-4000-8000-000000000002';
const teacher = 'teacher:00000000-0000-4000-8000-000000000001';
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const line = (n: number, page = 0): RoomOp => ({ kind: 'stroke', id: id(n), page, tool: 'pen', color: 'ink', width: 1, points: 'AAAA' });

/** A school with a log: pages hear it from where they came in, and are told what stands when they ask. */
function school() {
  const log: RoomEvent[] = [];
  const pages: Array<{ store: ReturnType<typeof createRoomStore>; misses: boolean }> = [];
  const folded = (page: number): Drawn => {
    const drawn = emptyPage();
    for (const event of log) if ('page' in event.op && event.op.page === page) drawOn(drawn, event);
    return drawn;
  };
  const entered = () => ({
    epoch: 1,
    person: kid,
    ticket: '',
    seq: log.length,
    state: emptyRoom,
    media: { engine: 'outside' as const, url: '' },
    now: '2026-11-25T10:00:00Z',
  });
  return {
    join(page = 0, ms = 0) {
      const store = createRoomStore(createOutbox('test'));
      store.entered(entered());
      const one = { store, misses: false };
      pages.push(one);
      const asked = vi.fn(async (of: number) => {
        const answer = { seq: log.length, lines: [...folded(of).lines.values()].map((it) => ({ ...it })) };
        await new Promise((go) => setTimeout(go, ms));
        return answer;
      });
      const ink = createPageInk({ page, store, ask: asked });
      onTestFinished(ink.start());
      return {
        ink,
        asked,
        shown: () => ink.read().map((it) => Number(it.id.slice(-4))),
        loses: () => (one.misses = true),
        comesBack() {
          one.misses = false;
          store.entered(entered());
        },
      };
    },
    act(who: string, ...ops: RoomOp[]) {
      for (const op of ops) {
        const event: RoomEvent = { seq: log.length + 1, opid: id(log.length), who, op, at: '2026-11-25T10:00:00Z' };
        log.push(event);
        for (const { store, misses } of pages) if (!misses) store.apply([event]);
      }
    },
  };
}
const settled = () => new Promise((go) => setTimeout(go, 40));

test('what two hands draw, erase, clear and bring back is the same picture for both', async () => {
  const at = school();
  const [one, two] = [at.join(), at.join()];
  await settled();
  at.act(kid, line(1), line(2));
  at.act(teacher, line(3), { kind: 'erase', page: 0, strokes: [id(1)] });
  at.act(kid, { kind: 'restore', page: 0, strokes: [id(1)] });
  at.act(teacher, { kind: 'erase', page: 0, strokes: [id(2)] }, { kind: 'clear', page: 0 });
  at.act(kid, line(4));
  at.act(teacher, { kind: 'unclear', page: 0 });
  expect(one.shown()).toEqual([1, 3, 4]);
  expect(two.shown()).toEqual(one.shown());
});

test('whoever comes later sees what all see, also when a clearing from before is taken back', async () => {
  const at = school();
  const first = at.join();
  await settled();
  at.act(kid, line(1), line(2));
  at.act(teacher, { kind: 'erase', page: 0, strokes: [id(1)] }, { kind: 'clear', page: 0 });
  const late = at.join();
  at.act(kid, line(3));
  await settled();
  await expect.poll(late.shown).toEqual([3]);
  at.act(teacher, { kind: 'unclear', page: 0 });
  await settled();
  await expect.poll(late.shown).toEqual([2, 3]);
  await expect.poll(first.shown).toEqual([2, 3]);
});

test('a page that comes back after lines it did not hear reads them', async () => {
  const at = school();
  const page = at.join();
  await settled();
  page.loses();
  at.act(kid, line(1), line(2));
  expect(page.shown()).toEqual([]);
  page.comesBack();
  await settled();
  await expect.poll(page.shown).toEqual([1, 2]);
  at.act(kid, line(3));
  await settled();
  await expect.poll(page.shown).toEqual([1, 2, 3]);
  expect(page.asked).toHaveBeenCalledTimes(2);
});

test('lines that it missed while its first answer was on the way are read, too', async () => {
  const at = school();
  const page = at.join(0, 10);
  page.loses();
  at.act(kid, line(1));
  page.comesBack();
  await settled();
  await expect.poll(page.shown).toEqual([1]);
  expect(page.asked).toHaveBeenCalledTimes(2);
});

test('a page that was read ahead of its board is not read again, and is kept until the board goes, too', async () => {
  const at = school();
  const { asked, ink, shown } = at.join();
  await settled();
  at.act(kid, line(1));
  const goes = ink.start();
  await settled();
  expect(asked).toHaveBeenCalledTimes(1);
  goes();
  goes();
  at.act(kid, line(2));
  expect(shown()).toEqual([1, 2]);
});

test('a page of the board shows its own lines alone', async () => {
  const at = school();
  const [first, second] = [at.join(0), at.join(1)];
  await settled();
  at.act(kid, line(1, 0), line(2, 1));
  expect(first.shown()).toEqual([1]);
  expect(second.shown()).toEqual([2]);
});

/** Strokes of a whole lesson by two hands. */
const many = 1_000;
/** Milliseconds in which whoever comes late sees all of them, and those of a frame; a machine with other work takes three times as long. */
const [late, frame] = [3 * 1_500, 3 * 16];

test('whoever comes late has a full page soon, and one more line costs less than a frame on it', async () => {
  const at = school();
  const points = packInk(Array.from({ length: 40 }, (_, n) => [100 + n * 7, 300 + 50 * Math.sin(n / 4)] as const));
  const draw = (n: number) => at.act(n % 2 === 0 ? kid : teacher, { ...line(n), points } as RoomOp);
  for (let n = 0; n < many; n += 1) draw(n);
  let painted = 0;
  const none = () => undefined;
  const path = { beginPath: none, moveTo: none, quadraticCurveTo: none, closePath: none };
  const onto = { fill: () => (painted += 1), clearRect: none, setTransform: none, ...path };
  const bitmap = createBitmap(onto as unknown as Paints, 2);
  const began = performance.now();
  const { ink } = at.join();
  ink.subscribe(() => bitmap.show(ink.read()));
  await expect.poll(() => painted, { timeout: late }).toBe(many);
  expect(performance.now() - began).toBeLessThan(late);

  const costs = Array.from({ length: 99 }, (_, n) => {
    const before = performance.now();
    draw(many + n);
    return performance.now() - before;
  });
  expect(painted).toBe(many + 99);
  expect(costs.toSorted((one, other) => one - other)[49]).toBeLessThan(frame);
});
