import { Refusal } from '#platform/refusal';

import { kidOf } from './family-of.ts';
import { digest } from './keys.ts';
import type { ImportTools, Line, Made } from './tools.ts';

type Tools = Pick<ImportTools, 'groups' | 'links' | 'lessonActs' | 'identity' | 'families'>;

/** The group that came with this title, or the one that has it. */
async function groupCalled({ links, groups }: Tools, title: string): Promise<string> {
  const called = title.toLowerCase();
  const brought = await links.made(digest('group', called));
  if (brought !== undefined) return brought;
  const [found, another] = (await groups.managed()).filter(({ group }) =>
    Object.values(group.title).some((it) => it.toLowerCase() === called),
  );
  if (!found || another) throw new Refusal('back-office.import_nobody_called_so', { field: 'title' });
  return found.group.groupId;
}

/**
 * A child in the group that it has been in, as a manager enrols one: places, its own lessons and those it has left decide. It has been there
 * before, so neither its age nor the number of its groups keeps it out.
 */
export const bringSeat =
  (tools: Tools) =>
  async ({ by, said, fileName }: Line<'seats'>): Promise<Made> => {
    const { familyId, kidUid } = await kidOf(tools, said);
    const groupId = await groupCalled(tools, said.title ?? '');
    const key = digest('seat', kidUid, groupId);
    if ((await tools.links.family([key])) !== undefined) return { outcome: 'same', familyId };
    await tools.lessonActs.carryOut(by, { familyId, act: { do: 'enrol', kidUid, groupId }, despite: true, reason: fileName });
    await tools.links.add({ familyId }, [key]);
    return { outcome: 'created', familyId };
  };
