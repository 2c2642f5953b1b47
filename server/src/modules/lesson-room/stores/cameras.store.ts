import { type Db, sql } from '#platform/db';

import type { Cameras } from '../rules/engine.ts';

export type CameraStore = ReturnType<typeof createCameraStore>;

/** Whose cameras are on in lessons of a group, as a manager has set it. */
export function createCameraStore(db: Db) {
  return {
    of: async (groupId: string): Promise<Cameras | null> =>
      (await db.one(sql<{ cameras: Cameras }>`select cameras from lesson_room_cameras where group_id = ${groupId}`))?.cameras ?? null,
    set: (groupId: string, cameras: Cameras, at: Temporal.Instant) =>
      db.run(sql`
        insert into lesson_room_cameras (group_id, cameras, set_at) values (${groupId}, ${cameras}, ${at})
        on conflict (group_id) do update set cameras = excluded.cameras, set_at = excluded.set_at`),
  };
}
