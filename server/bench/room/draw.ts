import { randomUUID } from 'node:crypto';

import { type BenchRow, median, percentile } from '../bench.ts';
import type { Page } from './clients.ts';
import type { BenchRoom } from './fill-rooms.ts';
import type { Server } from './servers.ts';

export interface Contender {
  what: string;
  servers(): Promise<Server[]>;
  /** The two pages of a room, and later one more that looks at what is left. */
  open(servers: readonly Server[], room: BenchRoom, who: 'teacher' | 'kid'): Promise<Page>;
  left(servers: readonly Server[], room: BenchRoom): Promise<string[]>;
}

/**
 * Each of two pages of a room points so many times, so often; then it draws as often. It warms up with the lines of half a lesson:
 * after 40 of each the code of all contenders is still in its first, slow form, which a server that runs for days has left behind. What it
 * costs is the middle of several rounds: of the same server one differs from the next by a fifth.
 */
export const drawing = { rooms: 20, warmUp: 320, times: 120, rounds: 5, everyMs: 125 };
/** A line of forty points of a hand, packed as the room packs it. */
const points = 'gqBCDEFGHJKLMNPQRSTVWXYZabcdefghjkmnpqrstvwxyz0123456789-_gqBCDEFGHJKLMNPQRSTVWXYZabcdefg';
const pause = (ms: number) => new Promise((go) => void setTimeout(go, ms));
const round = (figure: number) => figure.toFixed(1);

/** All rooms draw at once; then the servers are killed at a blow, come back, and are asked what they have of what the others had seen. */
export async function drawIn(
  rooms: readonly BenchRoom[],
  database: () => Promise<number>,
  { what, servers: open, open: enter, left }: Contender,
): Promise<BenchRow> {
  const servers = await open();
  const sent = new Map<string, number>();
  const seen = new Map<BenchRoom, Set<string>>(rooms.map((room) => [room, new Set()]));
  const strokes: number[] = [];
  const pointers: number[] = [];
  const pairs: Page[][] = [];
  for (const room of rooms) {
    const pair = [await enter(servers, room, 'teacher'), await enter(servers, room, 'kid')];
    for (const [at, page] of pair.entries()) {
      page.onDrawn = (id) => {
        const began = sent.get(id);
        // A page hears of its own strokes, too: that the other has seen it counts.
        if (began === undefined || !id.endsWith(at === 0 ? 'b' : 'a')) return;
        strokes.push(performance.now() - began);
        seen.get(room)?.add(id);
      };
      page.onPointed = (n) => {
        const began = sent.get(`pointer ${n}`);
        if (began !== undefined && n % 2 !== at) pointers.push(performance.now() - began);
      };
    }
    pairs.push(pair);
  }
  const spent = async () => (await Promise.all(servers.map((server) => server.spent()))).reduce((sum, one) => sum + one, 0);
  const eachTime = async (times: number, act: (page: Page, at: number, time: number) => void) => {
    for (let time = 0; time < times; time += 1) {
      // Not all in one moment: a room begins a little after the one before.
      await Promise.all(
        pairs.map(async (pair, at) => {
          await pause((at / pairs.length) * drawing.everyMs);
          for (const [side, page] of pair.entries()) act(page, side, time);
        }),
      );
    }
    await pause(300);
  };
  const draw = (page: Page, at: number) => {
    const id = `${randomUUID().slice(0, -1)}${at === 0 ? 'a' : 'b'}`;
    sent.set(id, performance.now());
    page.draw(id, points);
  };
  let count = 0;
  const point = (page: Page, at: number) => {
    count += 1;
    sent.set(`pointer ${count * 2 + at}`, performance.now());
    page.point(count * 2 + at);
  };
  await eachTime(drawing.warmUp, draw);
  strokes.length = 0;
  await eachTime(drawing.times, point);
  const costs: Array<{ servers: number; database: number }> = [];
  for (let round = 0; round < drawing.rounds; round += 1) {
    const before = { servers: await spent(), database: await database() };
    await eachTime(drawing.times, draw);
    costs.push({ servers: (await spent()) - before.servers, database: (await database()) - before.database });
  }
  const cpu = { servers: median(costs.map(({ servers: it }) => it)), database: median(costs.map(({ database: it }) => it)) };
  // In the middle of drawing: who stores later what it has told already loses that.
  await Promise.all(servers.map((server) => server.kill()));
  for (const page of pairs.flat()) page.close();
  const back = await open();
  let lost = 0;
  for (const room of rooms) {
    const there = new Set(await left(back, room));
    for (const id of seen.get(room) ?? []) if (!there.has(id)) lost += 1;
  }
  await Promise.all(back.map((server) => server.kill()));
  const wanted = rooms.length * 2 * drawing.times;
  return {
    what,
    arrived: `${strokes.length} of ${wanted * drawing.rounds}`,
    'stroke p50 ms': round(percentile(strokes, 0.5)),
    'stroke p95 ms': round(percentile(strokes, 0.95)),
    'pointer p50 ms': round(percentile(pointers, 0.5)),
    'pointer p95 ms': round(percentile(pointers, 0.95)),
    'server CPU s': cpu.servers.toFixed(2),
    'PostgreSQL CPU s': cpu.database.toFixed(2),
    'server CPU us a stroke': Math.round((cpu.servers * 1_000_000) / wanted),
    'seen and lost after kill -9': lost,
  };
}
