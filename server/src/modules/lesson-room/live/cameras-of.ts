import type { Tools } from '../dependencies/tools.ts';
import type { Cameras } from '../rules/engine.ts';

/** Whose cameras the school wants on in the group of a lesson; null where it has said nothing, and for a lesson of no group. */
export const camerasOf =
  ({ cameras }: Pick<Tools, 'cameras'>) =>
  async ({ groupId }: { groupId: string | null }): Promise<Cameras | null> =>
    groupId === null ? null : cameras.of(groupId);
