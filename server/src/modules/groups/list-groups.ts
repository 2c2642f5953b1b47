import type { Group } from '@school/contract/groups/shapes';

import type { GroupRecord } from './groups.store.ts';
import { lessonsAhead } from './rules/weekly-lessons.ts';
import type { Tools } from './tools.ts';

type Reading = Pick<Tools, 'rows' | 'clock' | 'scheduling'>;

async function view({ clock, scheduling }: Reading, group: GroupRecord): Promise<Group | undefined> {
  const [next, ...later] = lessonsAhead(group, clock.now()).map((lesson) => lesson.toString());
  if (next === undefined) return undefined;
  return {
    groupId: group.groupId,
    courseCode: group.courseCode,
    title: group.title,
    level: group.level,
    ages: { from: group.ageFrom, to: group.ageTo },
    timestamp: next,
    lessons: [next, ...later],
    minutes: group.minutes,
    teacher: await scheduling.teacher(group.teacherId),
    capacity: group.capacity,
    freePlaces: group.capacity - group.taken,
  };
}

/** Groups with a lesson from now to 28 days ahead, the next lesson first (spec §7). */
export const listGroups = (tools: Reading) => async (): Promise<Group[]> => {
  const groups = await Promise.all((await tools.rows.open()).map((group) => view(tools, group)));
  return groups.filter((group) => group !== undefined).sort((one, other) => (one.timestamp < other.timestamp ? -1 : 1));
};

/** One group; undefined when it is closed or was never. */
export const oneGroup =
  (tools: Reading) =>
  async (groupId: string): Promise<Group | undefined> => {
    const group = await tools.rows.findOpen(groupId);
    return group && view(tools, group);
  };
