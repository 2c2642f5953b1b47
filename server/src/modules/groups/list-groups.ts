import type { Group } from '@school/contract/groups/shapes';

import { clubsOffered } from './clubs-offered.ts';
import { takesKids } from './rules/states.ts';
import type { Tools } from './tools.ts';
import { withLessons } from './views.ts';

type Reading = Pick<Tools, 'catalogue' | 'rows' | 'clock' | 'calendar' | 'clubs'>;

/** Groups of clubs that are offered, with a lesson from now to 28 days ahead, the next lesson first (docs/rules/clubs.md#window). */
export const listGroups = (tools: Reading) => async (): Promise<Group[]> => {
  const offered = await clubsOffered(tools);
  const open = (await tools.rows.open()).filter(({ courseCode }) => offered.has(courseCode));
  return (await withLessons(tools, open)).sort((one, other) => (one.timestamp < other.timestamp ? -1 : 1));
};

/** One group; undefined when it is closed or takes nobody, was never, or has no lesson in these days. */
export const oneGroup =
  (tools: Reading) =>
  async (groupId: string): Promise<Group | undefined> => {
    const group = await tools.rows.findOpen(groupId);
    return group && takesKids(group) ? (await withLessons(tools, [group]))[0] : undefined;
  };
