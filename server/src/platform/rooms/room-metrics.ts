import { Counter, Gauge, Histogram, Registry } from 'prom-client';

import type { Hub } from './hub.ts';

export type RoomMetrics = ReturnType<typeof createRoomMetrics>;

/** How the rooms of this server do, for whoever watches the school: counted as it happens, rooms and pages as they are asked for. */
export function createRoomMetrics(hub: Hub) {
  const registry = new Registry();
  const registers = [registry];
  const pagesOf = () => {
    const pages = [...hub.all()];
    return { rooms: new Set(pages.map(({ seat }) => seat.room)).size, pages: pages.length };
  };
  const open: Gauge = new Gauge({
    name: 'chip_rooms_open',
    help: 'Lessons in whose room somebody is by this server',
    registers,
    collect: () => open.set(pagesOf().rooms),
  });
  const pages: Gauge = new Gauge({
    name: 'chip_rooms_pages',
    help: 'Pages in rooms by this server',
    registers,
    collect: () => pages.set(pagesOf().pages),
  });
  const ops = new Counter({ name: 'chip_rooms_ops_total', help: 'Ops of pages that were stored', registers });
  const returns = new Counter({ name: 'chip_rooms_returns_total', help: 'Pages that lost their line and came back', registers });
  const recoveries = new Counter({
    name: 'chip_rooms_recoveries_total',
    help: 'Sound or picture that had to be brought back, by what was done',
    labelNames: ['by'],
    registers,
  });
  const firstFrame = new Histogram({
    name: 'chip_rooms_first_frame_seconds',
    help: 'From the tap to the first picture of the other',
    buckets: [0.25, 0.5, 1, 2, 4, 8, 16],
    registers,
  });
  return {
    registry,
    ops: (n: number) => ops.inc(n),
    cameBack: () => returns.inc(),
    recovered: (by: string) => recoveries.inc({ by }),
    firstFrame: (ms: number) => firstFrame.observe(ms / 1000),
  };
}
