import type { RoomConnection } from '#platform/rooms';

import type { Tools } from '../dependencies/tools.ts';

/** Writes down what a page says of its picture and sound when it is news: the first picture, another step, something brought back. */
export function noteQuality({ clock, members, rooms }: Pick<Tools, 'clock' | 'members' | 'rooms'>) {
  const steps = new WeakMap<RoomConnection, number>();
  return async (connection: RoomConnection): Promise<void> => {
    const { seat, heartbeat } = connection;
    if (!heartbeat) return;
    const { ladder, firstFrame = null, recovered = [] } = heartbeat;
    const step = ladder === (steps.get(connection) ?? 0) ? null : ladder;
    steps.set(connection, ladder);
    if (step === null && firstFrame === null && recovered.length === 0) return;
    if (firstFrame !== null) rooms.metrics.firstFrame(firstFrame);
    for (const by of recovered) rooms.metrics.recovered(by);
    await members.noteQuality(seat, { firstFrame, step, recoveries: recovered.length }, clock.now());
  };
}
