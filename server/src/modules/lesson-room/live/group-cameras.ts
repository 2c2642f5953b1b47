import { Refusal } from '#platform/refusal';

import type { Tools } from '../dependencies/tools.ts';
import { type Cameras, camerasFor } from '../rules/engine.ts';

/** Whose cameras are on in lessons of a group: the school says so, and the next room of the group obeys. */
export function groupCameras({ db, clock, groups, cameras }: Tools) {
  async function insistOnGroup(groupId: string): Promise<void> {
    if (!(await groups.exists(groupId))) throw new Refusal('groups.group_not_found');
  }
  return {
    async cameras(groupId: string): Promise<{ cameras: Cameras }> {
      await insistOnGroup(groupId);
      return { cameras: camerasFor(true, await cameras.of(groupId)) };
    },
    setCameras: (groupId: string, wanted: Cameras): Promise<{ cameras: Cameras }> =>
      db.inTransaction(async () => {
        await insistOnGroup(groupId);
        await cameras.set(groupId, wanted, clock.now());
        return { cameras: wanted };
      }),
  };
}
