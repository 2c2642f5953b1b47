import type { Localised } from '@school/contract/shapes';
import type { ClubCode } from '@school/contract/catalogue/limits';

import type { Tools } from './tools.ts';

/** A group as those who are in it know it. */
export interface Team {
  groupId: string;
  courseCode: ClubCode;
  title: Localised;
  /** Everybody who is enrolled, who came first first. */
  kidUids: string[];
}

/** The groups in which a kid is enrolled; a visit or an offer is no place in the team. */
export const teamsOf =
  ({ rows, seats }: Pick<Tools, 'rows' | 'seats'>) =>
  async (kidUid: string): Promise<Team[]> => {
    const own = (await seats.ofKids([kidUid])).filter(({ heldAs }) => heldAs === 'enrolment').map(({ groupId }) => groupId);
    if (own.length === 0) return [];
    const [groups, all] = await Promise.all([rows.byIds(own), seats.ofGroups(own)]);
    return groups.map(({ groupId, courseCode, title }) => ({
      groupId,
      courseCode,
      title,
      kidUids: all.filter((seat) => seat.groupId === groupId && seat.heldAs === 'enrolment').map((seat) => seat.kidUid),
    }));
  };
