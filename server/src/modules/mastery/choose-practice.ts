import { masteryLimits } from '@school/contract/mastery/limits';

import { type Choice, chooseSet, type Opened } from './rules/choose.ts';
import { dayOf } from './rules/days.ts';
import { type Known, nothingKnown } from './rules/memory.ts';
import type { Tools } from './tools.ts';

/** What practice is chosen for. */
export interface Practice {
  courseCode: string;
  /** Skills whose lessons were held, and when the first of them was. */
  opened: ReadonlyMap<string, Temporal.Instant>;
  /** When the day of the family began. */
  today: Temporal.Instant;
  /** Items at most; what is not chosen now though it is due. */
  most: number;
  least?: number;
  without?: readonly string[];
}

/** A skill is open without its lesson where the child has answered to it, or a diagnostics has placed the child behind it. */
const isPlaced = ({ answers, ability }: Known): boolean => answers > 0 || ability >= masteryLimits.placed.below;

/** Which skills of a course the next items are about, and why: of those that are opened, in the order of the course. */
export const choosePractice =
  ({ store, library, clock }: Tools) =>
  async (kidUid: string, { courseCode, opened, today, most, least, without = [] }: Practice): Promise<Choice[]> => {
    const skills = library.courseWithTaken(courseCode)?.skills ?? [];
    if (skills.length === 0 || most <= 0) return [];
    const [known, asked] = await Promise.all([
      store.known(
        kidUid,
        skills.map(({ id }) => id),
      ),
      store.asked(kidUid, today),
    ]);
    const open = skills.flatMap(({ id, needs }): Opened[] => {
      const own = known.get(id);
      const since = opened.get(id);
      if (without.includes(id) || (!since && !(own && isPlaced(own)))) return [];
      const openedAt = since ? dayOf(since) : (own?.rightAt ?? own?.seenAt ?? 0);
      return [{ skill: id, known: own ?? nothingKnown, openedAt, needs, today: asked.get(id) ?? 0 }];
    });
    return chooseSet(open, { now: dayOf(clock.now()), most, ...(least !== undefined && { least }) });
  };
