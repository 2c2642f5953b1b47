import { randomUUID } from 'node:crypto';

import { packInk } from '@school/contract/lesson-room/ink';
import { lessonRoomLimits } from '@school/contract/lesson-room/limits';

import { type BenchRow, percentile } from '../bench.ts';
import type { Page } from './clients.ts';
import type { Server } from './servers.ts';

/** Lines of a board after so many minutes of a lesson of two hours, in which all draw without end. */
export const marks = [0, 30, 60, 120] as const;
/** Whoever comes late comes so many times. */
export const joins = 5;

const { ops } = lessonRoomLimits;
/** A little slower than each may. */
const everyMs = { teacher: 1100 / ops.teacher.aSecond, kid: 1100 / ops.kid.aSecond };
const pause = (ms: number) => new Promise((go) => void setTimeout(go, ms));

/** A line of forty points of a hand, somewhere on the board. */
function aLine(): string {
  const [x, y, turn] = [50 + Math.random() * 800, 50 + Math.random() * 600, Math.random() * 6];
  return packInk(Array.from({ length: 40 }, (_, n) => [x + n * 2.5, y + 20 * Math.sin(turn + n / 6)] as const));
}

interface LongBoard {
  what: string;
  lines: number;
  server: Server;
  /** The teacher's page first. */
  pages: readonly Page[];
  /** Somebody more comes: until all lines of the page are there, and how many bytes that were. */
  comesLate(): Promise<{ lines: number; bytes: number }>;
}

/** All pages of a club draw until the board has its lines; the server tells what it keeps at each mark, and late comers what they wait. */
export async function drawLongBoard({ what, lines, server, pages, comesLate }: LongBoard): Promise<BenchRow> {
  const took: number[] = [];
  const sent = new Map<string, number>();
  const [teacher, ...kids] = pages;
  // Another's page hears it; a page hears of its own, too, in one of the rivals.
  if (kids[0]) kids[0].onDrawn = (id) => sent.has(id) && took.push(performance.now() - (sent.get(id) ?? NaN));
  const hands = [
    ...(teacher ? [{ page: teacher, everyMs: everyMs.teacher, isHeard: true }] : []),
    ...kids.map((page) => ({ page, everyMs: everyMs.kid, isHeard: false })),
  ];
  let drawn = 0;
  const drawTo = (until: number) =>
    Promise.all(
      hands.map(async (hand) => {
        for (let due = performance.now(); drawn < until; due += hand.everyMs) {
          await pause(Math.max(0, due - performance.now()));
          // Behind others on the machine it is late, and does not catch up.
          due = Math.max(due, performance.now() - hand.everyMs);
          if (drawn >= until) return;
          drawn += 1;
          const id = randomUUID();
          if (hand.isHeard) sent.set(id, performance.now());
          hand.page.draw(id, aLine());
        }
      }),
    );
  const heaps: number[] = [];
  const before = await server.spent();
  for (const minutes of marks) {
    await drawTo((lines * minutes) / 120);
    await pause(500);
    heaps.push(await server.heap());
  }
  const cpu = (await server.spent()) - before;
  const waits: number[] = [];
  let had = { lines: 0, bytes: 0 };
  for (let nth = 0; nth < joins; nth += 1) {
    const began = performance.now();
    had = await comesLate();
    waits.push(performance.now() - began);
  }
  return {
    what,
    'lines drawn': drawn,
    'lines of who comes late': had.lines,
    'seen by another, p95 ms': percentile(took, 0.95).toFixed(0),
    'server CPU us a line': Math.round((cpu * 1_000_000) / drawn),
    ...Object.fromEntries(marks.map((minutes, at) => [`heap MB, ${minutes} min`, (heaps[at] ?? NaN).toFixed(1)])),
    'heap MB more': ((heaps.at(-1) ?? NaN) - (heaps[0] ?? NaN)).toFixed(1),
    'late p50 ms': percentile(waits, 0.5).toFixed(0),
    'late p95 ms': percentile(waits, 0.95).toFixed(0),
    'late KB': Math.round(had.bytes / 1024),
  };
}
