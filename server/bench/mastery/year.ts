import { createChild, type Graph, randomOf } from './children.ts';
import type { Way } from './ways.ts';

/** What came of a year, over all children and skills. */
export interface YearFigures {
  /** Percent of skills that came to true knowledge of 0.85, seen at the end of a week. */
  reached: number;
  /** Days from the lesson of a skill until then; a skill that never came so far counts with the days until the year's end. */
  days: number;
  /** Mean true knowledge 30 days after the last day. */
  kept: number;
  /** The mean of each child's weakest skill then. */
  weakest: number;
  /** Percent of items spent on what was known to 0.95 already. */
  idle: number;
  items: number;
}

const weeks = 36;
const homeDays = 5;
const knownFrom = 0.85;
const surely = 0.95;
const keptFor = 30;

/** A school year of `children`: a lesson a week with two items of what is new, the same for all ways, and five days at home. */
export function yearOf(graph: Graph, way: (graph: Graph) => Way, { children, seed }: { children: number; seed: number }): YearFigures {
  const sums = { reached: 0, days: 0, kept: 0, weakest: 0, idle: 0, items: 0, home: 0 };
  const skills = graph.needs.map((_, skill) => skill);
  for (let one = 0; one < children; one++) {
    const child = createChild(graph, randomOf(seed * 1_000_003 + one));
    const practice = way(graph);
    const reachedOn = new Map<number, number>();
    for (let week = 0; week < weeks; week++) {
      const monday = week * 7;
      for (const skill of skills.filter((it) => graph.week[it] === week)) {
        child.taught(skill, monday);
        for (let item = 0; item < 2; item++) practice.heard(skill, monday, child.answers(skill, monday));
      }
      const opened = skills.filter((it) => (graph.week[it] ?? 0) <= week);
      for (let home = 1; home <= homeDays; home++) {
        const day = monday + home;
        const set = practice.today(day, opened);
        sums.home += 1;
        sums.items += set.length;
        for (const skill of set) {
          if (child.knows(skill, day) >= surely) sums.idle += 1;
          practice.heard(skill, day, child.answers(skill, day));
        }
      }
      for (const skill of opened)
        if (!reachedOn.has(skill) && child.knows(skill, monday + 7) >= knownFrom) reachedOn.set(skill, monday + 7);
    }
    const end = weeks * 7;
    const kept = skills.map((skill) => child.knows(skill, end + keptFor));
    sums.reached += reachedOn.size / skills.length;
    sums.days += skills.reduce((sum, skill) => sum + (reachedOn.get(skill) ?? end) - (graph.week[skill] ?? 0) * 7, 0) / skills.length;
    sums.kept += kept.reduce((sum, it) => sum + it, 0) / skills.length;
    sums.weakest += Math.min(...kept);
  }
  return {
    reached: (100 * sums.reached) / children,
    days: sums.days / children,
    kept: sums.kept / children,
    weakest: sums.weakest / children,
    idle: (100 * sums.idle) / Math.max(1, sums.items),
    items: sums.items / sums.home,
  };
}
