import type { GroupState } from '@school/contract/groups/limits';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

/** What of a group its state follows from (docs/rules/clubs.md#states). */
export interface GroupFacts {
  state: GroupState;
  /** Days, ISO, of the school's zone. */
  startsOn: string;
  closesOn: string | null;
  gatherBy: string | null;
  leastKids: number | null;
  opensAt: Temporal.Instant | null;
  /** Kids who are enrolled. */
  enrolled: number;
}

/** Does a group have places to give? */
export const takesKids = ({ state }: Pick<GroupFacts, 'state'>): boolean => state === 'enrolling' || state === 'running';

/** May somebody come into a group, or be offered a place of it? */
export const mayEnter = (group: Pick<GroupFacts, 'state'>): Verdict => (takesKids(group) ? allowed() : refused('groups.takes_nobody'));

/** The state in which a group goes into its teacher's calendar. */
export function firstState(
  { opensAt, startsOn, gatherBy }: Pick<GroupFacts, 'opensAt' | 'startsOn' | 'gatherBy'>,
  now: Temporal.Instant,
  today: string,
): 'scheduled' | 'enrolling' | 'running' {
  if (opensAt !== null && Temporal.Instant.compare(opensAt, now) > 0) return 'scheduled';
  return gatherBy !== null || startsOn > today ? 'enrolling' : 'running';
}

/**
 * What is due for a group by the clock: families see it, it begins, it is given up because too few came, its last day is over. Undefined
 * when nothing is.
 */
export function dueOf(group: GroupFacts, now: Temporal.Instant, today: string): 'open' | 'begin' | 'giveUp' | 'close' | undefined {
  const { state, opensAt, startsOn, gatherBy, leastKids, closesOn, enrolled } = group;
  if (state === 'scheduled' && opensAt !== null && Temporal.Instant.compare(opensAt, now) <= 0) return 'open';
  if (state === 'enrolling' && gatherBy !== null && gatherBy <= today) return enrolled >= (leastKids ?? 0) ? 'begin' : 'giveUp';
  if (state === 'enrolling' && gatherBy === null && startsOn <= today) return 'begin';
  return state === 'closing' && closesOn !== null && closesOn <= today ? 'close' : undefined;
}
